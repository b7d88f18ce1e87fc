import UIKit

/// The delegate of ``FixedSpacing`` with the article's insets, which leave the gaps that they are meant to prevent.
final class TaughtSpacing: NSObject, UICollectionViewDelegateFlowLayout {
    /// The width for which a section's insets are computed, in points. nil is the width of the device.
    nonisolated static func width(ofSection section: Int) -> CGFloat? { [nil, 320, 332][section % 3] }

    private let block = TaughtBlock()

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let room = collectionView.bounds.inset(by: collectionView.safeAreaInsets).size
        let length = collectionViewLayout.isSideways ? room.height : room.width
        // A section as on a narrower device lies in the middle of this one.
        let narrow = min(Self.width(ofSection: section) ?? length, length)
        let beside = ((length - narrow) / 2).rounded(.down)
        let inset = block.inset(in: narrow)
        let (start, end) = (beside + inset, length - beside - narrow + inset)
        return collectionViewLayout.isSideways
            ? UIEdgeInsets(top: start, left: 8, bottom: end, right: 8)
            : UIEdgeInsets(top: 8, left: start, bottom: 8, right: end)
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
