import UIKit

/// Content that is at its beginning stays there when the layout becomes another one; otherwise what is in the middle stays.
final class SteadyFlowLayout: UICollectionViewFlowLayout {
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        let target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        guard let collectionView else { return target }
        let (offset, inset) = (collectionView.contentOffset, collectionView.adjustedContentInset)
        guard offset.x <= -inset.left, offset.y <= -inset.top else { return target }
        return CGPoint(x: -inset.left, y: -inset.top)
    }

    /// Another layout with the same values. A delegate may be asked again, and the collection view can move from one to the other.
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
