import RigidBodies
import Testing

@Suite("Pins") struct PinTests {
    /// A board of 100 × 40 hangs at its left end on a nail that doesn't move.
    private func world(_ change: (inout Joint) -> Void) -> World {
        var world = World()
        var nail = Body(position: .zero, shape: .rectangle(width: 20, height: 20))
        nail.material.isAnchored = true
        _ = world.add(nail)
        _ = world.add(Body(position: Vector(50, 0), shape: .rectangle(width: 100, height: 40)))
        var joint = Joint(id: 1, kind: .pin, first: 0, second: 1)
        joint.secondAnchor = Vector(-50, 0)
        change(&joint)
        world.setJoints([joint], stepsToPlace: 4)
        world[1].acceleration = Vector(0, 1000)
        return world
    }

    @Test("a board on a pin rotates as far as the range lets it")
    func range() {
        var world = world { $0.range = 0...0.8 }
        for _ in 0..<1200 { world.makeStep() }
        #expect((world[1].angle - 0.8).magnitude < 0.01)
        #expect((world[1].place(of: Vector(-50, 0))).length < 0.05)
    }

    /// The weight pulls with a torque of 0.4 · 1000 · 50 = 20,000.
    @Test("a pin with friction resists a smaller torque", arguments: [(19_000.0, false), (21_000.0, true)])
    func friction(torque: Double, holds: Bool) {
        var world = world { $0.frictionTorque = torque }
        for _ in 0..<240 { world.makeStep() }
        #expect((world[1].angle.magnitude < 0.01) == holds)
    }
}
