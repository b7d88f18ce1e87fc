import CoreGraphics
import Testing

@testable import UIKitCore

@Suite("Zoom physics") struct ZoomPhysicsTests {
    private let physics = ZoomPhysics(minimum: 0.5, maximum: 4)

    @Test("between its limits the scale follows the fingers")
    func within() {
        for scale: CGFloat in [0.5, 1, 2.5, 4] {
            #expect(physics.shownScale(forPinched: scale) == scale)
            #expect(physics.pinchedScale(forShown: scale) == scale)
        }
    }

    @Test("past a limit the scale follows less and less")
    func beyond() {
        // Double the limit is an excess of 1: 0.55 / (0.55 + 1) = 0.354839 of it is shown.
        #expect((physics.shownScale(forPinched: 8) - 4 * 1.3548387).magnitude < 1e-6)
        #expect((physics.shownScale(forPinched: 0.25) - 0.5 / 1.3548387).magnitude < 1e-6)
        #expect(physics.shownScale(forPinched: 1e9) < 8)
        #expect(physics.shownScale(forPinched: 1e-9) > 0.25)
    }

    @Test("content caught past a limit keeps its scale", arguments: [0.01, 0.3, 0.49, 4.1, 6, 40])
    func inverse(pinched: CGFloat) {
        let caught = physics.pinchedScale(forShown: physics.shownScale(forPinched: pinched))
        #expect((caught / pinched - 1).magnitude < 1e-6)
    }

    @Test("without bounce the scale stops at the limit")
    func withoutBounce() {
        let stiff = ZoomPhysics(minimum: 0.5, maximum: 4, bounces: false)
        #expect(stiff.shownScale(forPinched: 8) == 4)
        #expect(stiff.shownScale(forPinched: 0.25) == 0.5)
    }

    @Test("limits that contradict each other leave the lower one, and the scale never is 0")
    func limits() {
        #expect(ZoomPhysics(minimum: 2, maximum: 1).range == 2...2)
        #expect(!ZoomPhysics(minimum: 2, maximum: 1).isZoomable)
        #expect(ZoomPhysics(minimum: 0, maximum: 1).restingScale(for: 0) == ZoomPhysics.smallest)
    }

    @Test("zoom(to:) shows a rectangle as large as fits, within the limits")
    func fitting() {
        let viewport = CGSize(width: 200, height: 150)
        #expect(physics.scale(showing: CGSize(width: 100, height: 50), in: viewport) == 2)
        #expect(physics.scale(showing: CGSize(width: 10, height: 10), in: viewport) == 4)
        #expect(physics.scale(showing: .zero, in: viewport) == 4)
        #expect(physics.scale(showing: CGSize(width: 4000, height: 10), in: viewport) == 0.5)
    }

    @Test("the content at a point stays there at another scale")
    func anchors() {
        let place = ZoomPlace(scale: 2, offset: CGPoint(x: 100, y: 60))
        let anchor = place.anchor(at: CGPoint(x: 50, y: 40), origin: .zero)
        #expect(anchor == CGPoint(x: 75, y: 50))
        let other = ZoomPlace.showing(anchor, at: CGPoint(x: 50, y: 40), scale: 4, origin: .zero)
        #expect(other.offset == CGPoint(x: 250, y: 160))
    }

    @Test("a bounce is 63 % done after 0.1 seconds, an animation half done after 0.15")
    func motions() {
        let (start, target) = (ZoomPlace(scale: 5, offset: .zero), ZoomPlace(scale: 4, offset: .zero))
        let bounce = ZoomMotion(.bouncing, from: start, to: target, time: 10)
        #expect((bounce.fraction(at: 10.1) - (1 - 0.36787944)).magnitude < 1e-6)
        #expect(bounce.fraction(at: 10.6) < 1)
        #expect(bounce.fraction(at: 10.63) == 1, "a five-hundredth of the way is left: e to the −6.2")
        let glide = ZoomMotion(.gliding, from: start, to: target, time: 10)
        #expect((glide.fraction(at: 10.15) - 0.5).magnitude < 1e-6)
        #expect(glide.fraction(at: 10.3) == 1)
        #expect(glide.place(at: 0.5, to: CGPoint(x: 8, y: 4)) == ZoomPlace(scale: 4.5, offset: CGPoint(x: 4, y: 2)))
    }
}
