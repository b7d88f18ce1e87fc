import CoreGraphics
import Foundation
import RigidBodies

/// Makes items fall.
///
///     animator.addBehavior(UIGravityBehavior(items: [square]))
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var gravity = PolarVector(CGVector(dx: 0, dy: 1))

    /// Gravity that pulls downwards.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Gravity without items, which are to be added.
    public convenience override init() { self.init(items: []) }

    /// Lets an item fall.
    open func addItem(_ item: any UIDynamicItem) {
        guard list.add(item) else { return }
        willActOn(item)
        changed()
    }

    /// Leaves an item alone.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        willLeave(item)
        changed()
    }

    /// The items that fall.
    open var items: [any UIDynamicItem] { list.items }

    /// Where to, and how strongly: a length of 1 accelerates by 1000 points/s². (0, 1) by default.
    ///
    /// - Behaviour: documented.
    open var gravityDirection: CGVector {
        get { gravity.vector }
        set { set(PolarVector(newValue), "gravityDirection") }
    }

    /// The direction, in radians from the x axis, clockwise on screen.
    open var angle: CGFloat {
        get { gravity.angle }
        set { set(PolarVector(angle: newValue, magnitude: magnitude), "angle") }
    }

    /// 1 accelerates by 1000 points/s².
    open var magnitude: CGFloat {
        get { gravity.magnitude }
        set { set(PolarVector(angle: angle, magnitude: newValue), "magnitude") }
    }

    /// Sets both at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        set(PolarVector(angle: angle, magnitude: magnitude), "angle")
    }

    private func set(_ new: PolarVector, _ name: String) {
        guard new.isFinite else { return refuse(name) }
        gravity = new
        changed()
    }

    /// Of a gravity of 1, in points/s².
    static let unit = 1000.0

    override var actedOn: [any UIDynamicItem] { list.items }

    override func push(in engine: DynamicsEngine) {
        let acceleration = Vector(gravity.vector) * Self.unit
        guard acceleration != .zero else { return }
        for item in list.items { engine.change(item) { $0.acceleration += acceleration } }
    }
}
