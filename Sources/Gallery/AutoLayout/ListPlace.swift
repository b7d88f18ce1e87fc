import UIKit

/// The first row in view, and how far below the top of the list it begins. Rows that all get other sizes leave it there.
@MainActor struct ListPlace {
    private let path: IndexPath
    private let distance: CGFloat

    /// nil of a list that is at its beginning, or empty.
    init?(of list: UICollectionView) {
        let top = list.bounds.minY + list.adjustedContentInset.top
        guard top > 0, let path = list.indexPathsForVisibleItems.min(),
            let frame = list.layoutAttributesForItem(at: path)?.frame
        else { return nil }
        self.path = path
        distance = frame.minY - list.bounds.minY
    }

    func restore(in list: UICollectionView) {
        list.layoutIfNeeded()
        guard let frame = list.layoutAttributesForItem(at: path)?.frame else { return }
        let insets = list.adjustedContentInset
        let last = max(list.contentSize.height + insets.bottom - list.bounds.height, -insets.top)
        list.contentOffset.y = min(max(frame.minY - distance, -insets.top), last)
    }
}
