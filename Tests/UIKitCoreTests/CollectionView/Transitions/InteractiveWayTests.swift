import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

/// Content that lies at (0, 100) when the change begins, and is led to (40, 500).
@MainActor @Suite("Visible bounds between two layouts") struct InteractiveWayTests {
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

    @Test("the bounds begin between the two ends, in proportion to the progress") func origin() {
        let origins = [0, 0.25, 1, 1.5].map { progress in
            layout.transitionProgress = progress
            return way.origin
        }
        #expect(origins == [(0, 100), (10, 200), (40, 500), (60, 700)].map { CGPoint(x: $0.0, y: $0.1) })
    }

    @Test("the distances to both ends are measured from the current origin") func ways() {
        layout.transitionProgress = 0.25
        #expect(way.ways.toStart == CGPoint(x: -10, y: -100) && way.ways.toEnd == CGPoint(x: 30, y: 300))
    }

    @Test("scrolling during the transition shifts both ends") func scrolling() {
        way.noteScrolling(to: CGPoint(x: 0, y: 110))
        #expect(way.start == CGPoint(x: 0, y: 110) && way.end == CGPoint(x: 40, y: 510))
        way.noteScrolling(to: CGPoint(x: 0, y: 110))
        #expect(way.start.y == 110 && way.end.y == 510, "the same place again is no scrolling")
    }

    @Test("a move by the progress itself doesn't count as scrolling") func settling() {
        way.settle(at: CGPoint(x: 10, y: 200))
        way.noteScrolling(to: CGPoint(x: 10, y: 195))
        #expect(way.start == CGPoint(x: 0, y: 95) && way.end == CGPoint(x: 40, y: 495))
    }

    @Test("a new size invalidates both layouts, a new origin only those that ask for it") func bounds() {
        next.wantsEveryBounds = true
        way.noteBounds(CGRect(x: 0, y: 100, width: 100, height: 200))
        #expect(current.takeLog() == [] && next.takeLog() == [], "they are where they were")
        way.noteBounds(CGRect(x: 0, y: 150, width: 100, height: 200))
        #expect(current.takeLog() == [] && next.takeLog() == ["invalidate"])
        way.noteBounds(CGRect(x: 0, y: 150, width: 100, height: 250))
        #expect(current.takeLog() == ["invalidate"] && next.takeLog() == ["invalidate"])
    }
}
