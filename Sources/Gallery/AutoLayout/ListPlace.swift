import UIKit

/// The first visible row, and its distance from the top of the list's visible part. Restoring it keeps the row in its
/// place when all rows change their sizes.
@MainActor struct ListPlace {
    private let path: IndexPath
    private let distance: CGFloat

    /// The height of the row that stays visible if the row gets smaller, in points.
    private static let leastHeight: CGFloat = 20

    /// Returns nil if the list is empty or at its beginning.
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
