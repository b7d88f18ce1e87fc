import UIKit

/// Content that is at its top stays there when the layout becomes another one; otherwise what is in the middle stays.
final class SteadyFlowLayout: UICollectionViewFlowLayout {
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        let target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        guard let collectionView, collectionView.contentOffset.y <= -collectionView.adjustedContentInset.top else {
            return target
        }
        return CGPoint(x: target.x, y: -collectionView.adjustedContentInset.top)
    }
}
