import UIKit

/// A flow layout that keeps content at its beginning when it replaces another layout. From anywhere else, the middle of
/// the view stays.
final class SteadyFlowLayout: UICollectionViewFlowLayout {
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        let target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        guard let collectionView else { return target }
        let (offset, inset) = (collectionView.contentOffset, collectionView.adjustedContentInset)
        guard offset.x <= -inset.left, offset.y <= -inset.top else { return target }
        return CGPoint(x: -inset.left, y: -inset.top)
    }

    /// Returns a new layout with the same values. It asks its delegate again, and the collection view can animate from
    /// one to the other.
    func another(_ direction: UICollectionView.ScrollDirection) -> SteadyFlowLayout {
        let layout = SteadyFlowLayout()
        layout.scrollDirection = direction
        layout.itemSize = itemSize
        layout.minimumLineSpacing = minimumLineSpacing
        layout.minimumInteritemSpacing = minimumInteritemSpacing
        layout.sectionInset = sectionInset
        layout.sectionInsetReference = sectionInsetReference
        layout.headerReferenceSize = headerReferenceSize
        return layout
    }
}
