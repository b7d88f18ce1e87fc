import UIKit

// The samples of Documentation/WritingALayout.md that aren't in Snippets/CircleLayout.swift: Scripts/samples looks for them here.

private final class MeasuringLayout: UICollectionViewLayout {
    private var heights: [Int: CGFloat] = [:]

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
        heights[preferred.indexPath.item] = preferred.size.height
        return preferred.size != original.size
    }
}

private final class PinchedController: UICollectionViewController {
    private let grid = UICollectionViewFlowLayout()
    private var transition: UICollectionViewTransitionLayout?

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began: transition = collectionView.startInteractiveTransition(to: grid)
        case .changed: transition?.transitionProgress = (pinch.scale - 1) / 2
        case .ended: collectionView.finishInteractiveTransition()
        default: collectionView.cancelInteractiveTransition()
        }
    }
}
