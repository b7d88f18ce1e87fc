import RigidBodies
import TestSupport
import Testing

@Suite("Worlds at random") struct WorldThrashTests {
    /// Bodies, joints and fields at random, some of them absurd.
    private func run(_ seed: UInt64, steps: Int) -> World {
        var random = SeededGenerator(seed: seed)
        var world = World()
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        func shape() -> Shape {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .ellipse(width: number(0...200), height: number(0...200))
            case 1: .ellipse(width: 50, height: 50)
            case 2:
                .polygon((0..<6).map { _ in Vector(number(-60...60), number(-60...60)) })
                    ?? .rectangle(width: 10, height: 10)
            default: .rectangle(width: number(0...200), height: number(0...1) * 200)
            }
        }
        let count = Int.random(in: 1...12, using: &random)
        for _ in 0..<count {
            var body = Body(position: Vector(number(0...400), number(0...400)), angle: number(-3...3), shape: shape())
            body.material.elasticity = number(0...1.2)
            body.material.friction = number(0...2)
            body.material.density = number(0...10)
            body.material.resistance = number(0...20)
            body.material.isAnchored = number(0...1) < 0.1
            body.material.allowsRotation = number(0...1) < 0.7
            body.velocity = Vector(number(-5000...5000), number(-5000...5000))
            _ = world.add(body)
        }
        let kinds: [Joint.Kind] = [.rod, .rope, .pin, .weld, .slider, .snap]
        var joints: [Joint] = []
        for id in 0..<Int.random(in: 0...8, using: &random) {
            let second = Bool.random(using: &random) ? Int.random(in: 0..<count, using: &random) : nil
            let first = Int.random(in: 0..<count, using: &random)
            guard first != second else { continue }
            var joint = Joint(id: id, kind: random.pick(from: kinds), first: first, second: second)
            joint.firstAnchor = Vector(number(-50...50), number(-50...50))
            joint.secondAnchor = Vector(number(-400...400), number(-400...400))
            joint.length = number(-1...1) < 0 ? 0 : number(0...300)
            joint.frequency = number(-1...1) < 0 ? 0 : number(0...200)
            joint.damping = number(0...3)
            joint.range = -number(0...1)...number(0...1)
            joint.frictionTorque = number(0...1000)
            joint.axis = Vector(number(-1...1), number(-1...1)).normalized()
            joints.append(joint)
        }
        world.setJoints(joints, stepsToPlace: 4)
        let corners = [Vector(0, 0), Vector(400, 0), Vector(400, 400), Vector(0, 400), Vector(0, 0)]
        world.setGroups([
            CollisionGroup(
                id: 0, bodies: Array(0..<count), bodiesCollide: true,
                boundaries: [CollisionGroup.Boundary(id: 0, points: corners)])
        ])
        for _ in 0..<count {
            for slot in 0..<count { world[slot].acceleration = Vector(number(-3000...3000), number(-3000...3000)) }
            for _ in 0..<steps / count { world.makeStep() }
        }
        return world
    }

    @Test("random forces leave finite positions and velocities", arguments: SeededGenerator.seeds(1..<60))
    func finite(seed: UInt64) {
        let world = run(seed, steps: 480)
        for slot in world.active {
            #expect(world[slot].position.isFinite && world[slot].velocity.isFinite, "UIKIT_SEED=\(seed)")
            #expect(world[slot].angle.isFinite && world[slot].angularVelocity.isFinite, "UIKIT_SEED=\(seed)")
        }
    }

    @Test("two runs give the same bits", arguments: SeededGenerator.seeds(1..<10))
    func sameBits(seed: UInt64) {
        let (one, two) = (run(seed, steps: 240), run(seed, steps: 240))
        for slot in one.active {
            #expect(one[slot].position == two[slot].position && one[slot].angle == two[slot].angle)
            #expect(one[slot].velocity == two[slot].velocity)
        }
        #expect(one.events == two.events)
    }
}
