import UIKit

/// Attributes that also tell a cell its kind of place.
final class SpanLayoutAttributes: UICollectionViewLayoutAttributes {
    // Layouts and collection views use attributes only on the main thread, but NSObject's methods below aren't marked
    // so.
    nonisolated(unsafe) var kind = PageSpan.small

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? SpanLayoutAttributes)?.kind = kind
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SpanLayoutAttributes, other.kind == kind else { return false }
        return super.isEqual(object)
    }
}
