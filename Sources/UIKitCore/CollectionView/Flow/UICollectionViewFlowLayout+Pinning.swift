import CoreGraphics
import LayoutEngine

extension UICollectionViewFlowLayout {
    /// The frames of all elements at the current content offset; nil if the layout has to be solved first.
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

    /// Whether cells are still where they were when the collection view last asked.
    var keepsItemFrames: Bool { solution != nil && type(of: self) == UICollectionViewFlowLayout.self }
}
