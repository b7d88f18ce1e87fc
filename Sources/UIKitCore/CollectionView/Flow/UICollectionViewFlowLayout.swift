import CoreGraphics
import Foundation
import QuartzCore
import LayoutEngine

/// A layout that puts as many items into each line as fit, and lines below each other; or columns side by side, if it
/// scrolls horizontally.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 100, height: 50)
///     layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
///
/// `LayoutEngine.FlowSolver` decides where everything goes. This class gives it the properties and the delegate's
/// answers, and turns its frames into attributes.
///
/// - Complexity: `prepare()` is O(sections) if all items of a section have one size, and O(items) otherwise.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What section insets are measured from.
    public enum SectionInsetReference: Int, Sendable {
        /// From the content's edges.
        case fromContentInset = 0
        /// From the safe area.
        case fromSafeArea = 1
        /// From the layout margins.
        case fromLayoutMargins = 2
    }

    override func readNib(_ nib: NibCoder) { readFlowNib(nib) }

    // The collection view reads these in each layout pass or scroll step. Exclusivity isn't checked at run time: these
    // are plain numbers.

    /// The distance between lines, in points. It is exact, in spite of the name. Default: 10 (R1, R28).
    @exclusivity(unchecked) open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The least distance between the items of a line, in points. Default: 10.
    @exclusivity(unchecked) open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The size of an item, in points. Default: 50 × 50.
    @exclusivity(unchecked) open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The direction in which the content scrolls. Lines are perpendicular to it. Default: vertical.
    @exclusivity(unchecked) open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of all headers, in points. Only the length along the scroll axis counts (R31). Zero, the default, shows
    /// none.
    @exclusivity(unchecked) open var headerReferenceSize: CGSize = .zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of all footers, in points. Only the length along the scroll axis counts. Zero, the default, shows none.
    @exclusivity(unchecked) open var footerReferenceSize: CGSize = .zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The space around each section's items, in points. Default: zero.
    @exclusivity(unchecked) open var sectionInset: UIEdgeInsets = .zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// What section insets are measured from. Setting this doesn't invalidate the layout (R7).
    @exclusivity(unchecked) open var sectionInsetReference: SectionInsetReference = .fromContentInset

    // MARK: Cells that size themselves

    /// The size of a cell before it's visible, in points. Any value but zero, the default, lets cells size themselves
    /// (R50).
    ///
    ///     layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    ///
    /// The collection view asks a cell that comes into view for its size, with `preferredLayoutAttributesFitting(_:)`.
    /// Items that weren't visible yet have the mean size of those that were (R53), or the size that the delegate
    /// returns (R54).
    @exclusivity(unchecked) open var estimatedItemSize: CGSize = .zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }

    /// The value of ``estimatedItemSize`` for cells that size themselves without an estimate. The first cells are then
    /// measured from ``itemSize``.
    public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

    // MARK: Headers and footers that stay in view

    /// Whether a section's header stays at the top of the visible area until the section ends (R45). Default: false.
    @exclusivity(unchecked) open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { pinningDidChange() } }
    }

    /// Whether a section's footer stays at the bottom of the visible area while the section continues below. Default:
    /// false.
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
        MainThread.require("-[UICollectionViewLayout layoutAttributesForElementsInRect:]")
        return attributes(meeting: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        // For a path that names no item, UIKit returns attributes without a size (R163).
        guard !indexPath.isEmpty else { return UICollectionViewLayoutAttributes(forCellWith: indexPath) }
        return itemAttributes(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementaryAttributes(ofKind: elementKind, at: indexPath)
    }

    /// Returns true if the view's width changes (its height, if the layout scrolls horizontally), because lines then
    /// break elsewhere. With pinned headers or footers, returns true for every change (R48).
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        if isPinning { return newBounds != collectionView.bounds }
        return newBounds.size[cross: scrollDirection.axis] != collectionView.bounds.size[cross: scrollDirection.axis]
    }

    /// M5: the delegate's answers stay valid. Frames change if the size does, or the origin perpendicular to the scroll
    /// axis.
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

    /// R50: true if cells size themselves and this one prefers another size. False for headers and footers (R56).
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isSelfSizing && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    /// The context carries the size that the cell prefers. The layout doesn't ask its delegate again.
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

    /// Whether scrolling alone moves something: a pinned header or footer. The collection view reads this at every
    /// scroll step.
    @exclusivity(unchecked) final var isPinning = false

    private func pinningDidChange() {
        isPinning = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
        invalidateLayout()
    }

    /// The frames of all elements; nil if the layout has to be solved.
    @exclusivity(unchecked) var solution: FlowSolution? {
        didSet {
            boxedSolution = nil
            knownRaster = nil
            answers.forget()
        }
    }
    /// The solution as a table. nil until someone asks for it; `.some(nil)` if lines hold different numbers of items.
    @exclusivity(unchecked) private var knownRaster: FlowRaster??

    var raster: (lines: FlowRaster, axis: Axis)? {
        if knownRaster == nil { knownRaster = .some(solution.flatMap { FlowRaster($0) }) }
        return knownRaster!.map { ($0, scrollDirection.axis) }
    }

    /// The solution, boxed once and not in each layout pass. nil while the solution is edited, because a second
    /// reference would make the edit a copy.
    @exclusivity(unchecked) var boxedSolution: (any SolvedLayout)?
    /// The last attributes that the layout returned.
    @exclusivity(unchecked) var answers = KeptAnswers()
    /// Whether the layout was invalidated while it was being solved.
    @exclusivity(unchecked) var isSolutionStale = false
    /// Whether the layout is asking its delegate and data source. If they ask the layout meanwhile, it answers from
    /// what it knows.
    @exclusivity(unchecked) var isSolving = false
    /// Whether the data will be reloaded, so that nothing known about sections is valid.
    @exclusivity(unchecked) var isDataStale = false
    /// The surroundings that the solution is for.
    @exclusivity(unchecked) var solvedSurroundings: FlowSurroundings?
    @exclusivity(unchecked) var invalidationCount = 0
    /// The properties and the delegate's answers by section; nil if the layout has to ask.
    var sections: FlowSectionList?
    /// Sections in which an item changed its size after ``sections`` was filled.
    var editedSections: Set<Int> = []
    /// Which of its methods the delegate implements; nil if unknown.
    var delegateMethods: FlowDelegateMethods.Given?

    /// What invalidation contexts marked individually since the last `prepare()`.
    var marked = MarkedFlowElements()
    /// The measured sizes of cells that size themselves.
    var selfSizing = SelfSizedItems()
}

extension UICollectionView {
    /// The direction in which a layout's content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// Left and right.
        case horizontal = 1

        package var axis: Axis { self == .vertical ? .vertical : .horizontal }
    }
}
