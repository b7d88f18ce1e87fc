import CoreGraphics
import Foundation

// What parts ask the layout, before mirroring and by the paths of the layout.
extension UICollectionView {
    /// The item at a point, where items overlap the topmost.
    func itemOfLayout(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        // A pixel's worth of area, because rectangles without area meet nothing.
        let rect = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        let counts = itemCounts.known
        let found = (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.storage.isShowable && $0.indexPath.count == 2
                && counts.contains(item: $0.indexPath.item, section: $0.indexPath.section)
                && sectionScrolling.isItem(at: $0.indexPath, $0.frame, seenAt: point)
        }
        return found.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// The frame of an item; nil where the layout answers none, or one that cannot be.
    func frameOfLayout(forItemAt path: IndexPath) -> CGRect? {
        guard let attributes = layoutAttributesForItem(at: path) else { return nil }
        guard attributes.storage.isShowable else {
            candidates.reportBadAttributes(attributes, "the frame is not finite, or has a negative size")
            return nil
        }
        return attributes.frame
    }
}
