import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@Suite("Scroll physics") struct ScrollPhysicsTests {
    @Test(
        "content pulled past an edge follows less and less (M9, R320)",
        arguments: [(10, 5.47), (100, 52.02), (400, 178.98)])
    func rubberBand(distance: CGFloat, shown: CGFloat) {
        let physics = ScrollPhysics(range: 0...1000, viewport: 960)
        #expect(abs(physics.shownOffset(forPulled: -distance) + shown) < 0.01)
        #expect(abs(physics.shownOffset(forPulled: 1000 + distance) - 1000 - shown) < 0.01)
        #expect(abs(physics.pulledOffset(forShown: -shown) + distance) < 0.05)
    }

    @Test("without bounce content stops at the edge")
    func noBounce() {
        let physics = ScrollPhysics(range: 0...1000, viewport: 960, bounces: false)
        #expect(physics.shownOffset(forPulled: -50) == 0)
        #expect(physics.shownOffset(forPulled: 500) == 500)
    }

    @Test("released content comes to rest where M8 says", arguments: [750, 1500, 4875, -1500])
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

    @Test("content that reaches an edge bounces and comes to rest on it (M10)")
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

    @Test("content that bounces back to an edge rests at the new edge, if there is less content then")
    func shorterFromWithin() {
        var physics = ScrollPhysics(range: 0...1000, viewport: 800)
        physics.release(at: 1010, velocity: -2000, time: 0)
        let offset = physics.offset(at: 0.2)
        #expect(offset < 990)
        physics.setRange(0...990, at: 0.2)
        #expect(abs(physics.offset(at: 0.2) - offset) < 0.001, "it doesn't jump")
        _ = physics.offset(at: 3)
        #expect(!physics.isMoving && physics.offset(at: 3) == 990)
    }

    @Test("an animated scroll takes 0.3 seconds along a cosine (M12)")
    func glide() {
        var physics = ScrollPhysics(range: 0...1000, viewport: 300)
        physics.glide(from: 0, to: 300, time: 1)
        #expect(abs(physics.offset(at: 1.1) - 75) < 0.001, "a quarter at a third of the time")
        #expect(abs(physics.offset(at: 1.15) - 150) < 0.001)
        #expect(physics.offset(at: 1.3) == 300)
        #expect(!physics.isMoving)
    }

    @Test("the velocity computed for a target ends at that target", arguments: [-400, -3, 5, 900] as [CGFloat])
    func retarget(target: CGFloat) {
        var physics = ScrollPhysics(range: -1000...1000, viewport: 300)
        physics.release(at: 0, velocity: physics.velocity(from: 0, to: target), time: 0)
        #expect(abs(physics.offset(at: 30) - target) < 0.001)
    }

    @Test(
        "a page is turned by a flick or by half a page, never two (R336)",
        arguments: [
            (offset: 140, velocity: 0, first: 0, target: 0), (160, 0, 0, 300), (10, 300, 0, 300), (290, -300, 0, 0),
            (10, 200, 0, 0), (310, 300, 0, 300), (650, 300, 300, 600), (200, -300, 600, 300), (900, 300, 900, 900),
        ] as [(offset: CGFloat, velocity: CGFloat, first: CGFloat, target: CGFloat)])
    func pages(offset: CGFloat, velocity: CGFloat, first: CGFloat, target: CGFloat) {
        let stops = PageStops(length: 300)
        #expect(stops.target(from: offset, velocity: velocity, firstOffset: first).clamped(to: 0...900) == target)
    }

    @Test("impossible deceleration rates still bring content to rest", arguments: [0, 1, 2, -1, .nan, .infinity])
    func strangeRates(rate: CGFloat) {
        var physics = ScrollPhysics(range: 0...1000, viewport: 300, decelerationRate: rate)
        physics.release(at: 500, velocity: 1000, time: 0)
        let offset = physics.offset(at: 200)
        #expect(offset.isFinite)
        #expect(!physics.isMoving)
    }

    @Test("an animated scroll that is redirected arrives in the same time")
    func redirectedGlide() {
        var physics = ScrollPhysics(range: 0...1000, viewport: 300)
        physics.glide(from: 0, to: 300, time: 1)
        #expect(abs(physics.offset(at: 1.15) - 150) < 0.001)
        physics.redirect(to: 500)
        #expect(abs(physics.offset(at: 1.15) - 250) < 0.001, "half of the way, whatever it is")
        #expect(physics.offset(at: 1.3) == 500)
    }

    @Test("a drag moves all axes that can scroll; with a lock only the one it began along, unless diagonal")
    func axes() {
        func axes(_ x: CGFloat, _ y: CGFloat, isLocked: Bool) -> DragAxes {
            DragAxes(canDrag: (true, true), direction: CGPoint(x: x, y: y), isLocked: isLocked)
        }
        #expect(axes(10, 3, isLocked: false).vertical)
        #expect(!axes(10, 3, isLocked: true).vertical)
        #expect(!axes(3, -10, isLocked: true).horizontal)
        #expect(axes(7, 10, isLocked: true).horizontal, "7 of 10 is more than 0.6")
        let axes = DragAxes(canDrag: (false, true), direction: .zero, isLocked: true)
        #expect(axes.releaseVelocity(ofFinger: CGPoint(x: 5, y: 40)) == CGPoint(x: 0, y: -40))
        #expect(axes.releaseVelocity(ofFinger: CGPoint(x: 0, y: -1e9)).y == 30_000)
    }

    @Test("content that gets shorter than its offset turns back without a jump, in momentum or bounce")
    func shorterContent() {
        for (moment, newEnd) in [(0.1, 80), (0.3, 60)] as [(Double, CGFloat)] {
            var physics = ScrollPhysics(range: 0...(moment == 0.1 ? 1000 : 100), viewport: 300)
            physics.release(at: 50, velocity: 800, time: 0)
            var last = physics.offset(at: moment)
            let before = last - physics.offset(at: moment - 1e-4)
            physics.setRange(0...newEnd, at: moment)
            #expect(physics.offset(at: moment) == last)
            if moment == 0.3 {
                let after = physics.offset(at: moment + 1e-4) - last
                #expect(abs(after - before) < 0.002, "a bounce goes on as fast as it went")
            }
            var time = moment
            while physics.isMoving {
                time += 1.0 / 60
                let offset = physics.offset(at: time)
                #expect(abs(offset - last) < 30)
                last = offset
            }
            #expect(last == newEnd)
        }
    }
}
