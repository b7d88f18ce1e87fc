import CollectionEngine
import CoreGraphics
import Testing

@Suite("The direction of scrolling") struct TravelTests {
    @Test("the first offset gives no direction, the second one does")
    func direction() {
        var travel = Travel()
        travel.move(to: 100, at: 0, isMoving: false)
        #expect(travel.direction == nil)
        travel.move(to: 101, at: 0.1, isMoving: false)
        #expect(travel.direction == .forward)
    }

    @Test("the direction reverses when content has come back by more than 8 points")
    func turning() {
        var travel = Travel()
        for (place, time) in [(0, 0.0), (50, 0.1), (42, 0.2), (46, 0.3)] as [(CGFloat, Double)] {
            travel.move(to: place, at: time, isMoving: true)
        }
        #expect(travel.direction == .forward)
        travel.move(to: 41, at: 0.4, isMoving: true)
        #expect(travel.direction == .backward)
        travel.move(to: 49, at: 0.5, isMoving: true)
        #expect(travel.direction == .backward)
        travel.move(to: 50, at: 0.6, isMoving: true)
        #expect(travel.direction == .forward)
    }

    @Test("the speed is that of the last frame, and 0 where the app set the offset")
    func speed() {
        var travel = Travel()
        travel.move(to: 0, at: 1, isMoving: true)
        travel.move(to: 20, at: 1.01, isMoving: true)
        #expect(abs(travel.speed - 2000) < 0.001)
        travel.move(to: 10, at: 1.02, isMoving: true)
        #expect(abs(travel.speed - 1000) < 0.001)
        travel.move(to: 5000, at: 1.03, isMoving: false)
        #expect(travel.speed == 0)
    }

    @Test("the reach is as far as content would coast, at least one and at most three views")
    func reach() {
        func reach(speed: CGFloat) -> CGFloat {
            var travel = Travel()
            travel.move(to: 0, at: 0, isMoving: true)
            travel.move(to: speed / 100, at: 0.01, isMoving: true)
            return travel.reach(viewport: 800)
        }
        #expect(reach(speed: 100) == 800)
        // This is 0.499 s at 2,000 points a second.
        #expect(abs(reach(speed: 2000) - 998) < 0.001)
        #expect(reach(speed: 9000) == 2400)
    }

    @Test("the reach stays while content slows down, and not when it reverses")
    func slowing() {
        var travel = Travel()
        travel.move(to: 0, at: 0, isMoving: true)
        travel.move(to: 20, at: 0.01, isMoving: true)
        // The reach is three views, to 320; half a second at 500 points a second would be 250.
        #expect(travel.reach(viewport: 100) == 300)
        travel.move(to: 25, at: 0.02, isMoving: true)
        #expect(abs(travel.reach(viewport: 100) - 295) < 0.001)
        travel.move(to: 5, at: 0.03, isMoving: false)
        #expect(travel.reach(viewport: 100) == 100)
    }
}
