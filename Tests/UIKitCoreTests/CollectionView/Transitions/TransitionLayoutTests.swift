import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

/// The attributes of the layout between two layouts, without a collection view.
@MainActor @Suite("A transition layout") struct TransitionLayoutTests {
    private let current = PlacedLayout()
    private let next = PlacedLayout()
    private let transition: UICollectionViewTransitionLayout

    init() {
        transition = UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
    }

    private func item(_ item: Int, at progress: CGFloat) throws -> UICollectionViewLayoutAttributes {
        transition.transitionProgress = progress
        return try #require(transition.layoutAttributesForItem(at: [0, item]))
    }

    private func items(in rect: CGRect, at progress: CGFloat) -> [Int] {
        transition.transitionProgress = progress
        return (transition.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath.item).sorted()
    }

    @Test("an item in both layouts is on the straight line between its frames") func line() throws {
        current.place(item: 0, CGRect(x: 0, y: 0, width: 100, height: 40))
        next.place(item: 0, CGRect(x: 200, y: 80, width: 20, height: 80), alpha: 0.5)
        #expect(try item(0, at: 0) == current.elements[0] && item(0, at: 1) == next.elements[0])
        // The centre goes from (50, 20) to (210, 120).
        let quarter = try item(0, at: 0.25)
        #expect(quarter.center == CGPoint(x: 90, y: 45) && quarter.size == CGSize(width: 80, height: 50))
        #expect(quarter.alpha == 0.875)
    }

    @Test("the attributes that the two layouts returned are not changed") func originals() throws {
        current.place(item: 0, CGRect(x: 0, y: 0, width: 10, height: 10))
        next.place(item: 0, CGRect(x: 20, y: 0, width: 10, height: 10))
        for progress in [0, 0.25, 1] as [CGFloat] {
            let answer = try item(0, at: progress)
            answer.alpha = 0
            #expect(answer !== current.elements[0] && answer !== next.elements[0])
        }
        #expect(current.elements[0].frame.minX == 0 && next.elements[0].frame.minX == 20)
        #expect(current.elements[0].alpha == 1 && next.elements[0].alpha == 1)
    }

    @Test("an item of the current layout alone fades out in place, one of the next alone fades in")
    func alone() throws {
        current.place(item: 0, CGRect(x: 0, y: 0, width: 10, height: 10))
        next.place(item: 1, CGRect(x: 20, y: 0, width: 10, height: 10), alpha: 0.5)
        let alphas = try [0, 0.25, 1].map { try [item(0, at: $0).alpha, item(1, at: $0).alpha] }
        #expect(alphas == [[1, 0], [0.75, 0.125], [0, 0.5]])
        #expect(try item(0, at: 0.25).frame.minX == 0 && item(1, at: 0.25).frame.minX == 20)
    }

    @Test("an item that one layout hides counts as missing there; an item that both hide stays hidden")
    func hidden() throws {
        current.place(item: 0, CGRect(x: 0, y: 0, width: 10, height: 10))
        next.place(item: 0, CGRect(x: 100, y: 0, width: 10, height: 10), isHidden: true)
        current.place(item: 1, CGRect(x: 0, y: 20, width: 10, height: 10), isHidden: true)
        next.place(item: 1, CGRect(x: 100, y: 20, width: 10, height: 10))
        for layout in [current, next] { layout.place(item: 2, .zero, isHidden: true) }
        let (going, coming) = try (item(0, at: 0.75), item(1, at: 0.75))
        #expect(!going.isHidden && going.alpha == 0.25 && going.frame.minX == 0)
        #expect(!coming.isHidden && coming.alpha == 0.75 && coming.frame.minX == 100)
        #expect(try item(2, at: 0.75).isHidden)
    }

    @Test("supplementary and decoration views are told apart; unknown elements have no attributes") func kinds() {
        for (layout, y) in [(current, 0), (next, 100)] as [(PlacedLayout, CGFloat)] {
            layout.place("line", CGRect(x: 0, y: y, width: 10, height: 10))
            layout.place("line", isDecoration: true, CGRect(x: 50, y: y, width: 10, height: 10))
        }
        transition.transitionProgress = 0.25
        let header = transition.layoutAttributesForSupplementaryView(ofKind: "line", at: [0, 0])
        let decoration = transition.layoutAttributesForDecorationView(ofKind: "line", at: [0, 0])
        #expect(header?.frame == CGRect(x: 0, y: 25, width: 10, height: 10))
        #expect(header?.representedElementCategory == .supplementaryView)
        #expect(decoration?.frame == CGRect(x: 50, y: 25, width: 10, height: 10))
        #expect(decoration?.representedElementCategory == .decorationView)
        #expect(transition.layoutAttributesForItem(at: [0, 0]) == nil)
        #expect(transition.layoutAttributesForSupplementaryView(ofKind: "other", at: [0, 0]) == nil)
    }

