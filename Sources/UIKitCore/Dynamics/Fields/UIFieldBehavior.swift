import CoreGraphics
import Foundation
import QuartzCore
import RigidBodies

/// Forces that depend on an item's place, velocity and material: drag, vortices, gravity towards a place, noise.
///
///     let field = UIFieldBehavior.radialGravityField(position: view.center)
///     field.addItem(ball)
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    /// The app's own force, from the field, an item's place, velocity, mass and charge, and the length of the step.
    private typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

    private var list = DynamicItemList([])
    private var field: Field
    private let evaluation: Evaluation?

    private init(_ kind: Field.Kind, evaluation: Evaluation? = nil) {
        field = Field(kind: kind)
        self.evaluation = evaluation
        super.init()
    }

    // MARK: Kinds

    /// Returns a field that slows items down, the more the faster they are.
    open class func dragField() -> Self { made(.drag) { _ in } }

    /// Returns a field that moves items around its position, the faster the further they are from it.
    open class func vortexField() -> Self { made(.vortex) { _ in } }

    /// Returns a field that pulls items to a place.
    open class func radialGravityField(position: CGPoint) -> Self { made(.radialGravity) { $0.position = position } }

    /// Returns a field that pulls items in a direction.
    open class func linearGravityField(direction: CGVector) -> Self {
        made(.linearGravity) { $0.direction = direction }
    }

    /// Returns a field that gives items a velocity, in points per second, regardless of other forces.
    open class func velocityField(direction: CGVector) -> Self { made(.velocity) { $0.direction = direction } }

    /// Returns a field that pushes items to and fro. A smoothness of 1 is smoothest, 0 noisiest.
    open class func noiseField(smoothness: CGFloat, animationSpeed: CGFloat) -> Self {
        made(.noise) { ($0.smoothness, $0.animationSpeed) = (smoothness, animationSpeed) }
    }

    /// Returns a field that pushes items to and fro, the more the faster they are.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed: CGFloat) -> Self {
        made(.turbulence) { ($0.smoothness, $0.animationSpeed) = (smoothness, animationSpeed) }
    }

    /// Returns a field that pulls items to its position, the more the further they are from it.
    open class func springField() -> Self { made(.spring) { _ in } }

    /// Returns a field that pushes items with a positive charge away from its position, and pulls those with a negative
    /// one.
    open class func electricField() -> Self { made(.electric) { _ in } }

    /// Returns a field that bends the path of items with a charge.
    open class func magneticField() -> Self { made(.magnetic) { _ in } }

    /// Returns a field whose force the app computes, in units of a push's magnitude.
    open class func field(
        evaluationBlock block:
            @escaping (
                UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
            ) -> CGVector
    ) -> Self {
        checked(UIFieldBehavior(.linearGravity, evaluation: block))
    }

    private class func made(_ kind: Field.Kind, setUp: (UIFieldBehavior) -> Void) -> Self {
        let field = UIFieldBehavior(kind)
        setUp(field)
        return checked(field)
    }

    private class func checked(_ field: UIFieldBehavior) -> Self {
        if let field = field as? Self { return field }
        Diagnostics.fail(
            "A function of UIFieldBehavior can't create a \(self).",
            explanation: "  try            UIFieldBehavior, as a child of a UIDynamicBehavior of your own")
    }

    // MARK: Items

    /// Adds an item.
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

    /// The items on which the field acts.
    open var items: [any UIDynamicItem] { list.items }

    // MARK: Properties of the field

    /// The centre of the field, in the coordinates of the animator's reference view.
    open var position: CGPoint {
        get { field.position.point }
        set { set(newValue.isFinite, "position") { $0.position = Vector(newValue) } }
    }

    /// The region around its position in which the field acts. Everywhere by default.
    open var region = UIRegion.infinite {
        didSet { changed() }
    }

    /// The factor for forces. 1 by default.
    open var strength: CGFloat {
        get { field.strength }
        set { set(newValue.isFinite, "strength") { $0.strength = Double(newValue) } }
    }

    /// The power of the distance with which a force gets weaker. 0, the default, doesn't change it.
    ///
    /// At 100 points from its position, a field has exactly its `strength` (Decisions/0092).
    open var falloff: CGFloat {
        get { field.falloff }
        set { set(newValue.isFinite, "falloff") { $0.falloff = Double(newValue) } }
    }

    /// The distance below which a force that falls off doesn't get stronger.
    open var minimumRadius: CGFloat {
        get { field.minimumRadius }
        set { set(newValue.isFinite, "minimumRadius") { $0.minimumRadius = max(Double(newValue), 0) } }
    }

    /// The direction of fields that have one; (0, 0) for others.
    open var direction: CGVector {
        get { CGVector(dx: field.direction.x, dy: field.direction.y) }
        set { set(newValue.dx.isFinite && newValue.dy.isFinite, "direction") { $0.direction = Vector(newValue) } }
    }

    /// The smoothness of noise, from 0 to 1; 0 for other fields.
    open var smoothness: CGFloat {
        get { field.smoothness }
        set { set(newValue.isFinite, "smoothness") { $0.smoothness = Double(newValue) } }
    }

    /// How many times per second noise changes; 0 for other fields, and for noise that doesn't change.
    open var animationSpeed: CGFloat {
        get { field.animationSpeed }
        set { set(newValue.isFinite, "animationSpeed") { $0.animationSpeed = Double(newValue) } }
    }

    private func set(_ isGood: Bool, _ name: String, _ change: (inout Field) -> Void) {
        guard isGood else { return refuse(name) }
        change(&field)
        changed()
    }

    // MARK: The engine

    override var actedOn: [any UIDynamicItem] { list.items }

    override func push(in engine: DynamicsEngine) {
        for item in list.items {
            guard let body = engine.body(of: item) else { continue }
            let place = body.position - field.position
            guard region.contains(place.point) else { continue }
            if field.kind == .velocity {
                engine.change(item) { $0.velocity = field.direction * field.strength }
                continue
            }
            var force = Vector.zero
            if let evaluation {
                let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
                let charge = body.material.charge
                force = Vector(
                    evaluation(self, body.position.point, velocity, body.mass, charge, World.step))
                force *= Field.unit * field.strength
                guard force.isFinite else {
                    refuse("evaluationBlock")
                    continue
                }
            } else {
                force = field.force(on: body, at: engine.time)
            }
            // A field that is the same everywhere is gravity for the engine, which computes it exactly.
            let isUniform = field.kind == .linearGravity && evaluation == nil
            engine.change(item) { body in
                if isUniform { body.acceleration += force / body.mass } else { body.force += force }
            }
        }
    }
}
