import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

/// Answers how a section is laid out. nil is allowed for a section without items only (R401).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is put together from sections, groups and items.
///
///     let layout = UICollectionViewCompositionalLayout { index, environment in
///         let wide = environment.container.effectiveContentSize.width > 600
///         return .photos(columns: wide ? 4 : 2)
///     }
///
/// Where everything goes is decided by `LayoutEngine.CompositionalSolver`; this class asks for the sections and translates.
///
/// - Complexity: of preparing, O(sections); items that are no estimates cost nothing, however many they are.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// A layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }

    /// A layout whose sections are all alike, with the distance between them, and headers of the whole.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        storedConfiguration = Self.copy(of: configuration)
        super.init()
    }

    /// - Parameter sectionProvider: asked for each section, whenever the layout is solved.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }

    /// A layout that asks for each section, with the distance between them, and headers of the whole.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        storedConfiguration = Self.copy(of: configuration)
        super.init()
    }

    /// Layouts are not archived here: one without sections.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        super.init(coder: coder)
    }

    /// A copy is kept. Setting it invalidates the layout.
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
        attributes(meeting: rect)
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

    /// When the size changes, of which all else is a fraction. Always, when something is pinned (R471).
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

    /// When a length is an estimate and the view wants another one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { isSelfSizing && measures(preferredAttributes.size, of: originalAttributes) }

    /// The size that the view wants is kept when the context comes back; sections are not asked for again.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? CompositionalInvalidationContext)?.measured = (originalAttributes, preferredAttributes.size)
        return context
    }

    /// True: leading is on the right in right-to-left languages.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override var builtIn: (any BuiltInLayout)? { self }

    override var asksForPreferredSizes: Bool {
        isSelfSizing || type(of: self) != UICollectionViewCompositionalLayout.self
    }

    // MARK: State

    /// Where everything is; nil when it has to be solved.
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
    /// The solution, boxed once and not with each pass; nil while it is edited, because a second reference would make it copied.
    final var boxedSolution: (any SolvedLayout)?
    /// Whether anything moves when nothing but the visible rectangle does. Asked with every step of scrolling.
    private(set) final var isPinning = false
    /// Whether views are asked how large they are.
    private(set) final var isSelfSizing = false
    /// The lengths that every cell determines itself; nil where cells differ. Kept here because reading it from the solution copies that.
    private(set) final var commonEstimates: EstimatedLengths?
    /// Whether sections scroll on their own.
    private(set) final var hasOwnScrolls = false
    /// What the app said about its sections; nil when it has to be asked.
    final var input: CompositionalInput?
    /// What is known of cells that size themselves, and of views at the edges of sections.
    final var selfSizing = SelfSizedItems() {
        didSet { if followed != nil { followed = nil } }
    }
    final var measuredViews: [ElementKey: CGSize] = [:] {
        didSet { if followed != nil { followed = nil } }
    }
    /// The previous solution with a batch of updates applied. Used if nothing is measured in the meantime and the section provider returns
    /// equal sections.
    final var followed: CompositionalSolution?
    /// The kinds of views by their numbers in the solution.
    final var kinds: [CompositionalTranslation.Kind] = []
    final var elementKinds: [ElementKind] = []
    final var extras: [AttributesExtras?] = []
    /// Those of sections that have one, and what they are told of the place.
    final var itemHandlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
    final var environment: LayoutEnvironment?
    /// By section; empty where none is a list.
    final var lists: [ListSection?] = []
    /// What was answered last.
    final var answers = KeptAnswers()
    /// What the solution went by.
    final var solvedSurroundings: CompositionalSurroundings?
    /// Whether sections are being asked for. What the app asks in turn is answered from what is known.
    final var isSolving = false
}

/// What a compositional layout passes on to itself.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether nothing but what is visible changed.
    var isOfScrolling = false
    /// The view that asked for another size, and that size.
    var measured: (attributes: UICollectionViewLayoutAttributes, size: CGSize)?
}
