import CollectionEngine
import CoreGraphics
import LayoutEngine

/// What the collection view uses of a built-in layout, beyond what every layout has.
///
/// The view's code names no layout class. It uses this protocol to read a solution directly, to measure cells, and to
/// let a layout's stored sizes follow the data. `UICollectionViewFlowLayout` was the first to conform.
@MainActor protocol BuiltInLayout: UICollectionViewLayout {
    // MARK: Solution

    /// The frames of all elements at the current content offset; nil if the layout has to be solved first.
    var placed: (any SolvedLayout)? { get }
    /// What the collection view reads instead of attributes: ``placed``, unless a subclass may have changed the
    /// attributes.
    var placedForReading: (any SolvedLayout)? { get }
    /// The kinds of the solution's supplementary and decoration views, by their numbers in it (``SolvedElement/kind``).
    var elementKinds: [ElementKind] { get }
    /// The axis along which content scrolls.
    var scrollAxis: Axis { get }
    /// Whether scrolling alone moves elements.
    var isPinning: Bool { get }
    /// Whether the last invalidation left every item's frame as it was. False for subclasses.
    var keepsItemFrames: Bool { get }
    /// The items as lines of equal counts, for screen readers; nil if lines differ.
    var raster: (lines: FlowRaster, axis: Axis)? { get }

    /// The rectangle to search when this one is visible. It's larger for a layout in which some elements don't scroll
    /// along.
    func rectToAsk(about visible: CGRect) -> CGRect

    // MARK: Handlers of visible items

    /// Whether any section has a handler that changes how its visible items look.
    var hasItemHandlers: Bool { get }
    func handlesItems(inSection section: Int) -> Bool
    /// - Parameter offset: How far the section has scrolled, or the whole content if the section doesn't scroll on its
    ///   own.
    func handle(_ items: [any NSCollectionLayoutVisibleItem], inSection section: Int, at offset: CGPoint)

    // MARK: Lists

    /// Whether any section is a list.
    var hasLists: Bool { get }
    func list(ofSection section: Int) -> ListSection?
    /// Whether a header or footer is pinned, away from its own place.
    func isPinned(_ element: ElementKey) -> Bool

    // MARK: Changes around the layout

    /// Invalidates the layout if it was solved for other insets, another safe area or other margins.
    func surroundingsMayHaveChanged()
    /// Forgets which methods the delegate implements.
    func delegateDidChange()
    /// Discards data that is about to be reloaded. The collection view invalidates the layout in its next pass.
    func dataWillBeReloaded()
    /// Updates the index paths of stored sizes after a batch update.
    func follow(_ plan: UpdatePlan)

    // MARK: Measured sizes

    /// Begins a layout pass in which cells are measured.
    func beginMeasuring()
    /// Which lengths a view may choose itself.
    func lengthsToFit(of attributes: UICollectionViewLayoutAttributes) -> EstimatedLengths
    /// Stores the size of a cell that has its preferred size. Nothing has to be laid out again.
    ///
    /// - Parameter lengths: The result of ``lengthsToFit(of:)``.
    func keepMeasuredSize(of attributes: UICollectionViewLayoutAttributes, fitting lengths: EstimatedLengths)
    /// Whether this pass measured cells that didn't come into view after all.
    func hasUnseenSizes(outside bounds: CGRect) -> Bool
    /// Discards the sizes of cells that this pass measured and that aren't visible.
    func takeBackUnseenSizes(outside bounds: CGRect)
    /// The item that should stay at its place on screen if items before it turn out to be larger or smaller.
    ///
    /// - Parameter itemsChanged: Whether items were inserted, deleted or moved since the last pass.
    func steadyItem(in rect: CGRect, itemsChanged: Bool) -> ItemPlace?
}

// The defaults are for a layout that pins nothing, measures nothing and stores nothing by index path.
extension BuiltInLayout {
    var placed: (any SolvedLayout)? { placedForReading }
    var isPinning: Bool { false }
    var keepsItemFrames: Bool { false }
    var raster: (lines: FlowRaster, axis: Axis)? { nil }

    func rectToAsk(about visible: CGRect) -> CGRect { visible }

    var hasItemHandlers: Bool { false }
    func handlesItems(inSection section: Int) -> Bool { false }
    func handle(_ items: [any NSCollectionLayoutVisibleItem], inSection section: Int, at offset: CGPoint) {}

    var hasLists: Bool { false }
    func list(ofSection section: Int) -> ListSection? { nil }
    func isPinned(_ element: ElementKey) -> Bool { false }

    func surroundingsMayHaveChanged() {}
    func delegateDidChange() {}
    func dataWillBeReloaded() {}
    func follow(_ plan: UpdatePlan) {}

    func beginMeasuring() {}
    func lengthsToFit(of attributes: UICollectionViewLayoutAttributes) -> EstimatedLengths { .all }
    func keepMeasuredSize(of attributes: UICollectionViewLayoutAttributes, fitting lengths: EstimatedLengths) {}
    func hasUnseenSizes(outside bounds: CGRect) -> Bool { false }
    func takeBackUnseenSizes(outside bounds: CGRect) {}
    func steadyItem(in rect: CGRect, itemsChanged: Bool) -> ItemPlace? { nil }
}

extension UICollectionViewLayout {
    /// The solution to read directly; nil if the layout has to be asked for attributes.
    var solvedForCollectionView: (any SolvedLayout)? { builtIn?.placedForReading }
}
