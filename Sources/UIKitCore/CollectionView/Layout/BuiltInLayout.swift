import CollectionEngine
import CoreGraphics
import LayoutEngine

/// What a layout of this module answers to the collection view beyond what every layout answers: the one door between the two.
///
/// The view's code names no class of layouts. It goes through here where a layout's solved value is read directly, where cells
/// are measured, and where what a layout knows has to follow the data. `UICollectionViewFlowLayout` is the first behind it.
@MainActor protocol BuiltInLayout: UICollectionViewLayout {
    // MARK: Where everything is

    /// Where everything is at the current scroll position; nil if the layout has to be solved first.
    var placed: (any SolvedLayout)? { get }
    /// What is read in place of attribute objects: ``placed``, where no subclass can have changed an answer.
    var placedForReading: (any SolvedLayout)? { get }
    /// The kinds of the solution's elements that are no items, by their numbers there (``SolvedElement/kind``).
    var elementKinds: [ElementKind] { get }
    /// The axis along which content scrolls.
    var scrollAxis: Axis { get }
    /// Whether elements move when nothing but what is visible does.
    var isPinning: Bool { get }
    /// Whether the last invalidation left every item's frame as it was; false for instances of subclasses.
    var keepsItemFrames: Bool { get }
    /// Items in lines of the same number, for screen readers; nil where there are none.
    var raster: (lines: FlowRaster, axis: Axis)? { get }

    /// What to ask about when this is visible: more than that for a layout whose elements do not all scroll along.
    func rectToAsk(about visible: CGRect) -> CGRect

    // MARK: What is shown otherwise

    /// Whether a section has a word in how what is in view of it is shown.
    var hasItemHandlers: Bool { get }
    func handlesItems(inSection section: Int) -> Bool
    /// - Parameter offset: how far the section has scrolled, or all content where it does not do so on its own.
    func handle(_ items: [any NSCollectionLayoutVisibleItem], inSection section: Int, at offset: CGPoint)

    // MARK: Lists

    /// Whether sections are lists.
    var hasLists: Bool { get }
    func list(ofSection section: Int) -> ListSection?
    /// Whether a header or footer is kept in view, away from where it would be otherwise.
    func isPinned(_ element: ElementKey) -> Bool

    // MARK: What changes around it

    /// Insets, safe area or margins may be others: it invalidates itself if it was solved for those from before.
    func surroundingsMayHaveChanged()
    /// Which of the delegate's methods are written is not known any more.
    func delegateDidChange()
    /// All data is another, and the collection view will say so with its next pass.
    func dataWillBeReloaded()
    /// Items have other places: what is kept by places goes along.
    func follow(_ plan: UpdatePlan)

    // MARK: Sizes that were measured

    /// A layout pass begins, in which cells are measured.
    func beginMeasuring()
    /// Which of its dimensions a view may choose itself.
    func lengthsToFit(of attributes: UICollectionViewLayoutAttributes) -> EstimatedLengths
    /// Remembers the size of a cell that has the size it wants. Nothing has to be laid out again.
    ///
    /// - Parameter lengths: As ``lengthsToFit(of:)`` answered.
    func keepMeasuredSize(of attributes: UICollectionViewLayoutAttributes, fitting lengths: EstimatedLengths)
    /// Whether cells were measured in this pass that did not come into view after all.
    func hasUnseenSizes(outside bounds: CGRect) -> Bool
    /// Forgets the sizes of those cells.
    func takeBackUnseenSizes(outside bounds: CGRect)
    /// What should stay where it is on screen when items before it turn out to be larger or smaller.
    ///
    /// - Parameter itemsChanged: Whether items were inserted, deleted or moved since the last pass.
    func steadyItem(in rect: CGRect, itemsChanged: Bool) -> ItemPlace?
}

// A layout that pins nothing, measures nothing, and keeps nothing by places, has nothing to say to these.
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
    /// The solved layout, to be read directly; nil if the layout has to be asked for attributes.
    var solvedForCollectionView: (any SolvedLayout)? { builtIn?.placedForReading }
}
