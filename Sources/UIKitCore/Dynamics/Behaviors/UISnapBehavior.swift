import CoreGraphics
import Foundation
import RigidBodies

/// Pulls an item to a place, where it comes to rest upright after a swing or two.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// Creates a behaviour that pulls `item` to `point`, in the coordinates of the animator's reference view.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point.isFinite ? point : item.center
        super.init()
        if !point.isFinite { refuse("snapPoint") }
    }

    /// The place to which the item is pulled.
    open var snapPoint: CGPoint {
        didSet {
            guard snapPoint.isFinite else {
                snapPoint = oldValue
                return refuse("snapPoint")
            }
            changed()
        }
    }

    /// The damping, from 0, which swings most, to 1, which hardly swings. 0.5 by default.
    ///
    /// - Behaviour: documented.
    open var damping: CGFloat = 0.5 {
        didSet {
            guard damping.isFinite else {
                damping = oldValue
                return refuse("damping")
            }
            changed()
        }
    }

    /// The frequency in swings per second, and the damping ratio for a damping of 0 (Decisions/0092).
    static let frequency = 2.5
    static let leastRatio = 0.3

    override var actedOn: [any UIDynamicItem] { [item] }

    override func describe(to plan: inout DynamicsPlan) {
        guard let slot = plan.slot(of: item) else { return }
        var joint = Joint(id: number, kind: .snap, first: slot)
        joint.secondAnchor = Vector(snapPoint)
        joint.frequency = Self.frequency
        joint.damping = Self.leastRatio + (1 - Self.leastRatio) * min(max(damping, 0), 1)
        plan.joints.append(joint)
    }
}
