import Testing

@testable import RigidBodies

@Suite("Crowds of bodies") struct CrowdTests {
    private func world(of count: Int, at place: (Int) -> Vector, _ shape: Shape) -> World {
        var world = World()
        let slots = (0..<count).map { world.add(Body(position: place($0), angle: 0, shape: shape)) }
        world.setGroups([CollisionGroup(id: 1, bodies: slots, bodiesCollide: true, boundaries: [])])
        return world
    }

    @Test("bodies that all lie in one place push 32 others each at most, and get apart", arguments: [200, 2_000])
    func onePlace(count: Int) {
        var world = world(
            of: count, at: { Vector(Double($0 % 7), Double($0 % 11)) }, .ellipse(width: 20, height: 20))
        world.makeStep()
        // Sixteen times one plus one, on each of the two bodies of a contact.
        #expect(world.contacts.count <= count * 16)
        #expect(world.contacts.count >= count)
    }

    @Test("a plate holds a thousand small balls")
    func plate() {
        var world = World()
        var plate = Body(position: .zero, angle: 0, shape: .rectangle(width: 10_000, height: 20))
        plate.material.isAnchored = true
        let balls = (0..<1_000).map {
            Body(position: Vector(Double($0) * 10 - 4_995, -14), angle: 0, shape: .ellipse(width: 8, height: 8))
        }
        let slots = ([plate] + balls).map { world.add($0) }
        world.setGroups([CollisionGroup(id: 1, bodies: slots, bodiesCollide: true, boundaries: [])])
        world.makeStep()
        #expect(Set(world.contacts.map { max($0.key.first, $0.key.second) }).count == 1_000)
    }
}
