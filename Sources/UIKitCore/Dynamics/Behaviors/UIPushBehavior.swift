import CoreGraphics
import Foundation
import RigidBodies

/// Pushes items: once, or for as long as it is active.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// As long as the behaviour is active.
        case continuous
        /// A moment; then the behaviour is not active any more.
        case instantaneous
    }

    private var list: DynamicItemList
    private var force = PolarVector.zero
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// A push of magnitude 0.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        list = DynamicItemList(items)
        duration = mode
        super.init()
    }

    /// Pushes an item, too.
    open func addItem(_ item: any UIDynamicItem) {
        guard list.add(item) else { return }
        willActOn(item)
        changed()
    }

    /// Leaves an item alone.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        willLeave(item)
        changed()
    }

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { list.items }

    /// Where an item is pushed, from its middle.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Says where an item is pushed, from its middle as it lies when it isn't turned. Elsewhere than in the middle a push turns it.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard o.isFinite else { return refuse("targetOffsetFromCenter") }
        guard list.items.contains(where: { $0 === item }) else { return }
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    /// How long the push lasts.
    open var mode: UIPushBehavior.Mode { duration }
    private let duration: Mode

    /// Whether it pushes. A push for a moment is not active after it.
    open var active = true {
        didSet { if active != oldValue { changed() } }
    }

    /// The direction, in radians from the x axis, clockwise on screen.
    open var angle: CGFloat {
        get { force.angle }
        set { set(PolarVector(angle: newValue, magnitude: magnitude), "angle") }
    }

    /// 1 accelerates 100 × 100 points of density 1 by 100 points/s². 0 by default; below 0 the push goes the other way.
    ///
    /// - Behaviour: documented.
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { set(PolarVector(angle: angle, magnitude: newValue), "magnitude") }
    }

    /// Direction and magnitude as a vector. (0, 0) by default.
    open var pushDirection: CGVector {
        get { force.vector }
        set { set(PolarVector(newValue), "pushDirection") }
    }

    /// Sets both at once.
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
                // As fast as a second of the same push would make it (Decisions/0092).
                case .instantaneous: body.kick(by: force, at: point)
                }
            }
        }
        if mode == .instantaneous, !list.items.isEmpty { active = false }
    }
}
