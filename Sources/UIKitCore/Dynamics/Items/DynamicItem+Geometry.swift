import CoreGraphics
import Foundation
import RigidBodies

extension Vector {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
    init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

    var point: CGPoint { CGPoint(x: x, y: y) }
}

extension UIDynamicItem {
    /// The item's rotation in radians.
    var turnedBy: Double {
        let transform = transform
        guard transform.b != 0 || transform.a <= 0 else { return 0 }
        let angle = atan2(Double(transform.b), Double(transform.a))
        return angle.isFinite ? angle : 0
    }

    /// The item's upright bounding box.
    var boxInPlane: CGRect {
        let (center, size, transform) = (center, bounds.size, transform)
        guard center.isFinite, size.isFinite else { return .null }
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return box.applying(transform).offsetBy(dx: center.x + transform.tx, dy: center.y + transform.ty)
    }

    /// Converts a place to the coordinates of the unrotated item, relative to its centre.
    func local(of point: CGPoint) -> Vector {
        (Vector(point) - Vector(center)).unrotated(by: Rotation(turnedBy))
    }

    /// Converts a place from those coordinates.
    func place(of local: Vector) -> Vector { Vector(center) + local.rotated(by: Rotation(turnedBy)) }

    /// The shape with which the item collides.
    var shape: Shape {
        if let group = self as? UIDynamicItemGroup, group.collisionBoundsType == .rectangle, !group.members.isEmpty {
            return .compound(
                group.members.map { member in
                    (member.item.shape, Vector(member.offset), member.transform.turnedBy)
                })
        }
        let size = bounds.size
        guard size.isFinite, size.width >= 0, size.height >= 0 else { return .rectangle(width: 0, height: 0) }
        switch collisionBoundsType {
        case .rectangle: return .rectangle(width: size.width, height: size.height)
        case .ellipse: return .ellipse(width: size.width, height: size.height)
        case .path:
            let points = collisionBoundingPath.cgPath.straightPieces.joined().map { Vector($0) }
            if let shape = Shape.polygon(points) { return shape }
            Diagnostics.warnOnce(
                "dynamics-path",
                """
                A dynamic item has a collision bounding path without an area.
                  likely cause   fewer than three corners, or all of them on a line
                  instead        the engine uses the item's bounds
                """)
            return .rectangle(width: size.width, height: size.height)
        }
    }
}

extension CGAffineTransform {
    fileprivate var turnedBy: Double {
        let angle = atan2(Double(b), Double(a))
        return angle.isFinite ? angle : 0
    }
}
