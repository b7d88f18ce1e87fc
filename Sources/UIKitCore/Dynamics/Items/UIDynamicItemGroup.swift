import CoreGraphics
import Foundation

/// Several items that an animator moves as one, as if they were glued together at their current places.
///
/// Don't add the items themselves to behaviours of the same animator.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// An item, and its place relative to the centre of the unrotated group.
    struct Member {
        let item: any UIDynamicItem
        let offset: CGPoint
        let transform: CGAffineTransform
    }

    let members: [Member]
    private var place: CGPoint
    private var turn = CGAffineTransform.identity
    private let size: CGSize

    /// Creates a group of items that are glued together.
    public init(items: [any UIDynamicItem]) {
        var (box, weighted, area) = (CGRect.null, CGPoint.zero, CGFloat(0))
        for item in items where item.center.isFinite && item.bounds.size.isFinite {
            let frame = item.boxInPlane
            box = box.union(frame)
            let weight = max(item.bounds.width * item.bounds.height, 1)
            weighted.x += item.center.x * weight
            weighted.y += item.center.y * weight
            area += weight
        }
        let middle = area > 0 ? CGPoint(x: weighted.x / area, y: weighted.y / area) : .zero
        place = middle
        size = box.isNull ? .zero : box.size
        members = items.map { item in
            Member(
                item: item, offset: CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y),
                transform: item.transform)
        }
        super.init()
    }

    /// The items that move as one.
    open var items: [any UIDynamicItem] { members.map(\.item) }

    /// The centre of mass.
    open var center: CGPoint {
        get { place }
        set {
            guard newValue != place else { return }
            place = newValue
            moveMembers()
        }
    }

    /// The size of the items' bounding box when the group was created.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The rotation of the group.
    open var transform: CGAffineTransform {
        get { turn }
        set {
            guard newValue != turn else { return }
            turn = newValue
            moveMembers()
        }
    }

    /// A rectangle, which stands for the shapes of all items.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Empty, because the items have shapes of their own.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    private func moveMembers() {
        for member in members {
            let offset = member.offset.applying(turn)
            member.item.center = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
            member.item.transform = member.transform.concatenating(turn)
        }
    }
}
