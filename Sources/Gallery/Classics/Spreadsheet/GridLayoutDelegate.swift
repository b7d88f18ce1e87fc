import UIKit

/// What a grid asks beyond what every collection view asks its delegate. All of it is optional.
@MainActor protocol GridLayoutDelegate: UICollectionViewDelegate {
    /// How high the title across the top is, in points. Without this method there is no title.
    func collectionView(
        _ collectionView: UICollectionView, heightForHeaderInLayout layout: UICollectionViewLayout
    ) -> CGFloat

    /// How high the headings of the columns are, in points. Without this method there are none.
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
