import CoreGraphics
import Foundation

/// Which parts of a layout are out of date.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() {
        super.init()
    }

    /// Whether everything that the layout computed is out of date, as after `reloadData()`. Default: false.
    @exclusivity(unchecked) open internal(set) var invalidateEverything = false

    /// Whether to ask the data source for its counts again. Default: false.
    @exclusivity(unchecked) open internal(set) var invalidateDataSourceCounts = false

    /// The items marked so far, in the order in which they were first marked (M13). nil if there are none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary views marked so far, by element kind. nil if there are none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decoration views marked so far, by element kind. nil if there are none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The amount to add to the content offset, in points (R122). Default: zero.
    @exclusivity(unchecked) open var contentOffsetAdjustment = CGPoint.zero

    /// The amount to add to the content size, in points (M5). Default: zero.
    @exclusivity(unchecked) open var contentSizeAdjustment = CGSize.zero

    /// Where items that a person moves were shown; nil if the context isn't about a movement.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where items that a person moves are shown now; nil if the context isn't about a movement.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The centre of the lifted item, in points of the content; zero when the movement ends.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Marks items as out of date.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        // Recorded (context/supplementary-decoration-adjustments): an empty list marks nothing here, but does below.
        guard !indexPaths.isEmpty else { return }
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).appendingUnique(indexPaths)
    }

    /// Marks supplementary views as out of date.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var paths = invalidatedSupplementaryIndexPaths ?? [:]
        paths[elementKind] = (paths[elementKind] ?? []).appendingUnique(indexPaths)
        invalidatedSupplementaryIndexPaths = paths
    }

    /// Marks decoration views as out of date.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var paths = invalidatedDecorationIndexPaths ?? [:]
        paths[elementKind] = (paths[elementKind] ?? []).appendingUnique(indexPaths)
        invalidatedDecorationIndexPaths = paths
    }
}

extension [IndexPath] {
    fileprivate func appendingUnique(_ paths: [IndexPath]) -> [IndexPath] {
        var known = Set(self)
        return self + paths.filter { known.insert($0).inserted }
    }
}
