import CoreGraphics
import Foundation
import RigidBodies

/// Pushes items once, or as long as the behaviour is active.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of a push.
    public enum Mode: Int, Sendable {
        /// As long as the behaviour is active.
        case continuous
        /// For a moment, after which the behaviour isn't active any more.
        case instantaneous
    }

    private var list: DynamicItemList
    private var force = PolarVector.zero
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a push of magnitude 0.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        list = DynamicItemList(items)
        duration = mode
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        guard list.add(item) else { return }
        willActOn(item)
        changed()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        willLeave(item)
        changed()
    }

    /// The items that the behaviour pushes.
    open var items: [any UIDynamicItem] { list.items }

    /// Returns the point at which an item is pushed, relative to its centre.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets the point at which an item is pushed, relative to its centre in the unrotated item. Any point other than
    /// the centre makes it rotate.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard o.isFinite else { return refuse("targetOffsetFromCenter") }
        guard list.items.contains(where: { $0 === item }) else { return }
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    /// The duration of the push.
    open var mode: UIPushBehavior.Mode { duration }
    private let duration: Mode

    /// Whether the behaviour pushes. After an instantaneous push it is false.
    open var active = true {
        didSet { if active != oldValue { changed() } }
    }

    /// The direction, in radians from the x axis, clockwise on the screen.
    open var angle: CGFloat {
        get { force.angle }
        set { set(PolarVector(angle: newValue, magnitude: magnitude), "angle") }
    }

    /// The strength. 1 accelerates 100 × 100 points of density 1 by 100 points/s². 0 by default. A negative strength
    /// pushes in the opposite direction.
    ///
    /// - Behaviour: documented.
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { set(PolarVector(angle: angle, magnitude: newValue), "magnitude") }
    }

    /// The direction and strength as a vector. (0, 0) by default.
    open var pushDirection: CGVector {
        get { force.vector }
        set { set(PolarVector(newValue), "pushDirection") }
    }

    /// Sets the direction and the strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        set(PolarVector(angle: angle, magnitude: magnitude), "angle")
    }

    private func set(_ new: PolarVector, _ name: String) {
        guard new.isFinite else { return refuse(name) }
        force = new
        changed()
    }

    override var actedOn: [any UIDynamicItem] { list.items }

    override func push(in engine: DynamicsEngine) {
        guard active else { return }
        let force = Vector(force.vector) * Field.unit
        for item in list.items {
            let offset = Vector(targetOffsetFromCenter(for: item))
            engine.change(item) { body in
                let point = body.place(of: offset)
                switch mode {
                case .continuous: body.push(by: force, at: point)
                // The change of velocity is that of the same continuous push in one second (Decisions/0092).
                case .instantaneous: body.kick(by: force, at: point)
                }
            }
        }
        if mode == .instantaneous, !list.items.isEmpty { active = false }
    }
}
