import UIKit

/// A delegate with a size for each item, and a spacing and insets for each section.
final class DelegateSizes: NSObject, UICollectionViewDelegateFlowLayout {
    /// The items' sizes across the scroll direction, in points.
    private static let breadths: [CGFloat] = [64, 96, 120, 80, 140]

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let breadth = Self.breadths[indexPath.item % Self.breadths.count]
        return collectionViewLayout.itemSize(across: breadth, along: ItemLengths.length(ofItem: indexPath.item))
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
