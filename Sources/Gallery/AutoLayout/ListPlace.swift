import UIKit

/// The first row in view, and how far below the top of what can be seen of the list it begins. Rows that all get other sizes
/// leave it there.
@MainActor struct ListPlace {
    private let path: IndexPath
    private let distance: CGFloat

    /// Of a row that gets lower, this much stays in view.
    private static let leastHeight: CGFloat = 20

    /// nil of a list that is at its beginning, or empty.
    init?(of list: UICollectionView) {
        let top = list.bounds.minY + list.adjustedContentInset.top
        let frames = list.indexPathsForVisibleItems.sorted().lazy.compactMap { path in
            list.layoutAttributesForItem(at: path).map { (path, $0.frame) }
        }
        guard top > 0, let (path, frame) = frames.first(where: { $0.1.maxY > top }) else { return nil }
        self.path = path
        distance = frame.minY - top
    }

    func restore(in list: UICollectionView) {
        list.layoutIfNeeded()
        guard let frame = list.layoutAttributesForItem(at: path)?.frame else { return }
        let insets = list.adjustedContentInset
        let last = max(list.contentSize.height + insets.bottom - list.bounds.height, -insets.top)
        let wanted = frame.minY - max(distance, Self.leastHeight - frame.height) - insets.top
        list.contentOffset.y = min(max(wanted, -insets.top), last)
    }
}
