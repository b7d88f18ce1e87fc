import CoreGraphics
import LayoutEngine

extension UICollectionViewFlowLayout {
    /// Where everything is at the present scroll position; nil when it has to be solved.
    var placed: (any SolvedLayout)? {
        guard isPinning, let solution, let collectionView else {
            if boxedSolution == nil { boxedSolution = solution }
            return boxedSolution
        }
        let visible = collectionView.mirror.flipped(collectionView.pinningArea)
        return PinnedFlow(
            solution, visible: visible, headers: sectionHeadersPinToVisibleBounds,
            footers: sectionFootersPinToVisibleBounds)
    }

    /// Whether cells are where they were when the layout was last asked.
    var keepsItemFrames: Bool { solution != nil && type(of: self) == UICollectionViewFlowLayout.self }
}
