import CoreGraphics
import Foundation

// Queries of the layout for the parts, in the layout's unmirrored coordinates and index paths.
extension UICollectionView {
    /// Returns the item at a point. Where items overlap, returns the topmost one.
    func itemOfLayout(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        // A tiny area, because rectangles without area intersect nothing.
        let rect = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        let counts = itemCounts.known
        let found = (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.storage.isShowable && $0.indexPath.count == 2
                && counts.contains(item: $0.indexPath.item, section: $0.indexPath.section)
                && sectionScrolling.isItem(at: $0.indexPath, $0.frame, seenAt: point)
        }
        return found.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// Returns the frame of an item, or nil if the layout has none or an invalid one.
    func frameOfLayout(forItemAt path: IndexPath) -> CGRect? {
        guard let attributes = layoutAttributesForItem(at: path) else { return nil }
        guard attributes.storage.isShowable else {
            candidates.reportBadAttributes(attributes, "the frame is not finite, or has a negative size")
            return nil
        }
        return attributes.frame
    }
}
