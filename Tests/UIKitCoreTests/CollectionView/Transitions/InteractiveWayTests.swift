import Testing
import UIKit

@testable import UIKitCore

/// Content that lies at (0, 100) when the change begins, and is led to (40, 500).
@MainActor @Suite("The part in view on the way between two layouts") struct InteractiveWayTests {
    private let current = PlacedLayout()
    private let next = PlacedLayout()
    private let layout: UICollectionViewTransitionLayout
    private let way: InteractiveTransition

    init() {
        layout = UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
        way = InteractiveTransition(
            layout, bounds: CGRect(x: 0, y: 100, width: 100, height: 200), origin: CGPoint(x: 0, y: 100),
            completion: nil)
        way.lead(to: CGPoint(x: 40, y: 500))
    }

    @Test("it begins as far between the two ends as the progress says") func origin() {
        let origins = [0, 0.25, 1, 1.5].map { progress in
            layout.transitionProgress = progress
            return way.origin
        }
        #expect(origins == [(0, 100), (10, 200), (40, 500), (60, 700)].map { CGPoint(x: $0.0, y: $0.1) })
    }

    @Test("from there it is so far to what is in view at either end") func ways() {
        layout.transitionProgress = 0.25
        #expect(way.ways.toStart == CGPoint(x: -10, y: -100) && way.ways.toEnd == CGPoint(x: 30, y: 300))
    }

    @Test("who scrolls meanwhile has scrolled both ends") func scrolling() {
        way.noteScrolling(to: CGPoint(x: 0, y: 110))
        #expect(way.start == CGPoint(x: 0, y: 110) && way.end == CGPoint(x: 40, y: 510))
        way.noteScrolling(to: CGPoint(x: 0, y: 110))
        #expect(way.start.y == 110 && way.end.y == 510, "the same place again is no scrolling")
    }

    @Test("what the progress itself moved is no scrolling") func settling() {
        way.settle(at: CGPoint(x: 10, y: 200))
        way.noteScrolling(to: CGPoint(x: 10, y: 195))
        #expect(way.start == CGPoint(x: 0, y: 95) && way.end == CGPoint(x: 40, y: 495))
    }

    @Test("another size invalidates both layouts, another place those that want it") func bounds() {
        next.wantsEveryBounds = true
        way.noteBounds(CGRect(x: 0, y: 100, width: 100, height: 200))
        #expect(current.takeLog() == [] && next.takeLog() == [], "they are where they were")
        way.noteBounds(CGRect(x: 0, y: 150, width: 100, height: 200))
        #expect(current.takeLog() == [] && next.takeLog() == ["invalidate"])
        way.noteBounds(CGRect(x: 0, y: 150, width: 100, height: 250))
        #expect(current.takeLog() == ["invalidate"] && next.takeLog() == ["invalidate"])
    }
}
