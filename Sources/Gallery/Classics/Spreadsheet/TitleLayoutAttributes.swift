import UIKit

/// Tells the title where it is, and also how much of it is seen: it is as wide as the sheet, and its words belong into the view.
final class TitleLayoutAttributes: UICollectionViewLayoutAttributes {
    /// From the title's left edge, in points.
    // Layouts and collection views use attributes on the main thread only; NSObject's methods below are just not marked so.
    nonisolated(unsafe) var visibleWidth: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TitleLayoutAttributes)?.visibleWidth = visibleWidth
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TitleLayoutAttributes, other.visibleWidth == visibleWidth else { return false }
        return super.isEqual(object)
    }
}
