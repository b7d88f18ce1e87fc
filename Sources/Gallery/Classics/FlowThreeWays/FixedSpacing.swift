import UIKit

/// A delegate for exact spacing. A flow layout's spacing is a minimum: the rest of a line goes between its items. Here
/// the insets take the rest, so the spacing is exact.
final class FixedSpacing: NSObject, UICollectionViewDelegateFlowLayout {
    private let block = CenteredBlock()

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let room = collectionView.bounds.inset(by: collectionView.safeAreaInsets).size
        if collectionViewLayout.isSideways {
            let (top, bottom) = block.insets(in: room.height)
            return UIEdgeInsets(top: top, left: 8, bottom: bottom, right: 8)
        }
        let (left, right) = block.insets(in: room.width)
        return UIEdgeInsets(top: 8, left: left, bottom: 8, right: right)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        collectionViewLayout.itemSize(across: block.itemWidth, along: ItemLengths.length(ofItem: indexPath.item))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        block.spacing
    }
}
