import CoreGraphics
import Foundation
import QuartzCore
import RigidBodies

/// The bodies of an animator's items. A body exists from the first behaviour that acts on its item to the last one.
///
/// The engine translates between items, which an app knows, and a ``World``, which knows no items.
@MainActor final class DynamicsEngine {
    /// An item, with the values that were last read from it or written to it.
    private struct Entry {
        let item: any UIDynamicItem
        /// The number of behaviours that act on the item.
        var uses = 1
        /// The item's transform for a body with the rotation `baseAngle`.
        var baseTransform: CGAffineTransform
        var baseAngle: Double
        var position: Vector
        var angle: Double
    }

    private var world = World()
    /// The items by slot.
    private var entries: [Entry?] = []
    private var slots: [ObjectIdentifier: Int] = [:]

    /// Whether a behaviour changed, so that the next step or question needs a new plan.
    var needsPlan = false
    /// All behaviours of the animator.
    var behaviors: @MainActor () -> [UIDynamicBehavior] = { [] }
    /// Returns the rectangle of which `translatesReferenceBoundsIntoBoundary` makes a boundary. Called only if a
    /// behaviour does that.
    var referenceBounds: @MainActor () -> CGRect = { .null }
    private var followsBounds = false
    private var plannedBounds = CGRect.null

    // MARK: Items

    /// The items, in the order of their bodies.
    var items: [any UIDynamicItem] { entries.compactMap { $0?.item } }

    /// Returns the first result of `find` that isn't nil.
    func firstItem<Found>(_ find: (any UIDynamicItem) -> Found?) -> Found? {
        for entry in entries {
            if let item = entry?.item, let found = find(item) { return found }
        }
        return nil
    }

    /// Counts one more behaviour that acts on an item.
    func retain(_ item: any UIDynamicItem) {
        needsPlan = true
        if let slot = slots[ObjectIdentifier(item)] {
            entries[slot]?.uses += 1
            return
        }
        var center = item.center
        if !center.isFinite {
            Self.warnOfPlace(item)
            center = .zero
        }
        let angle = item.turnedBy
        let slot = world.add(Body(position: Vector(center), angle: angle, shape: item.shape))
        while entries.count <= slot { entries.append(nil) }
        entries[slot] = Entry(
            item: item, baseTransform: item.transform, baseAngle: angle, position: Vector(center), angle: angle)
        slots[ObjectIdentifier(item)] = slot
    }

    /// Counts one behaviour less that acts on an item.
    func release(_ item: any UIDynamicItem) {
        needsPlan = true
        guard let slot = slots[ObjectIdentifier(item)], let entry = entries[slot] else { return }
        guard entry.uses == 1 else {
            entries[slot]?.uses -= 1
            return
        }
        world.remove(slot)
        entries[slot] = nil
        slots[ObjectIdentifier(item)] = nil
    }

    /// Reads the state of an item that the app moved, rotated or resized. It keeps its velocity.
    func read(_ item: any UIDynamicItem) {
        guard let slot = slots[ObjectIdentifier(item)] else { return }
        let center = item.center
        guard center.isFinite else { return Self.warnOfPlace(item) }
        var body = world[slot]
        body.position = Vector(center)
        body.angle = item.turnedBy
        let shape = item.shape
        if shape != body.shape { body.shape = shape }
        world[slot] = body
        entries[slot]?.baseTransform = item.transform
        entries[slot]?.baseAngle = body.angle
        entries[slot]?.position = body.position
        entries[slot]?.angle = body.angle
    }

    private static func warnOfPlace(_ item: any UIDynamicItem) {
        Diagnostics.warnOnce(
            "dynamics-number", of: "center",
            """
            The center of a dynamic item (\(type(of: item))) is not finite.
              likely cause   a division by zero, or the position of something that has none
              instead        the animator ignores it
            """)
    }

    /// Returns the item's current body.
    func body(of item: any UIDynamicItem) -> Body? { slots[ObjectIdentifier(item)].map { world[$0] } }

    func change(_ item: any UIDynamicItem, _ change: (inout Body) -> Void) {
        guard let slot = slots[ObjectIdentifier(item)] else { return }
        var body = world[slot]
        change(&body)
        world[slot] = body
    }

    // MARK: Plans

    func planIfNeeded() {
        guard needsPlan || followsBounds && referenceBounds() != plannedBounds else { return }
        needsPlan = false
        var plan = DynamicsPlan(slots: slots, findBounds: referenceBounds)
        for behavior in behaviors() { behavior.describe(to: &plan) }
        (followsBounds, plannedBounds) = (plan.knownBounds != nil, plan.knownBounds ?? .null)
        for slot in world.active {
            let material = plan.materials[slot] ?? BodyMaterial()
            if world[slot].material != material { world[slot].material = material }
        }
        world.setJoints(plan.joints, stepsToPlace: max(stepsOfLastFrame, 1))
        world.setGroups(plan.groups)
    }

    /// The number of steps in the last frame. A place that an app moves arrives after the same number.
    private var stepsOfLastFrame = 4

    // MARK: Steps

    var time: Double { world.time }

    var isResting: Bool { world.isResting }

    func wake() { world.wake() }

    func standStill() { world.standStill() }

    /// Makes steps. Behaviours push before each of them.
    func advance(_ steps: Int) {
        stepsOfLastFrame = steps
        planIfNeeded()
        let behaviors = behaviors()
        for _ in 0..<steps {
            for slot in world.active {
                var body = world[slot]
                (body.acceleration, body.angularAcceleration, body.force) = (.zero, 0, .zero)
                world[slot] = body
            }
            for behavior in behaviors { behavior.push(in: self) }
            world.makeStep()
        }
    }

    /// Moves items to their bodies. Returns whether one of them moved.
    func moveItems() -> Bool {
        var hasMoved = false
        for slot in entries.indices {
            guard let entry = entries[slot] else { continue }
            let body = world[slot]
            if body.position != entry.position {
                entries[slot]?.position = body.position
                entry.item.center = body.position.point
                hasMoved = true
            }
            // An item's setter is the app's own code, which may remove items.
            guard entries.indices.contains(slot), entries[slot]?.item === entry.item, body.angle != entry.angle else {
                continue
            }
            entries[slot]?.angle = body.angle
            // The solver's rounding errors leave tiny rotations where there is none.
            let turn = body.angle - entry.baseAngle
            entry.item.transform =
                turn.magnitude < 1e-9
                ? entry.baseTransform : entry.baseTransform.concatenating(CGAffineTransform(rotationAngle: turn))
            hasMoved = true
        }
        return hasMoved
    }

    /// Returns the contacts that began or ended since the last call, with the behaviour that hears of each.
    func takeContacts() -> [(behavior: Int, report: ContactReport)] {
        let events = world.events
        world.events = []
        return events.compactMap { event in
            guard let item = item(event.body) else { return nil }
            var (other, boundary): ((any UIDynamicItem)?, Int) = (nil, 0)
            switch event.other {
            case .boundary(let number): boundary = number
            case .body(let slot):
                other = self.item(slot)
                guard other != nil else { return nil }
            }
            let report = ContactReport(
                item: item, other: other, boundary: boundary, isBeginning: event.isBeginning,
                point: event.point.point)
            return (event.group, report)
        }
    }

    private func item(_ slot: Int) -> (any UIDynamicItem)? {
        entries.indices.contains(slot) ? entries[slot]?.item : nil
    }
}
