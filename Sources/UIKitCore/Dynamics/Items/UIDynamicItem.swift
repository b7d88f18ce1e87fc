import CoreGraphics
import Foundation

/// An object with a place, a size and a rotation that an animator of UIKit Dynamics can move.
///
/// Views and the layout attributes of a collection view are items, and so is any object of yours that conforms.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The item's centre, in points of the animator's reference view.
    var center: CGPoint { get set }
    /// The item's size, in points.
    var bounds: CGRect { get }
    /// The item's rotation.
    var transform: CGAffineTransform { get set }

    /// The shape with which the item collides. A rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape of an item whose type is `.path`: a convex polygon around (0, 0), which is the item's centre.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// A rectangle by default.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path by default. It is read only for items whose type is `.path`.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
