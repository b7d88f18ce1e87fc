import UIKit

/// Attributes that also tell the title its visible width: it's as wide as the sheet, and its text has to fit the view.
final class TitleLayoutAttributes: UICollectionViewLayoutAttributes {
    /// The visible width from the title's left edge, in points.
    // Layouts and collection views use attributes only on the main thread, but NSObject's methods below aren't marked
    // so.
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
