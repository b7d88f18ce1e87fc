import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore
import LayoutEngine

/// Returns the layout of a section. nil is allowed only for a section without items (R401).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that consists of sections, groups and items.
///
///     let layout = UICollectionViewCompositionalLayout { index, environment in
///         let wide = environment.container.effectiveContentSize.width > 600
///         return .photos(columns: wide ? 4 : 2)
///     }
///
/// `LayoutEngine.CompositionalSolver` decides where everything goes. This class asks for the sections and translates.
///
/// - Complexity: `prepare()` is O(sections). Items whose sizes aren't estimated cost nothing, however many there are.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Creates a layout whose sections are all the same.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }

    /// Creates a layout whose sections are all the same, with a configuration for the whole content.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        storedConfiguration = Self.copy(of: configuration)
        super.init()
    }

    /// - Parameter sectionProvider: Called for each section whenever the layout is solved.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }

    /// Creates a layout that asks for each section, with a configuration for the whole content.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        storedConfiguration = Self.copy(of: configuration)
        super.init()
    }

    /// Creates a layout without sections: layouts can't be archived.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        super.init(coder: coder)
    }

    /// The properties of the whole content. The layout keeps a copy. Setting it invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { storedConfiguration }
        set {
            storedConfiguration = Self.copy(of: newValue)
            invalidateLayout()
        }
    }
    private final var storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()

    private static func copy(
        of configuration: UICollectionViewCompositionalLayoutConfiguration
    ) -> UICollectionViewCompositionalLayoutConfiguration {
        configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
    }

    final let provider: UICollectionViewCompositionalLayoutSectionProvider

    // MARK: UICollectionViewLayout

    open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

    open override func prepare() { solveIfNeeded() }

    open override var collectionViewContentSize: CGSize {
        solveIfNeeded()
        return solution?.contentSize ?? .zero
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        MainThread.require("-[UICollectionViewLayout layoutAttributesForElementsInRect:]")
        return attributes(meeting: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elementAttributes(ofKind: elementKind, isDecoration: false, at: indexPath)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elementAttributes(ofKind: elementKind, isDecoration: true, at: indexPath)
    }

    /// Returns true if the size changes, because fractional sizes depend on it. With pinned views, returns true for
    /// every change (R471).
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return isPinning ? newBounds != collectionView.bounds : newBounds.size != collectionView.bounds.size
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? CompositionalInvalidationContext)?.isOfScrolling = newBounds.size == collectionView?.bounds.size
        return context
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    /// Returns true if a length is estimated and the view prefers another one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { isSelfSizing && measures(preferredAttributes.size, of: originalAttributes) }

    /// The context carries the size that the view prefers. The layout doesn't ask for its sections again.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? CompositionalInvalidationContext)?.measured = (originalAttributes, preferredAttributes.size)
        return context
    }

    /// Returns true: in right-to-left languages, leading is on the right.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override var builtIn: (any BuiltInLayout)? { self }

    override var asksForPreferredSizes: Bool {
        isSelfSizing || type(of: self) != UICollectionViewCompositionalLayout.self
    }

    // MARK: State

    /// The frames of all elements; nil if the layout has to be solved.
    final var solution: CompositionalSolution? {
        didSet {
            isPinning = solution?.isPinning ?? isPinning
            isSelfSizing = solution?.hasEstimates ?? isSelfSizing
            hasOwnScrolls = solution?.hasOwnScrolls ?? hasOwnScrolls
            commonEstimates = solution?.commonEstimates
            boxedSolution = nil
            answers.forget()
        }
    }
    /// The solution, boxed once and not in each layout pass. nil while the solution is edited, because a second
    /// reference would make the edit a copy.
    final var boxedSolution: (any SolvedLayout)?
    /// Whether scrolling alone moves something: a pinned view. The collection view reads this at every scroll step.
    private(set) final var isPinning = false
    /// Whether any view is asked for its preferred size.
    private(set) final var isSelfSizing = false
    /// The lengths that every cell determines itself; nil if cells differ. Stored here, because reading it from the
    /// solution copies the solution.
    private(set) final var commonEstimates: EstimatedLengths?
    /// Whether sections scroll on their own.
    private(set) final var hasOwnScrolls = false
    /// The app's sections; nil if the layout has to ask for them.
    final var input: CompositionalInput?
    /// The measured sizes of cells, and of supplementary views at the edges of sections.
    final var selfSizing = SelfSizedItems() {
        didSet { if followed != nil { followed = nil } }
    }
    final var measuredViews: [ElementKey: CGSize] = [:] {
        didSet { if followed != nil { followed = nil } }
    }
    /// The previous solution with a batch update applied. The layout uses it if nothing is measured in the meantime and
    /// the section provider returns equal sections.
    final var followed: CompositionalSolution?
    /// The kinds of supplementary and decoration views, by their numbers in the solution.
    final var kinds: [CompositionalTranslation.Kind] = []
    final var elementKinds: [ElementKind] = []
    final var extras: [AttributesExtras?] = []
    /// The sections' handlers of visible items, by section, and the environment that they get.
    final var itemHandlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
    final var environment: LayoutEnvironment?
    /// The lists by section; empty if no section is a list.
    final var lists: [ListSection?] = []
    /// The last attributes that the layout returned.
    final var answers = KeptAnswers()
    /// The surroundings that the solution is for.
    final var solvedSurroundings: CompositionalSurroundings?
    /// Whether the layout is asking for its sections. If the app asks the layout meanwhile, it answers from what it
    /// knows.
    final var isSolving = false
}

/// What a compositional layout tells itself about an invalidation.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether only the origin of the bounds changed.
    var isOfScrolling = false
    /// The view that prefers another size, and that size.
    var measured: (attributes: UICollectionViewLayoutAttributes, size: CGSize)?
}
