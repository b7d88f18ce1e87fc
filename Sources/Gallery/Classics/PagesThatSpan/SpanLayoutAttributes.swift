import UIKit

/// Tells a cell where it is, and also what kind of place that is.
final class SpanLayoutAttributes: UICollectionViewLayoutAttributes {
    // Layouts and collection views use attributes on the main thread only; NSObject's methods below are just not marked so.
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
