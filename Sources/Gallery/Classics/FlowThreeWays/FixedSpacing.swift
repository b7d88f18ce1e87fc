import UIKit

/// A flow layout's spacing is a minimum: what a line has left over goes between its items. Here the insets take it all, so
/// the spacing is what it says.
final class FixedSpacing: NSObject, UICollectionViewDelegateFlowLayout {
    private let block = CenteredBlock()

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let width = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
        let (left, right) = block.insets(in: width)
        return UIEdgeInsets(top: 8, left: left, bottom: 8, right: right)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: block.itemWidth, height: ItemHeights.height(ofItem: indexPath.item))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        block.spacing
    }
}
