import UIKit

// Rows that don't notice that something changed, each in one way.

/// Prepares once.
final class PreparedOnce: RowsLayout {
    private var isPrepared = false

    override func prepare() {
        guard !isPrepared else { return }
        super.prepare()
        isPrepared = !ordered.isEmpty
    }
}

/// Keeps cells of deleted items.
final class KeepsTheDeleted: RowsLayout {
    private var all: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    override func prepare() {
        super.prepare()
        for (path, cell) in cells { all[path] = cell }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (Array(all.values) + Array(headers.values)).filter { $0.frame.intersects(rect) }
    }
}

/// Stays as wide as the view was at first.
final class ForgetsTheWidth: RowsLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Lets a moved item go to the place of the next item.
final class GoesElsewhere: RowsLayout {
    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForItem(at: IndexPath(item: max(itemIndexPath.item - 1, 0), section: itemIndexPath.section))
    }
}

/// Invalidates the layout with each scroll step, from outside.
final class InvalidatesWhileScrolling: NSObject, UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        (scrollView as? UICollectionView)?.collectionViewLayout.invalidateLayout()
    }
}

/// Moves super's attributes to the left, without copying them.
final class MovesWhatSuperKeeps: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] where attributes.representedElementCategory == .cell {
            attributes.alpha = attributes.indexPath.item.isMultiple(of: 2) ? 1 : 0.5
        }
        return all
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let copy = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = indexPath.item.isMultiple(of: 2) ? 1 : 0.5
        return copy
    }
}
