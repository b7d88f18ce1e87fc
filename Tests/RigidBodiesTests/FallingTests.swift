import RigidBodies
import Testing

@Suite("Falling and bouncing bodies") struct FallingTests {
    private let floor = CollisionGroup.Boundary(id: 1, points: [Vector(-1000, 1000), Vector(1000, 1000)])

    private func world(_ body: Body, elasticity: Double = 0) -> World {
        var world = World()
        var body = body
        body.material.elasticity = elasticity
        let slot = world.add(body)
        world.setGroups([CollisionGroup(id: 0, bodies: [slot], bodiesCollide: true, boundaries: [floor])])
        return world
    }

    @Test("a body falls by half of g t²")
    func freeFall() {
        var world = World()
        let slot = world.add(Body(position: .zero, shape: .rectangle(width: 100, height: 100)))
        world[slot].acceleration = Vector(0, 1000)
        for _ in 0..<240 { world.makeStep() }
        #expect((world[slot].position.y - 500).magnitude < 1e-6)
        #expect(world[slot].position.x == 0)
    }

    @Test("a box comes to rest on a line, upright, and stays there")
    func rest() {
        var world = world(Body(position: Vector(0, 700), shape: .rectangle(width: 100, height: 100)))
        world[0].acceleration = Vector(0, 1000)
        for _ in 0..<480 { world.makeStep() }
        #expect((world[0].position.y - 950).magnitude < 0.05)
        #expect(world[0].position.x.magnitude < 1e-9)
        #expect(world[0].angle.magnitude < 1e-9)
        #expect(world.isResting)
    }

    /// It falls 250 points, hits at √(2 · 1000 · 250) = 707 points a second, and rises by e² of that way.
    @Test("a bounce's height is the square of the elasticity", arguments: [0.25, 0.5, 0.8, 1.0], [true, false])
    func bounce(elasticity: Double, isDisc: Bool) {
        let shape = isDisc ? Shape.ellipse(width: 100, height: 100) : .rectangle(width: 100, height: 100)
        var world = world(Body(position: Vector(0, 700), shape: shape), elasticity: elasticity)
        world[0].acceleration = Vector(0, 1000)
        var (hasHit, highest) = (false, 950.0)
        for _ in 0..<700 {
            world.makeStep()
            if world[0].velocity.y < 0 { hasHit = true }
            if hasHit { highest = min(highest, world[0].position.y) }
            if hasHit, world[0].velocity.y > 0 { break }
        }
        #expect((950 - highest - 250 * elasticity * elasticity).magnitude < 4)
        #expect(world[0].angle.magnitude < 1e-6)
    }

    @Test("a body never falls through a line, however fast it is")
    func fast() {
        var world = world(Body(position: Vector(0, 0), shape: .rectangle(width: 10, height: 10)))
        world[0].velocity = Vector(0, 90_000)
        for _ in 0..<240 { world.makeStep() }
        #expect((world[0].position.y - 995).magnitude < 0.1)
    }

    @Test("resistance reduces the velocity exponentially")
    func resistance() {
        var world = World()
        var body = Body(position: .zero, shape: .rectangle(width: 10, height: 10))
        body.velocity = Vector(100, 0)
        body.material.resistance = 1
        let slot = world.add(body)
        for _ in 0..<240 { world.makeStep() }
        // 100 / e
        #expect((world[slot].velocity.x - 36.787944).magnitude < 1e-3)
    }

    @Test("a box slides as far as friction lets it: v² / 2μg")
    func friction() {
        var world = world(Body(position: Vector(0, 950), shape: .rectangle(width: 100, height: 100)))
        world[0].material.friction = 0.5
        world[0].material.allowsRotation = false
        world[0].acceleration = Vector(0, 1000)
        world[0].velocity = Vector(200, 0)
        for _ in 0..<480 { world.makeStep() }
        #expect((world[0].position.x - 40).magnitude < 1)
    }

    @Test("two equal masses exchange their velocities in an elastic collision")
    func exchange() {
        var world = World()
        for x in [0.0, 200] {
            var body = Body(position: Vector(x, 0), shape: .rectangle(width: 100, height: 100))
            body.material.elasticity = 1
            _ = world.add(body)
        }
        world[0].velocity = Vector(300, 0)
        world.setGroups([CollisionGroup(id: 0, bodies: [0, 1], bodiesCollide: true, boundaries: [])])
        for _ in 0..<240 { world.makeStep() }
        #expect(world[0].velocity.x.magnitude < 1e-6)
        #expect((world[1].velocity.x - 300).magnitude < 1e-6)
        #expect(world.events.map(\.isBeginning) == [true, false])
    }

    @Test("a stack of five boxes stays in place")
    func stack() {
        var world = World()
        for level in 0..<5 {
            let slot = world.add(
                Body(position: Vector(0, 950 - 100 * Double(level)), shape: .rectangle(width: 100, height: 100)))
            world[slot].material.friction = 0.2
            world[slot].acceleration = Vector(0, 1000)
        }
        world.setGroups([CollisionGroup(id: 0, bodies: [0, 1, 2, 3, 4], bodiesCollide: true, boundaries: [floor])])
        for _ in 0..<720 { world.makeStep() }
        for level in 0..<5 {
            #expect((world[level].position - Vector(0, 950 - 100 * Double(level))).length < 0.2)
        }
        #expect(world.isResting)
    }

    @Test("a pile of boxes and discs comes to rest", arguments: [0.0, 0.3])
    func pile(elasticity: Double) {
        var world = World()
        for index in 0..<40 {
            let place = Vector(Double(index % 7) * 31 + 40, Double(index / 7) * 31 + 600)
            let shape: Shape =
                index % 2 == 0 ? .rectangle(width: 28, height: 28) : .ellipse(width: 28, height: 28)
            let slot = world.add(Body(position: place, shape: shape))
            (world[slot].material.elasticity, world[slot].material.friction) = (elasticity, 0.2)
            world[slot].acceleration = Vector(0, 1000)
        }
        let corners = [Vector(0, 0), Vector(300, 0), Vector(300, 900), Vector(0, 900), Vector(0, 0)]
        let box = CollisionGroup.Boundary(id: 0, points: corners)
        world.setGroups([CollisionGroup(id: 0, bodies: Array(0..<40), bodiesCollide: true, boundaries: [box])])
        var steps = 0
        while !world.isResting, steps < 2400 {
            world.makeStep()
            steps += 1
        }
        #expect(steps < 2400)
        for slot in 0..<40 {
            let place = world[slot].position
            #expect(place.x > 13 && place.x < 287 && place.y < 887)
        }
    }
}
