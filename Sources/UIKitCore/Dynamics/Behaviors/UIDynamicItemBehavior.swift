import CoreGraphics
import Foundation
import RigidBodies

/// Sets the material and the velocity of items.
///
/// Only properties that the app has set count. Several behaviours can set different properties of an item. If they set
/// the same one, the last behaviour's value applies.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var wasSet: Set<PartialKeyPath<BodyMaterial>> = []
    private var material = BodyMaterial()
    /// The velocities that items get when an animator has the behaviour.
    private var dueVelocities: [ObjectIdentifier: (linear: Vector, angular: Double)] = [:]

    /// Creates a behaviour for `items`.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behaviour without items. Add them later.
    public convenience override init() { self.init(items: []) }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        guard list.add(item) else { return }
        willActOn(item)
        changed()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        dueVelocities[ObjectIdentifier(item)] = nil
        willLeave(item)
        changed()
    }

    /// The items whose properties the behaviour sets.
    open var items: [any UIDynamicItem] { list.items }

    // MARK: Material

    /// The part of its speed that an item keeps in a bounce, from 0 to 1. 0 by default. If two items collide, the
    /// larger value applies.
    ///
    /// - Behaviour: the default is documented; which behaviour's value counts is our choice (Decisions/0092).
    open var elasticity: CGFloat {
        get { material.elasticity }
        set { set(\.elasticity, newValue, "elasticity") }
    }

    /// The friction between items that slide along each other; 1 is strong. 0 by default.
    ///
    /// - Behaviour: the default is documented.
    open var friction: CGFloat {
        get { material.friction }
        set { set(\.friction, newValue, "friction") }
    }

    /// The density. 1, the default, gives 100 × 100 points a mass of 1.
    open var density: CGFloat {
        get { material.density }
        set { set(\.density, newValue, "density") }
    }

    /// The damping of an item's velocity: after a second, the factor e^−resistance of it is left. 0 by default.
    open var resistance: CGFloat {
        get { material.resistance }
        set { set(\.resistance, newValue, "resistance") }
    }

    /// The damping of an item's angular velocity, like ``resistance``.
    open var angularResistance: CGFloat {
        get { material.angularResistance }
        set { set(\.angularResistance, newValue, "angularResistance") }
    }

    /// The charge on which electric and magnetic fields act. 0 by default. It is the only one of these numbers that may
    /// be negative.
    open var charge: CGFloat {
        get { material.charge }
        set { set(\.charge, newValue, "charge", isSigned: true) }
    }

    /// Whether items stay in place when others hit them. False by default.
    open var isAnchored: Bool {
        get { material.isAnchored }
        set { set(\.isAnchored, newValue) }
    }

    /// Whether items rotate. True by default.
    open var allowsRotation: Bool {
        get { material.allowsRotation }
        set { set(\.allowsRotation, newValue) }
    }

    private func set(
        _ property: WritableKeyPath<BodyMaterial, Double>, _ value: CGFloat, _ name: String, isSigned: Bool = false
    ) {
        guard value.isFinite else { return refuse(name) }
        set(property, isSigned ? Double(value) : max(Double(value), 0))
    }

    private func set<Value>(_ property: WritableKeyPath<BodyMaterial, Value>, _ value: Value) {
        material[keyPath: property] = value
        wasSet.insert(property)
        changed()
    }

    // MARK: Speeds

    /// Adds to an item's velocity, in points per second. It takes effect when an animator has the behaviour.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard velocity.isFinite else { return refuse("linearVelocity") }
        add(Vector(velocity), 0, to: item)
    }

    /// Returns an item's velocity, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let body = dynamicAnimator?.engine.body(of: item)
        return (body?.velocity ?? dueVelocities[ObjectIdentifier(item)]?.linear ?? .zero).point
    }

    /// Adds to an item's angular velocity, in radians per second. It takes effect when an animator has the behaviour.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard velocity.isFinite else { return refuse("angularVelocity") }
        add(.zero, Double(velocity), to: item)
    }

    /// Returns an item's angular velocity, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        let body = dynamicAnimator?.engine.body(of: item)
        return body?.angularVelocity ?? dueVelocities[ObjectIdentifier(item)]?.angular ?? 0
    }

    private func add(_ linear: Vector, _ angular: Double, to item: any UIDynamicItem) {
        guard list.items.contains(where: { $0 === item }) else { return }
        let due = dueVelocities[ObjectIdentifier(item)] ?? (.zero, 0)
        dueVelocities[ObjectIdentifier(item)] = (due.linear + linear, due.angular + angular)
        guard let animator = dynamicAnimator else { return }
        giveVelocities(animator.engine)
        changed()
    }

    private func giveVelocities(_ engine: DynamicsEngine) {
        // Whether items are anchored or may rotate must be known before they get velocities.
        engine.planIfNeeded()
        for item in list.items {
            guard let due = dueVelocities[ObjectIdentifier(item)] else { continue }
            engine.change(item) { body in
                guard !body.material.isAnchored else { return }
                body.velocity += due.linear
                if body.material.allowsRotation { body.angularVelocity += due.angular }
            }
        }
        dueVelocities = [:]
    }

    override var actedOn: [any UIDynamicItem] { list.items }

    override func didJoin(_ engine: DynamicsEngine) {
        guard !dueVelocities.isEmpty else { return }
        engine.needsPlan = true
        giveVelocities(engine)
    }

    override func describe(to plan: inout DynamicsPlan) {
        for item in list.items {
            guard let slot = plan.slot(of: item) else { continue }
            var shown = plan.materials[slot] ?? BodyMaterial()
            func take<Value>(_ property: WritableKeyPath<BodyMaterial, Value>) {
                if wasSet.contains(property) { shown[keyPath: property] = material[keyPath: property] }
            }
            take(\.elasticity)
            take(\.friction)
            take(\.density)
            take(\.resistance)
            take(\.angularResistance)
            take(\.charge)
            take(\.isAnchored)
            take(\.allowsRotation)
            plan.materials[slot] = shown
        }
    }
}