    @Test("attributes that cannot be mixed are the nearer layout's") func ownClass() throws {
        final class Named: UICollectionViewLayoutAttributes {}
        let own = Named(forCellWith: [0, 0])
        own.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
        next.elements = [own]
        current.place(item: 0, CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(try !(item(0, at: 0.49) is Named))
        let nearer = try item(0, at: 0.5)
        #expect(nearer is Named && nearer.frame.minX == 50)
    }

    @Test("the content size is mixed in proportion to the progress") func contentSize() {
        (current.size, next.size) = (CGSize(width: 100, height: 1000), CGSize(width: 300, height: 200))
        let sizes = [0, 0.25, 1].map { progress in
            transition.transitionProgress = progress
            return transition.collectionViewContentSize
        }
        #expect(sizes == [current.size, CGSize(width: 150, height: 800), next.size])
    }

    @Test("a rectangle contains each element that meets it now, once") func elements() {
        // 0 stays, 1 leaves the rectangle, 2 comes into it.
        let places: [(CGFloat, CGFloat)] = [(0, 10), (20, 420), (420, 20)]
        for (index, place) in places.enumerated() {
            current.place(item: index, CGRect(x: place.0, y: 0, width: 10, height: 10))
            next.place(item: index, CGRect(x: place.1, y: 0, width: 10, height: 10))
        }
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(items(in: rect, at: 0) == [0, 1] && items(in: rect, at: 1) == [0, 2])
        // After an eighth of 400 points item 1 is at 70, after a quarter at 120.
        #expect(items(in: rect, at: 0.125) == [0, 1] && items(in: rect, at: 0.25) == [0])
    }

    @Test("progress that isn't finite is reported, and the last value is kept") func badNumbers() {
        let warnings = WarningLog()
        transition.transitionProgress = 0.25
        transition.transitionProgress = .nan
        transition.updateValue(7, forAnimatedKey: "gap")
        transition.updateValue(.infinity, forAnimatedKey: "gap")
        #expect(transition.transitionProgress == 0.25 && transition.value(forAnimatedKey: "gap") == 7)
        #expect(warnings.identifiers == ["bad-transition-value", "bad-transition-value"])
        #expect(transition.value(forAnimatedKey: "other") == 0)
    }

    @Test("new bounds invalidate the transition layout when either layout asks for it") func bounds() {
        let bounds = CGRect(x: 0, y: 10, width: 100, height: 100)
        #expect(!transition.shouldInvalidateLayout(forBoundsChange: bounds))
        next.wantsEveryBounds = true
        #expect(transition.shouldInvalidateLayout(forBoundsChange: bounds))
        (current.wantsEveryBounds, next.wantsEveryBounds) = (true, false)
        #expect(transition.shouldInvalidateLayout(forBoundsChange: bounds))
    }

    @Test("both layouts get the update calls; each is prepared when it is out of date, and only then") func passedOn() {
        transition.prepare(forCollectionViewUpdates: [UICollectionViewUpdateItem()])
        transition.finalizeCollectionViewUpdates()
        let told = ["updates 1", "end of updates"]
        #expect(current.takeLog() == told && next.takeLog() == told)
        (current.isPrepareDue, next.isPrepareDue) = (false, true)
        for _ in 0..<2 { transition.prepare() }
        #expect(current.takeLog() == [] && next.takeLog() == ["prepare"])
    }

    @Test("new progress invalidates neither layout, new data invalidates both") func invalidation() {
        transition.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
        #expect(current.takeLog() == [] && next.takeLog() == [])
        let counts = UICollectionViewLayoutInvalidationContext()
        counts.invalidateDataSourceCounts = true
        let everything = UICollectionViewLayoutInvalidationContext()
        everything.invalidateEverything = true
        for context in [counts, everything] {
            transition.invalidateLayout(with: context)
            #expect(current.takeLog() == ["invalidate"] && next.takeLog() == ["invalidate"])
        }
    }

    @Test("a transition from a layout to itself calls that layout once") func same() {
        let transition = UICollectionViewTransitionLayout(currentLayout: current, nextLayout: current)
        transition.finalizeCollectionViewUpdates()
        #expect(transition.ends.count == 1 && current.takeLog() == ["end of updates"])
    }
}
