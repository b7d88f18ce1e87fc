import CoreGraphics
import Foundation
import QuartzCore

/// The properties that few layout attributes have: a kind, a transform, an index path that doesn't have two numbers.
///
/// Immutable, so attributes objects share it: copies with their original, headers with each other.
final class AttributesExtras: Equatable, Sendable {
    let kind: String?
    /// Whether the element is a decoration view, for creating attributes; afterwards the category says so.
    let isDecoration: Bool
    let transform: CATransform3D
    let path: IndexPath?

    private init(kind: String?, isDecoration: Bool, transform: CATransform3D, path: IndexPath?) {
        self.kind = kind
        self.isDecoration = isDecoration
        self.transform = transform
        self.path = path
    }

    /// Returns nil if all values are the defaults.
    static func having(
        kind: String?, isDecoration: Bool = false, transform: CATransform3D = CATransform3DIdentity,
        path: IndexPath? = nil
    ) -> AttributesExtras? {
        guard kind != nil || path != nil || transform != CATransform3DIdentity else { return nil }
        return AttributesExtras(kind: kind, isDecoration: isDecoration, transform: transform, path: path)
    }

    static func == (left: AttributesExtras, right: AttributesExtras) -> Bool {
        left === right || left.kind == right.kind && left.transform == right.transform && left.path == right.path
    }
}
