import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Classic: Circle, the ring's layout") struct RingLayoutTests {
    /// The layout in a view of its own, with a number of items that may change.
    @MainActor private final class Ring: NSObject, UICollectionViewDataSource {
        var count: Int
        let layout = RingLayout()
        let stage: Stage
        let view: UICollectionView

        init(count: Int, size: CGSize) {
            self.count = count
            stage = Stage(size: CGSize(width: 1200, height: 1200))
            view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
            super.init()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
            stage.show(view)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        var frames: [CGRect] {
            (0..<count).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        }

        var orders: [Int] {
            (0..<count).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.zIndex }
        }
    }

    @Test("four items are at the top, right, bottom and left; fractions of points are cut off")
    func four() {
        // Centre (200.5, 300.5), radius 200.5 - 100.
        let ring = Ring(count: 4, size: CGSize(width: 401, height: 601))
        let corners = [(150, 150), (251, 250), (150, 351), (50, 250)]
        #expect(ring.frames == corners.map { CGRect(x: $0.0, y: $0.1, width: 100, height: 100) })
        #expect(ring.view.contentSize == CGSize(width: 401, height: 601))
    }

    @Test("each item is 2π/n further clockwise than the one before, within a point of the circle")
    func everyCount() {
        for count in 1...40 {
            for size in [
                CGSize(width: 393, height: 852), CGSize(width: 852, height: 393), CGSize(width: 777, height: 1001),
            ] {
                let ring = Ring(count: count, size: size)
                let radius = min(size.width, size.height) / 2 - 100
                // The slow way: turn an arrow by one step after the other.
                var arrow = CGPoint(x: 0, y: -radius)
                let turn = CGAffineTransform(rotationAngle: 2 * .pi / CGFloat(count))
                for frame in ring.frames {
                    let place = CGPoint(x: size.width / 2 + arrow.x - 50, y: size.height / 2 + arrow.y - 50)
                    #expect(frame.size == CGSize(width: 100, height: 100))
                    #expect(frame.origin == CGPoint(x: floor(frame.minX), y: floor(frame.minY)))
                    for lost in [place.x - frame.minX, place.y - frame.minY] {
                        #expect(lost > -1e-9 && lost < 1 + 1e-9)
                    }
                    arrow = arrow.applying(turn)
                }
                #expect(ring.frames.count == count)
            }
        }
    }

    @Test("zIndex rises from the top through the right half to the bottom, and falls in the left half")
    func order() {
        #expect(Ring(count: 4, size: CGSize(width: 400, height: 400)).orders == [0, 2, 3, 1])
        #expect(Ring(count: 5, size: CGSize(width: 400, height: 400)).orders == [0, 2, 4, 3, 1])
        for count in 1...60 {
            let orders = (0..<count).map { RingLayout.zIndex(of: $0, count: count) }
            #expect(orders.sorted() == Array(0..<count))
            let bottom = orders.firstIndex(of: count - 1) ?? 0
            #expect(bottom == count / 2)
            #expect(zip(orders[..<bottom], orders[1...]).allSatisfy { $0 < $1 })
            #expect(zip(orders[bottom...], orders[bottom...].dropFirst()).allSatisfy { $0 > $1 })
        }
    }

    @Test("one item is at the top; without items the layout is empty")
    func few() {
        let one = Ring(count: 1, size: CGSize(width: 400, height: 600))
        #expect(one.frames == [CGRect(x: 150, y: 150, width: 100, height: 100)])
        let none = Ring(count: 0, size: CGSize(width: 400, height: 600))
        #expect(none.layout.layoutAttributesForElements(in: none.view.bounds)?.isEmpty == true)
        #expect(none.layout.layoutAttributesForItem(at: [0, 0]) == nil)
        #expect(none.view.contentSize == CGSize(width: 400, height: 600))
    }

    @Test("a view too small for a circle has all items at one place", arguments: [150, 199, 200])
    func small(_ side: CGFloat) {
        let ring = Ring(count: 3, size: CGSize(width: side, height: 400))
        let spot = CGRect(x: floor(side / 2 - 50), y: 150, width: 100, height: 100)
        #expect(ring.frames == [spot, spot, spot])
    }

    @Test("a rectangle gives the same items as a look at every item")
    func rectangles() {
        let ring = Ring(count: 23, size: CGSize(width: 800, height: 900))
        for x in stride(from: CGFloat(0), to: 800, by: 90) {
            for y in stride(from: CGFloat(0), to: 900, by: 90) {
                let rect = CGRect(x: x, y: y, width: 130, height: 70)
                let found = ring.layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item).sorted()
                #expect(found == ring.frames.indices.filter { ring.frames[$0].intersects(rect) })
            }
        }
    }

    @Test("a new size moves the circle, a new origin does not")
    func invalidation() {
        let ring = Ring(count: 4, size: CGSize(width: 400, height: 400))
        let prepares = ring.stage.trace.prepares
        ring.view.contentOffset.y = 20
        ring.stage.settle()
        #expect(ring.stage.trace.prepares == prepares)
        ring.view.frame.size = CGSize(width: 600, height: 500)
        ring.stage.settle()
        // Centre (300, 250), radius 150.
        #expect(ring.frames[1] == CGRect(x: 400, y: 200, width: 100, height: 100))
    }
}
