import UIKit

extension UICollectionView {
    /// The first item that is visible, at least in part, and not behind a bar. nil at the very top, where no item has
    /// to stay in view.
    var firstItemInView: IndexPath? {
        guard contentOffset.y > -adjustedContentInset.top else { return nil }
        let top = contentOffset.y + adjustedContentInset.top
        return indexPathsForVisibleItems.sorted().first { path in
            layoutAttributesForItem(at: path).map { $0.frame.maxY > top } == true
        }
    }
}
