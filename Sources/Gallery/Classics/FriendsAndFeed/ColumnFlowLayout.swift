import UIKit

/// Rows of one height in as many columns as fit: a list on a phone in portrait, a grid if there is more room.
final class ColumnFlowLayout: UICollectionViewFlowLayout {
    private let minimumColumnWidth: CGFloat = 300
    private let cellHeight: CGFloat = 70

    override func prepare() {
        if let collectionView {
            let available = collectionView.bounds.inset(by: collectionView.layoutMargins).width
            let columns = max(Int(available / minimumColumnWidth), 1)
            let width = max((available / CGFloat(columns)).rounded(.down), 1)
            itemSize = CGSize(width: width, height: cellHeight)
            minimumInteritemSpacing = spacing(between: columns, of: width, in: collectionView)
            sectionInset = UIEdgeInsets(top: minimumInteritemSpacing, left: 0, bottom: 0, right: 0)
            sectionInsetReference = .fromSafeArea
        }
        super.prepare()
    }

    /// Returns the gap between columns. Columns share the width inside the margins, so only the margins' width is left
    /// for gaps. A larger gap would push the last column into the next row.
    private func spacing(between columns: Int, of width: CGFloat, in collectionView: UICollectionView) -> CGFloat {
        guard columns > 1 else { return 10 }
        let whole = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
        let left = whole - width * CGFloat(columns)
        return min((left / CGFloat(columns - 1)).rounded(.down), 10)
    }

    // MARK: Insertions and deletions

    private var arriving = ChangedItems()
    private var leaving = ChangedItems()

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for update in updateItems {
            switch update.updateAction {
            case .insert: arriving.add(update.indexPathAfterUpdate)
            case .delete: leaving.add(update.indexPathBeforeUpdate)
            case .reload:
                // A reload removes the old cell and inserts a new one.
                leaving.add(update.indexPathBeforeUpdate)
                arriving.add(update.indexPathAfterUpdate ?? update.indexPathBeforeUpdate)
            default: break
            }
        }
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        return arriving.contains(itemIndexPath) ? attributes?.smallAndTransparent : attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        return leaving.contains(itemIndexPath) ? attributes?.smallAndTransparent : attributes
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        arriving = ChangedItems()
        leaving = ChangedItems()
    }
}

extension UICollectionViewLayoutAttributes {
    /// Scales the attributes to a tenth and makes them transparent.
    fileprivate var smallAndTransparent: UICollectionViewLayoutAttributes {
        alpha = 0
        transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        return self
    }
}
