import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@Suite("Scroll physics") struct ScrollPhysicsTests {
    @Test(
        "a pull past the edge is followed less and less (M9, R320)",
        arguments: [(10, 5.47), (100, 52.02), (400, 178.98)])
    func rubberBand(distance: CGFloat, shown: CGFloat) {
        let physics = ScrollPhysics(range: 0...1000, viewport: 960)
        #expect(abs(physics.shownOffset(forPulled: -distance) + shown) < 0.01)
        #expect(abs(physics.shownOffset(forPulled: 1000 + distance) - 1000 - shown) < 0.01)
        #expect(abs(physics.pulledOffset(forShown: -shown) + distance) < 0.05)
    }

    @Test("without bounce the edge is the end")
    func noBounce() {
        let physics = ScrollPhysics(range: 0...1000, viewport: 960, bounces: false)
        #expect(physics.shownOffset(forPulled: -50) == 0)
        #expect(physics.shownOffset(forPulled: 500) == 500)
    }

    @Test("content that is let go of lands where M8 says", arguments: [750, 1500, 4875, -1500])
    func landing(velocity: CGFloat) {
        var physics = ScrollPhysics(range: -10_000...10_000, viewport: 800)
        physics.release(at: 0, velocity: velocity, time: 5)
        var time = 5.0
        while physics.isMoving, time < 20 {
            time += 1.0 / 60
            _ = physics.offset(at: time)
        }
        let expected = (velocity - (velocity < 0 ? -10 : 10)) * 0.499
        #expect(abs(physics.offset(at: time) - expected) < 0.001)
    }

    @Test("content that coasts into an edge bounces and comes to rest on it (M10)")
    func bounce() {
        var physics = ScrollPhysics(range: 0...100, viewport: 800)
        physics.release(at: 50, velocity: 2000, time: 0)
        var farthest: CGFloat = 0
        for frame in 1...120 { farthest = max(farthest, physics.offset(at: Double(frame) / 60)) }
        #expect(farthest > 110)
        #expect(farthest < 200)
        #expect(!physics.isMoving)
        #expect(physics.offset(at: 3) == 100)
    }

    @Test("a glide takes 0.3 seconds along a cosine (M12)")
    func glide() {
        var physics = ScrollPhysics(range: 0...1000, viewport: 300)
        physics.glide(from: 0, to: 300, time: 1)
        #expect(abs(physics.offset(at: 1.1) - 75) < 0.001, "a quarter at a third of the time")
        #expect(abs(physics.offset(at: 1.15) - 150) < 0.001)
        #expect(physics.offset(at: 1.3) == 300)
        #expect(!physics.isMoving)
    }

    @Test("the velocity for a target ends at the target", arguments: [-400, -3, 5, 900] as [CGFloat])
    func retarget(target: CGFloat) {
        var physics = ScrollPhysics(range: -1000...1000, viewport: 300)
        physics.release(at: 0, velocity: physics.velocity(from: 0, to: target), time: 0)
        #expect(abs(physics.offset(at: 30) - target) < 0.001)
    }
}
