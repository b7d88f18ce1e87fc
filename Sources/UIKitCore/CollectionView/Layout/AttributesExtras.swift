import CoreGraphics
import Foundation
import QuartzCore

/// What few layout attributes have: a kind, a transform, an index path of other than two numbers.
///
/// Never changed after it was made, so attributes share it: copies with their original, headers with each other.
final class AttributesExtras: Equatable, Sendable {
    let kind: String?
    /// Whether it is a view of the layout and not of the data. The category says so as well: this is for attributes that are made.
    let isDecoration: Bool
    let transform: CATransform3D
    let path: IndexPath?

    private init(kind: String?, isDecoration: Bool, transform: CATransform3D, path: IndexPath?) {
        self.kind = kind
        self.isDecoration = isDecoration
        self.transform = transform
        self.path = path
    }

    /// nil when there is nothing to say.
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
