import UIKit

/// Optional methods that a grid layout calls in addition to those of every collection view delegate.
@MainActor protocol GridLayoutDelegate: UICollectionViewDelegate {
    /// Returns the height of the title across the top, in points. Without this method there is no title.
    func collectionView(
        _ collectionView: UICollectionView, heightForHeaderInLayout layout: UICollectionViewLayout
    ) -> CGFloat

    /// Returns the height of the column headings, in points. Without this method there are none.
    func collectionView(
        _ collectionView: UICollectionView, heightForColumnHeadingsInLayout layout: UICollectionViewLayout
    ) -> CGFloat
}

extension GridLayoutDelegate {
    func collectionView(
        _ collectionView: UICollectionView, heightForHeaderInLayout layout: UICollectionViewLayout
    ) -> CGFloat { 0 }

    func collectionView(
        _ collectionView: UICollectionView, heightForColumnHeadingsInLayout layout: UICollectionViewLayout
    ) -> CGFloat { 0 }
}
