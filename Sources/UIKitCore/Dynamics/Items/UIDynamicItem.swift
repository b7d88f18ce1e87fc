import CoreGraphics
import Foundation

/// Something that has a place and a size, and can be turned: what an animator of UIKit Dynamics moves.
///
/// Views and the layout attributes of a collection view are such items, and so is any object of yours that conforms.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// Where its middle is, in points of the animator's reference view.
    var center: CGPoint { get set }
    /// How large it is, in points.
    var bounds: CGRect { get }
    /// How it is turned.
    var transform: CGAffineTransform { get set }

    /// With which shape the item hits others. A rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape of an item whose type is `.path`: a convex polygon around (0, 0), which is the item's centre.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// A rectangle, unless the item says otherwise.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path, which is looked at only for items whose type is `.path`.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
