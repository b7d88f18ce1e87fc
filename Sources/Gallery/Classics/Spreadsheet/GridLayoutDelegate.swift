import UIKit

/// What a grid asks beyond what every collection view asks its delegate.
@MainActor protocol GridLayoutDelegate: UICollectionViewDelegate {
    /// How high the title across the top is, in points. Without this method there is no title.
    func collectionView(
        _ collectionView: UICollectionView, heightForHeaderInLayout layout: UICollectionViewLayout
    ) -> CGFloat
}

extension GridLayoutDelegate {
    func collectionView(
        _ collectionView: UICollectionView, heightForHeaderInLayout layout: UICollectionViewLayout
    ) -> CGFloat { 0 }
}
