import Foundation
import RigidBodies
import Testing

@Suite("Joints and springs") struct JointTests {
    private let box = Shape.rectangle(width: 100, height: 100)

    private func spring(_ frequency: Double, damping: Double, length: Double = 0) -> Joint {
        var joint = Joint(id: 1, kind: .rod, first: 0)
        (joint.frequency, joint.damping, joint.length) = (frequency, damping, length)
        return joint
    }

    /// Half of a swing is over when it comes to a stop on the other side.
    @Test("a spring oscillates with its frequency", arguments: [0.5, 1, 2, 4])
    func period(frequency: Double) {
        var world = World()
        _ = world.add(Body(position: Vector(100, 0), shape: box))
        world.setJoints([spring(frequency, damping: 0)], stepsToPlace: 4)
        var crossings: [Double] = []
        var last = 100.0
        for _ in 0..<2400 {
            world.makeStep()
            let x = world[0].position.x
            if last > 0, x <= 0 { crossings.append(world.time - World.step * x / (x - last)) }
            last = x
        }
        let period = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
        #expect((period * frequency - 1).magnitude < 1e-4)
    }

    @Test("an undamped spring keeps its amplitude for ten seconds")
    func energy() {
        var world = World()
        _ = world.add(Body(position: Vector(100, 0), shape: box))
        world.setJoints([spring(1, damping: 0)], stepsToPlace: 4)
        for _ in 0..<2400 { world.makeStep() }
        #expect((world[0].position.x - 100).magnitude < 1.5)
    }

    /// The swing after a full period is exp(−2π ζ / √(1 − ζ²)) of the one before.
    @Test("a damped spring loses amplitude by its damping ratio", arguments: [0.1, 0.3, 0.5])
    func damping(ratio: Double) {
        var world = World()
        _ = world.add(Body(position: Vector(100, 0), shape: box))
        world.setJoints([spring(1, damping: ratio)], stepsToPlace: 4)
        let root = (1 - ratio * ratio).squareRoot()
        for _ in 0..<Int((240 / root).rounded()) { world.makeStep() }
        #expect((world[0].position.x - 100 * exp(-2 * .pi * ratio / root)).magnitude < 0.5)
    }

    @Test("a spring with a weight rests g / ω² lower")
    func hanging() {
        var world = World()
        _ = world.add(Body(position: .zero, shape: box))
        world.setJoints([spring(2, damping: 1)], stepsToPlace: 4)
        world[0].acceleration = Vector(0, 1000)
        for _ in 0..<1200 { world.makeStep() }
        #expect((world[0].position.y - 1000 / pow(4 * .pi, 2)).magnitude < 0.2)
        #expect(world.isResting)
    }

    @Test("a snap ends at its point and upright, to the bit")
    func snap() {
        var world = World()
        _ = world.add(Body(position: Vector(10, 20), angle: 0.7, shape: box))
        var joint = Joint(id: 1, kind: .snap, first: 0)
        joint.secondAnchor = Vector(200.1, 300.7)
        (joint.frequency, joint.damping) = (2.5, 0.65)
        world.setJoints([joint], stepsToPlace: 4)
        var steps = 0
        while !world.isResting, steps < 1000 {
            world.makeStep()
            steps += 1
        }
        world.standStill()
        #expect(world[0].position == Vector(200.1, 300.7))
        #expect(world[0].angle == 0)
        #expect(steps < 480)
    }

    @Test("a rod keeps its length while a body swings on it")
    func rod() {
        var world = World()
        _ = world.add(Body(position: Vector(100, 0), shape: box))
        var joint = Joint(id: 1, kind: .rod, first: 0)
        joint.length = 100
        world.setJoints([joint], stepsToPlace: 4)
        world[0].acceleration = Vector(0, 1000)
        var furthest = 0.0
        for _ in 0..<2400 {
            world.makeStep()
            furthest = max(furthest, (world[0].position.length - 100).magnitude)
        }
        #expect(furthest < 0.05)
    }

