import CoreGraphics
import Foundation
import LayoutEngine

/// Puts items into lines, as many as fit, and lines below each other; or into columns, scrolling sideways.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 100, height: 50)
///     layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
///
/// Where everything goes is decided by `LayoutEngine.FlowSolver`; this class hands it what it was told and translates
/// the answers.
///
/// - Complexity: of preparing, O(sections) while a section's items have one size, O(items) otherwise.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// How a section's insets are measured.
    public enum SectionInsetReference: Int, Sendable {
        /// From the content's edges.
        case fromContentInset = 0
        /// From the safe area.
        case fromSafeArea = 1
        /// From the layout margins.
        case fromLayoutMargins = 2
    }

    override func readNib(_ nib: NibCoder) { readFlowNib(nib) }

    // Asked with each pass or step. Exclusivity is not checked at run time: these are plain numbers.

    /// Between lines, exactly; in points. 10 by default (R1, R28).
    @exclusivity(unchecked) open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// Between the items of a line, at least; in points. 10 by default.
    @exclusivity(unchecked) open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// 50 × 50 points by default.
    @exclusivity(unchecked) open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The way that the content scrolls. Lines run across it.
    @exclusivity(unchecked) open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// Zero, the default, is no header. Only the length along the scroll axis counts (R31).
    @exclusivity(unchecked) open var headerReferenceSize: CGSize = .zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of all footers; only the length along the scroll direction counts. Zero, the default, shows none.
    @exclusivity(unchecked) open var footerReferenceSize: CGSize = .zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The room around each section's items, in points. Zero by default.
    @exclusivity(unchecked) open var sectionInset: UIEdgeInsets = .zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// Setting it does not invalidate by itself (R7).
    @exclusivity(unchecked) open var sectionInsetReference: SectionInsetReference = .fromContentInset

    // MARK: Cells that size themselves

    /// Where cells lie until they were seen. Other than zero, the default, it lets cells size themselves (R50).
    ///
    ///     layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    ///
    /// A cell that comes into view is asked for its size, by `preferredLayoutAttributesFitting(_:)`. Items that were not
    /// seen yet take the mean of those that were (R53), or what the delegate says (R54).
    @exclusivity(unchecked) open var estimatedItemSize: CGSize = .zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }

    /// What ``estimatedItemSize`` is set to for cells that size themselves, when nothing is known of their sizes: the
    /// first cells are then measured from ``itemSize``.
    public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

    // MARK: Headers and footers that stay in view

    /// Whether a section's header stays at the top of what is visible until the section ends (R45).
    @exclusivity(unchecked) open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { pinningDidChange() } }
    }

    /// Whether a section's footer stays at the bottom of what is visible while the section reaches beyond it.
    @exclusivity(unchecked) open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { pinningDidChange() } }
    }

    // MARK: UICollectionViewLayout

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() { solveIfNeeded() }

    open override var collectionViewContentSize: CGSize {
        solveForAnswer()
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
        supplementaryAttributes(ofKind: elementKind, at: indexPath)
    }

    /// When the length across the scroll axis changes: lines break there. Always, when something is pinned (R48).
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        if isPinning { return newBounds != collectionView.bounds }
        return newBounds.size[cross: scrollDirection.axis] != collectionView.bounds.size[cross: scrollDirection.axis]
    }

    /// M5: nothing the delegate said changes with the bounds; frames do when the size across does.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        flow.invalidateFlowLayoutDelegateMetrics = false
        guard let old = collectionView?.bounds else { return flow }
        let axis = scrollDirection.axis
        flow.invalidateFlowLayoutAttributes =
            newBounds.size != old.size || newBounds.origin[cross: axis] != old.origin[cross: axis]
        return flow
    }

    /// R50: when cells size themselves and this one wants another size. Headers and footers do not (R56).
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isSelfSizing && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    /// The size that the cell wants is kept when the context comes back; the delegate is not asked again.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        flow.invalidateFlowLayoutDelegateMetrics = false
        flow.measured = (originalAttributes.indexPath, preferredAttributes.size)
        return flow
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    override var builtIn: (any BuiltInLayout)? { self }

    override var asksForPreferredSizes: Bool { isSelfSizing || type(of: self) != UICollectionViewFlowLayout.self }

    // MARK: State

    /// Whether anything moves when nothing but the visible rectangle does. Asked with every step of scrolling.
    @exclusivity(unchecked) final var isPinning = false

    private func pinningDidChange() {
        isPinning = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
        invalidateLayout()
    }

    /// Where everything is; nil when it has to be solved.
    @exclusivity(unchecked) var solution: FlowSolution? {
        didSet {
            boxedSolution = nil
            knownRaster = nil
            answers.forget()
        }
    }
    /// The solution as a table. Nil until someone asks for it; `.some(nil)` if lines hold different numbers of items.
    @exclusivity(unchecked) private var knownRaster: FlowRaster??

    var raster: (lines: FlowRaster, axis: Axis)? {
        if knownRaster == nil { knownRaster = .some(solution.flatMap { FlowRaster($0) }) }
        return knownRaster!.map { ($0, scrollDirection.axis) }
    }

    /// The solution, boxed once and not with each pass; nil while it is edited, because a second reference would make it copied.
    @exclusivity(unchecked) var boxedSolution: (any SolvedLayout)?
    /// What was answered last.
    @exclusivity(unchecked) var answers = KeptAnswers()
    /// Whether the layout was invalidated while it was being solved.
    @exclusivity(unchecked) var isSolutionStale = false
    /// Whether delegate and data source are being asked. What they ask in turn is answered from what is known.
    @exclusivity(unchecked) var isSolving = false
    /// Whether the data is to be reloaded, so that nothing that is known of sections holds.
    @exclusivity(unchecked) var isDataStale = false
    /// What the solution went by.
    @exclusivity(unchecked) var solvedSurroundings: FlowSurroundings?
    @exclusivity(unchecked) var invalidationCount = 0
    /// What the layout and its delegate said; nil when they have to be asked.
    var sections: FlowSectionList?
    /// Sections in which items got another size after ``sections`` was known.
    var editedSections: Set<Int> = []
    /// Which of the delegate's methods were written; nil when that is not known.
    var delegateMethods: FlowDelegateMethods.Given?

    /// What was marked as out of date, one by one, since the layout was last prepared.
    var marked = MarkedFlowElements()
    /// What is known of cells that size themselves.
    var selfSizing = SelfSizedItems()
}

extension UICollectionView {
    /// The way that a layout's content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// Left and right.
        case horizontal = 1

        package var axis: Axis { self == .vertical ? .vertical : .horizontal }
    }
}
