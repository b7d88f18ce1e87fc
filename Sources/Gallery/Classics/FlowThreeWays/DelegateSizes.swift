import UIKit

/// Every item has a size of its own, every section its own spacing and insets.
final class DelegateSizes: NSObject, UICollectionViewDelegateFlowLayout {
    private static let widths: [CGFloat] = [64, 96, 120, 80, 140]

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(
            width: Self.widths[indexPath.item % Self.widths.count], height: ItemHeights.height(ofItem: indexPath.item))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        SectionSpacing.ofSection(section).insets
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        SectionSpacing.ofSection(section).lines
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        SectionSpacing.ofSection(section).items
    }
}
