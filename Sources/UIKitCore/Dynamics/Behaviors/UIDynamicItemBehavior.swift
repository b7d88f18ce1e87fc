import CoreGraphics
import Foundation
import RigidBodies

/// Says what items are made of, and how fast they are.
///
/// Only what was set counts: several behaviours may each say something else of the same item, and the last one wins.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var wasSet: Set<PartialKeyPath<BodyMaterial>> = []
    private var material = BodyMaterial()
    /// Speeds that items get once an animator has the behaviour.
    private var dueVelocities: [ObjectIdentifier: (linear: Vector, angular: Double)] = [:]

    /// Says something of `items`.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// A behaviour without items, which are to be added.
    public convenience override init() { self.init(items: []) }

    /// Says it of an item, too.
    open func addItem(_ item: any UIDynamicItem) {
        guard list.add(item) else { return }
        willActOn(item)
        changed()
    }

    /// Says nothing of an item any more.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        dueVelocities[ObjectIdentifier(item)] = nil
        willLeave(item)
        changed()
    }

    /// The items that it says something of.
    open var items: [any UIDynamicItem] { list.items }

    // MARK: Material

    /// 0 doesn't bounce, 1 loses nothing when it does. 0 by default; of two items that hit each other the larger counts.
    ///
    /// - Behaviour: the default is documented; which behaviour's value counts is our choice (Decisions/0092).
    open var elasticity: CGFloat {
        get { material.elasticity }
        set { set(\.elasticity, newValue, "elasticity") }
    }

    /// How much items hold each other back that slide along each other; 1 is strong. 0 by default.
    ///
    /// - Behaviour: the default is documented.
    open var friction: CGFloat {
        get { material.friction }
        set { set(\.friction, newValue, "friction") }
    }

    /// 1, the default, gives 100 × 100 points a mass of 1.
    open var density: CGFloat {
        get { material.density }
        set { set(\.density, newValue, "density") }
    }

    /// How much of its speed an item loses: after a second it has e^−resistance of it. 0 by default.
    open var resistance: CGFloat {
        get { material.resistance }
        set { set(\.resistance, newValue, "resistance") }
    }

    /// The same for how fast it turns.
    open var angularResistance: CGFloat {
        get { material.angularResistance }
        set { set(\.angularResistance, newValue, "angularResistance") }
    }

    /// What electric and magnetic fields act on. 0 by default; the one number that may be below 0.
    open var charge: CGFloat {
        get { material.charge }
        set { set(\.charge, newValue, "charge", isSigned: true) }
    }

    /// Whether items are hit without moving. False by default.
    open var isAnchored: Bool {
        get { material.isAnchored }
        set { set(\.isAnchored, newValue) }
    }

    /// Whether items turn. True by default.
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

    /// Makes an item faster, in points a second. Before an animator has the behaviour, what is added waits for that.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard velocity.isFinite else { return refuse("linearVelocity") }
        add(Vector(velocity), 0, to: item)
    }

    /// How fast an item moves, in points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let body = dynamicAnimator?.engine.body(of: item)
        return (body?.velocity ?? dueVelocities[ObjectIdentifier(item)]?.linear ?? .zero).point
    }

    /// Makes an item turn faster, in radians a second. Before an animator has the behaviour, what is added waits for that.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard velocity.isFinite else { return refuse("angularVelocity") }
        add(.zero, Double(velocity), to: item)
    }

    /// How fast an item turns, in radians a second.
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
        // What was set to stand or not to turn is known before speeds are given.
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