    /// T = 2π √(l / g): 100 points swing in 1.987 seconds.
    @Test("a pendulum has the period of its length")
    func pendulum() {
        var world = World()
        _ = world.add(Body(position: Vector(5, 99.875), shape: box))
        var joint = Joint(id: 1, kind: .rod, first: 0)
        joint.length = 100
        world.setJoints([joint], stepsToPlace: 4)
        world[0].acceleration = Vector(0, 1000)
        var crossings: [Double] = []
        var last = 5.0
        for _ in 0..<2400 {
            world.makeStep()
            if last > 0, world[0].position.x <= 0 { crossings.append(world.time) }
            last = world[0].position.x
        }
        let period = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
        #expect((period - 2 * .pi * 0.1.squareRoot()).magnitude < 0.01)
    }

    @Test("a rope lets a body fall as far as the rope is long")
    func rope() {
        var world = World()
        var fixed = Body(position: .zero, shape: box)
        fixed.material.isAnchored = true
        _ = world.add(fixed)
        _ = world.add(Body(position: Vector(0, 10), shape: box))
        var joint = Joint(id: 1, kind: .rope, first: 0, second: 1)
        joint.length = 200
        world.setJoints([joint], stepsToPlace: 4)
        world[1].acceleration = Vector(0, 1000)
        for _ in 0..<480 { world.makeStep() }
        #expect((world[1].position - Vector(0, 200)).length < 0.05)
    }

    @Test("a welded pair falls as one body")
    func weld() {
        var world = World()
        _ = world.add(Body(position: Vector(0, 0), shape: box))
        _ = world.add(Body(position: Vector(100, 0), shape: box))
        var joint = Joint(id: 1, kind: .weld, first: 0, second: 1)
        (joint.firstAnchor, joint.secondAnchor) = (Vector(50, 0), Vector(-50, 0))
        world.setJoints([joint], stepsToPlace: 4)
        world[0].acceleration = Vector(0, 1000)
        for _ in 0..<120 { world.makeStep() }
        // Only one of them is pulled: the pair turns around its middle, which falls half as fast.
        #expect(((world[0].position + world[1].position) / 2 - Vector(50, 62.5)).length < 0.5)
        #expect((world[0].angle - world[1].angle).magnitude < 0.01)
        #expect(((world[1].position - world[0].position).length - 100).magnitude < 0.1)
    }

    @Test("a slider stays on its axis and within its range")
    func slider() {
        var world = World()
        _ = world.add(Body(position: .zero, shape: box))
        var joint = Joint(id: 1, kind: .slider, first: 0)
        (joint.axis, joint.range) = (Vector(1, 0), -50...120)
        world.setJoints([joint], stepsToPlace: 4)
        world[0].acceleration = Vector(500, 1000)
        for _ in 0..<480 { world.makeStep() }
        #expect((world[0].position - Vector(120, 0)).length < 0.05)
        #expect(world[0].angle.magnitude < 1e-3)
        world[0].acceleration = Vector(-500, 1000)
        for _ in 0..<480 { world.makeStep() }
        #expect((world[0].position - Vector(-50, 0)).length < 0.05)
    }

    @Test("a body led by a moving anchor is as fast as the anchor")
    func led() {
        var world = World()
        _ = world.add(Body(position: .zero, shape: box))
        var joint = Joint(id: 1, kind: .rod, first: 0)
        world.setJoints([joint], stepsToPlace: 4)
        for frame in 1...30 {
            joint.secondAnchor = Vector(5 * Double(frame), 0)
            world.setJoints([joint], stepsToPlace: 4)
            for _ in 0..<4 { world.makeStep() }
        }
        #expect((world[0].velocity.x - 300).magnitude < 1)
        world.setJoints([], stepsToPlace: 4)
        for _ in 0..<240 { world.makeStep() }
        #expect((world[0].position.x - 450).magnitude < 2)
    }
}
