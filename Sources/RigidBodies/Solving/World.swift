/// Bodies, joints, and what bodies collide with. Moves everything in steps of equal length.
///
/// The world has no clock: the caller makes as many steps as are due. The same calls lead to the same numbers, bit for
/// bit.
///
/// A step finds contacts (also future ones), applies forces and springs to speeds, and corrects speeds until no joint
/// is stretched and nothing overlaps (sequential impulses, which begin with those of the last step). Then bodies move,
/// bouncing bodies turn back, and remaining errors of places are corrected without speed. (Decisions/0092)
package struct World: Sendable {
    /// The length of a step, in seconds.
    package static let step = 1.0 / 240
    /// Bodies that are slower than this and touch something come to rest sooner, in points per second.
    static let calmSpeed = 4.0
    /// Bodies that approach more slowly than this don't bounce, in points per second.
    package static let leastBounce = 10.0
    /// The maximum speed of a body, in points per second.
    package static let highestSpeed = 100_000.0
    /// The maximum distance of things that touch, in points.
    static let touchDistance = 0.05
    /// Overlaps up to this are left, so that contacts persist from step to step.
    static let slop = 0.01
    static let velocityRounds = 10
    static let placeRounds = 4

    /// The bodies by slot. Free slots are never read.
    var bodies: [Body] = []
    private var isTaken: [Bool] = []
    private var freeSlots: [Int] = []
    /// The slots with a body, in order.
    package private(set) var active: [Int] = []

    package internal(set) var joints: [Joint] = []
    package private(set) var groups: [CollisionGroup] = []
    /// The motions of the bodies during a step.
    var motions: [Motion] = []
    var contacts: [Contact] = []
    var points: [ContactPoint] = []
    /// What touched in the last step.
    var touching: Set<Contact.Key> = []
    /// The events since they were last taken.
    package var events: [ContactEvent] = []
    /// The time of all steps, in seconds.
    package internal(set) var time = 0.0

    package init() {}

    // MARK: Contents

    /// - Returns: The body's number, which is valid until the body is removed.
    package mutating func add(_ body: Body) -> Int {
        let slot = freeSlots.popLast() ?? bodies.count
        if slot == bodies.count {
            bodies.append(body)
            isTaken.append(true)
        } else {
            bodies[slot] = body
            isTaken[slot] = true
        }
        active.insert(slot, at: active.firstIndex { $0 > slot } ?? active.count)
        return slot
    }

    package mutating func remove(_ slot: Int) {
        guard isThere(slot) else { return }
        freeSlots.append(slot)
        isTaken[slot] = false
        active.removeAll { $0 == slot }
        joints.removeAll { $0.first == slot || $0.second == slot }
        contacts.removeAll { $0.key.first == slot || $0.key.second == slot }
        touching = touching.filter { $0.first != slot && $0.second != slot }
        for index in groups.indices { groups[index].bodies.removeAll { $0 == slot } }
    }

    package subscript(slot: Int) -> Body {
        get { bodies[slot] }
        set { if newValue.isFinite { bodies[slot] = newValue } }
    }

    /// Replaces the joints. A joint with the identifier of an earlier one keeps that one's state.
    package mutating func setJoints(_ new: [Joint], stepsToPlace: Int) {
        let old = Dictionary(joints.map { ($0.id, $0) }) { first, _ in first }
        joints = new.filter { isThere($0.first) && ($0.second.map(isThere) ?? true) }.map { joint in
            var joint = joint
            joint.place = joint.secondAnchor
            guard let before = old[joint.id], before.kind == joint.kind else { return joint }
            joint.impulses = before.impulses
            guard !joint.isSpring, before.place != joint.secondAnchor, joint.second == nil else { return joint }
            // A stiff joint takes its body along, and the body is as fast as the place.
            joint.place = before.place
            joint.placeVelocity = (joint.secondAnchor - before.place) / (Double(max(stepsToPlace, 1)) * Self.step)
            return joint
        }
    }

    package mutating func setGroups(_ new: [CollisionGroup]) {
        groups = new
        for index in groups.indices { groups[index].bodies = new[index].bodies.filter(isThere) }
    }

    private func isThere(_ slot: Int) -> Bool { isTaken.indices.contains(slot) && isTaken[slot] }

    // MARK: A step

    package mutating func makeStep() {
        time += Self.step
        motions = bodies.map(Motion.init)
        let before = motions
        findContacts()
        // Springs act between the two halves of the other forces, so that a weight hangs in the right place.
        applyForces(.firstHalf)
        applySprings()
        applyForces(.secondHalf)
        var rows = jointRows()
        solveSpeeds(&rows)
        calm()
        move()
        bounce()
        correctPlaces()
        finish(before)
        noteTouching()
    }

    private enum Half { case firstHalf, secondHalf }

    private mutating func applyForces(_ half: Half) {
        let part = Self.step / 2
        for slot in active {
            guard motions[slot].inverseMass > 0 else { continue }
            let acceleration = (bodies[slot].acceleration + bodies[slot].lastAcceleration) / 2
            let angular = (bodies[slot].angularAcceleration + bodies[slot].lastAngularAcceleration) / 2
            // The mean of two steps, so that a falling body is exactly where it should be.
            motions[slot].velocity += (acceleration + bodies[slot].force * motions[slot].inverseMass) * part
            motions[slot].angularVelocity += angular * part
            if half == .secondHalf {
                motions[slot].velocity *= damping(bodies[slot].material.resistance)
                motions[slot].angularVelocity *= damping(bodies[slot].material.angularResistance)
            }
        }
    }

    private mutating func move() {
        let step = Self.step
        for slot in active {
            let speed = motions[slot].velocity.length
            if speed > Self.highestSpeed { motions[slot].velocity *= Self.highestSpeed / speed }
            motions[slot].angularVelocity = max(-500, min(500, motions[slot].angularVelocity))
            motions[slot].position += motions[slot].velocity * step
            motions[slot].angle += motions[slot].angularVelocity * step
        }
        for index in joints.indices where joints[index].placeVelocity != .zero {
            let way = joints[index].secondAnchor - joints[index].place
            let next = joints[index].placeVelocity * step
            guard way.length > next.length * 1.001 else {
                (joints[index].place, joints[index].placeVelocity) = (joints[index].secondAnchor, .zero)
                continue
            }
            joints[index].place += next
        }
    }

    /// Copies the results of the step to the bodies. A body whose numbers overflow stays in place, at rest.
    private mutating func finish(_ before: [Motion]) {
        for slot in active {
            let isLost = !motions[slot].isFinite
            if isLost {
                motions[slot] = before[slot]
                motions[slot].stop()
            }
            noteRest(slot)
            bodies[slot].take(motions[slot], isLost: isLost)
        }
    }
}
