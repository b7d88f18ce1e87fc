import Testing
import UIKit
import UIKitTesting

// A finger on a scroll view that is inside another one.
@MainActor @Suite("Nested scroll views at their ends") struct NestedScrollEndTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
    private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    /// Returns the offsets of the inner and the outer view after the finger went up by 100 points twice.
    private func offsets(innerHeight: CGFloat, outerHeight: CGFloat = 1000) -> [CGFloat] {
        inner.contentSize = CGSize(width: 300, height: innerHeight)
        outer.contentSize = CGSize(width: 300, height: outerHeight)
        outer.addSubview(inner)
        stage.show(outer)
        for _ in 0..<2 {
            stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
            stage.settle()
        }
        return [inner.contentOffset.y, outer.contentOffset.y]
    }

    @Test(
        "the second drag scrolls the outer view, even if the inner content ends between two pixels",
        arguments: [0, 0.2, 0.3])
    func end(fraction: CGFloat) {
        // The first drag reaches the end at 20, or at the pixel next to it.
        // The first ten points of each drag are slop (M7).
        #expect(offsets(innerHeight: 420 + fraction) == [fraction < 0.25 ? 20 : 20.5, 90])
    }

    @Test("an outer view at its end between two pixels takes no drag")
    func outerAtEnd() {
        outer.contentSize = CGSize(width: 300, height: 420.2)
        outer.contentOffset.y = 20
        #expect(offsets(innerHeight: 420, outerHeight: 420.2) == [20, 20])
    }
}
