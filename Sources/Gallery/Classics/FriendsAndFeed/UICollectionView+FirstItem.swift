import UIKit

extension UICollectionView {
    /// The first item that is seen, if only in part, and not hidden below a bar. nil at the very top, where nothing has to be
    /// kept in view.
    var firstItemInView: IndexPath? {
        guard contentOffset.y > -adjustedContentInset.top else { return nil }
        let top = contentOffset.y + adjustedContentInset.top
        return indexPathsForVisibleItems.sorted().first { path in
            layoutAttributesForItem(at: path).map { $0.frame.maxY > top } == true
        }
    }
}
