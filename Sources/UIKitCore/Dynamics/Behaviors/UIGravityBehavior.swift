import CoreGraphics
import Foundation
import RigidBodies

/// Makes items fall.
///
///     animator.addBehavior(UIGravityBehavior(items: [square]))
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var gravity = PolarVector(CGVector(dx: 0, dy: 1))

    /// Creates gravity that pulls items downwards.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates gravity without items. Add them later.
    public convenience override init() { self.init(items: []) }

    /// Adds an item, which then falls.
    open func addItem(_ item: any UIDynamicItem) {
        guard list.add(item) else { return }
        willActOn(item)
        changed()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        willLeave(item)
        changed()
    }

    /// The items that fall.
    open var items: [any UIDynamicItem] { list.items }

    /// The direction and strength. A length of 1 accelerates items by 1000 points/s². (0, 1) by default.
    ///
    /// - Behaviour: documented.
    open var gravityDirection: CGVector {
        get { gravity.vector }
        set { set(PolarVector(newValue), "gravityDirection") }
    }

    /// The direction, in radians from the x axis, clockwise on the screen.
    open var angle: CGFloat {
        get { gravity.angle }
        set { set(PolarVector(angle: newValue, magnitude: magnitude), "angle") }
    }

    /// The strength. 1 accelerates items by 1000 points/s².
    open var magnitude: CGFloat {
        get { gravity.magnitude }
        set { set(PolarVector(angle: angle, magnitude: newValue), "magnitude") }
    }

    /// Sets the direction and the strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        set(PolarVector(angle: angle, magnitude: magnitude), "angle")
    }

    private func set(_ new: PolarVector, _ name: String) {
        guard new.isFinite else { return refuse(name) }
        gravity = new
        changed()
    }

    /// The acceleration by gravity of magnitude 1, in points/s².
    static let unit = 1000.0

    override var actedOn: [any UIDynamicItem] { list.items }

    override func push(in engine: DynamicsEngine) {
        let acceleration = Vector(gravity.vector) * Self.unit
        guard acceleration != .zero else { return }
        for item in list.items { engine.change(item) { $0.acceleration += acceleration } }
    }
}
