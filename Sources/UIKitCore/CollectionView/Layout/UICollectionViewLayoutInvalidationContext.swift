import CoreGraphics
import Foundation

/// What about a layout is no longer true.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() {
        super.init()
    }

    /// Nothing that was computed can be used any more, as after reloadData.
    @exclusivity(unchecked) open internal(set) var invalidateEverything = false

    /// The data source has to be asked again how many items there are.
    @exclusivity(unchecked) open internal(set) var invalidateDataSourceCounts = false

    /// Items marked so far, in the order in which they were first marked (M13); nil when none were.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary views to be laid out again, by their kinds; nil when there are none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decoration views to be laid out again, by their kinds; nil when there are none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Added to the content offset, in points (R122).
    @exclusivity(unchecked) open var contentOffsetAdjustment = CGPoint.zero

    /// Added to the content size, in points (M5).
    @exclusivity(unchecked) open var contentSizeAdjustment = CGSize.zero

    /// Where items that are moved by hand were shown; nil for a context of something else.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where they are shown now.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The middle of what is being moved, in points of the content; zero when the movement ends.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Adds items to those to be laid out again.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        // Recorded (context/supplementary-decoration-adjustments): an empty list marks nothing here, but does below.
        guard !indexPaths.isEmpty else { return }
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).appendingUnique(indexPaths)
    }

    /// Adds supplementary views to those to be laid out again.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var paths = invalidatedSupplementaryIndexPaths ?? [:]
        paths[elementKind] = (paths[elementKind] ?? []).appendingUnique(indexPaths)
        invalidatedSupplementaryIndexPaths = paths
    }

    /// Adds decoration views to those to be laid out again.
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
