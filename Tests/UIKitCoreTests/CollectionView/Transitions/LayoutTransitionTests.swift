import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

/// Eight rows of 50 points in a view of 100 x 200, in no window.
@MainActor @Suite("A change of layout without a window") struct LayoutTransitionTests {
    private let source = NamedItems([(0..<8).map { "\($0)" }])
    private let view: UICollectionView

    init() {
        view = .named(source)
        view.layoutIfNeeded()
    }

    private func scroll(to offset: CGFloat) {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
    }

    @Test("the item nearest to the middle of the view stays in view") func anchor() throws {
        scroll(to: 60)
        // The middle is at 160: item 3, around 175, is nearer than item 2, around 125.
        let anchor = try #require(view.transition.itemInTheMiddle())
        #expect(anchor.path == [0, 3] && anchor.distance == CGPoint(x: 0, y: 15))
        view.contentInset.bottom = 100
        scroll(to: 60)
        // The middle of 60 to 160 is at 110.
        #expect(view.transition.itemInTheMiddle()?.path == [0, 2])
    }

    @Test("of two equally near items the first is taken; with none in view there is none") func ties() {
        // 75 and 125 are equally far from 100.
        #expect(view.transition.itemInTheMiddle()?.path == [0, 1])
        source.sections = [[]]
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.transition.itemInTheMiddle() == nil)
    }

    @Test("content moves so that the item keeps its distance from the middle") func offset() {
        let layout = PlacedLayout()
        layout.place(item: 3, CGRect(x: 20, y: 0, width: 20, height: 20))
        scroll(to: 60)
        let transition = view.transition
        let anchor = transition.itemInTheMiddle()
        // 15 below the middle, so at (50, 175): its new middle, (30, 10), is 20 and 165 before that.
        #expect(transition.offset(of: layout, contentWidth: 100, keeping: anchor) == CGPoint(x: -20, y: -105))
        #expect(transition.offset(of: layout, contentWidth: 100, keeping: nil) == CGPoint(x: 0, y: 60))
        layout.elements = []
        #expect(
            transition.offset(of: layout, contentWidth: 100, keeping: anchor) == CGPoint(x: 0, y: 60),
            "a layout that has no such item keeps the offset")
    }

    @Test("without a window the layout changes at once, and views follow in the next pass")
    func atOnce() throws {
        let cell = try #require(view.cell("1"))
        let old = view.collectionViewLayout
        let next = PlacedLayout()
        next.size = CGSize(width: 100, height: 200)
        for item in 0..<8 { next.place(item: item, CGRect(x: 0, y: item * 20, width: 100, height: 20)) }
        view.setCollectionViewLayout(next, animated: true)
        #expect(view.collectionViewLayout === next && view.updates.movement == nil)
        #expect(old.collectionView == nil && next.collectionView === view)
        #expect(next.takeLog().filter { $0 != "invalidate" } == ["from", "finalize"])
        #expect(cell.frame.minY == 50)
        view.layoutIfNeeded()
        #expect(cell.frame.minY == 20 && view.indexPathsForVisibleItems.count == 8)
        #expect(next.takeLog().filter { $0 != "invalidate" } == ["prepare"])
        view.setCollectionViewLayout(.rows, animated: false)
        #expect(next.takeLog().filter { $0 != "invalidate" } == ["to", "finalize"] && next.collectionView == nil)
    }

    @Test("setting the current layout again calls none of its methods") func same() {
        let layout = PlacedLayout()
        view.setCollectionViewLayout(layout, animated: false)
        view.layoutIfNeeded()
        _ = layout.takeLog()
        view.setCollectionViewLayout(layout, animated: true)
        #expect(layout.takeLog() == [] && layout.collectionView === view)
    }

    @Test("an interactive change without a window can be finished and cancelled", arguments: [true, false])
    func interactive(isFinished: Bool) {
        let (old, next) = (view.collectionViewLayout, PlacedLayout())
        let transition = view.startInteractiveTransition(to: next)
        #expect(view.transition.isInteractive && view.collectionViewLayout === transition)
        #expect(old.collectionView === view && next.collectionView === view)
        isFinished ? view.finishInteractiveTransition() : view.cancelInteractiveTransition()
        #expect(!view.transition.isInteractive && transition.collectionView == nil)
        #expect(view.collectionViewLayout === (isFinished ? next : old))
        #expect((isFinished ? old : next).collectionView == nil)
    }
}
