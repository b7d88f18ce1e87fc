import CoreGraphics
import LayoutEngine

extension UICollectionViewFlowLayout {
    /// Where everything is at the current scroll position; nil if the layout has to be solved first.
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
