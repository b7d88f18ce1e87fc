import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// startInteractiveTransition(to:completion:), and what is seen until it is over. Rows of 100 x 50 points become a grid of
/// squares of 20, five in a row.
@MainActor @Suite("Interactive changes of layout") final class InteractiveTransitionTests {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    let rows = TellingFlowLayout(itemSize: CGSize(width: 100, height: 50))
    let grid = TellingFlowLayout(itemSize: CGSize(width: 20, height: 20))
    let header = UICollectionView.elementKindSectionHeader

    /// The data source, which the collection view does not keep alive.
    private var source: NamedItems?

    private func show(_ source: NamedItems) -> UICollectionView {
        self.source = source
        let view = UICollectionView.named(source, layout: rows)
        stage.show(view)
        return view
    }

    private func names(_ count: Int) -> NamedItems { NamedItems([(0..<count).map { "\($0)" }]) }

    // MARK: Progress

    @Test("every item is between its two frames, in proportion to the progress (R608)")
    func between() throws {
        let source = NamedItems([["a", "b", "c"]])
        let view = show(source)
        let c = try #require(view.cell("c"))
        let transition = view.startInteractiveTransition(to: grid)
        #expect(transition.transitionProgress == 0 && view.collectionViewLayout === transition)
        #expect(transition.currentLayout === rows && transition.nextLayout === grid)
        stage.settle()
        #expect(c.frame == CGRect(x: 0, y: 100, width: 100, height: 50))
        transition.transitionProgress = 0.5  // From (50, 125) to (50, 10), from 100 x 50 to 20 x 20.
        stage.settle()
        #expect(c.frame == CGRect(x: 20, y: 50, width: 60, height: 35))
        #expect(view.contentSize == CGSize(width: 100, height: 85))
        #expect(source.cellsAsked == 3)
    }

    @Test("progress has no bounds, and items go beyond their frames (R608)")
    func beyond() throws {
        let view = show(names(1))
        let cell = try #require(view.cell("0"))
        let transition = view.startInteractiveTransition(to: grid)
        transition.transitionProgress = -1  // 80 x 30 points larger, and 40 and 15 further.
        stage.settle()
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 180, height: 80))
        transition.transitionProgress = 2  // 20 x 20, and 80 and 30 less, is nothing.
        stage.settle()
        let frame = transition.layoutAttributesForItem(at: view.path(0))?.frame
        #expect(frame == CGRect(x: -30, y: -5, width: 0, height: 0))
        #expect(transition.transitionProgress == 2)
    }

    @Test("content scrolls so that the item in the middle stays there (R609)")
    func offset() throws {
        let view = show(names(100))
        view.contentOffset.y = 2025  // 2125, the middle of item 42, is in the middle of the view.
        stage.settle()
        let cell = try #require(view.cell("42"))
        let transition = view.startInteractiveTransition(to: grid)
        transition.transitionProgress = 0.2  // There it is at 170 of 400 points, so 70 is the offset.
        stage.settle()
        #expect(view.contentOffset.y == 1634 && view.contentSize.height == 4080)
        #expect(cell.center == CGPoint(x: 50, y: 1734))
        view.finishInteractiveTransition()
        stage.settle()
        #expect(view.contentOffset.y == 70 && cell.center.y == 170)
    }

    @Test("items visible in the next layout only come in from where the old layout has them")
    func entering() throws {
        let view = show(names(20))
        let transition = view.startInteractiveTransition(to: grid)
        transition.transitionProgress = 0.9  // Item 19: from 975 to 70.
        stage.settle()
        let cell = try #require(view.cell("19"))
        #expect(abs(cell.center.y - 160.5) < 0.001)
        #expect(view.indexPathsForVisibleItems.count == 20)
    }

    @Test("headers that only one layout has fade")
    func headers() throws {
        rows.headerReferenceSize = CGSize(width: 0, height: 30)
        let view = show(names(1))
        let transition = view.startInteractiveTransition(to: grid)
        transition.transitionProgress = 0.25
        stage.settle()
        let old = try #require(view.supplementaryView(forElementKind: header, at: view.path(0)))
        #expect(old.alpha == 0.75 && old.frame.height == 30)
        view.finishInteractiveTransition()
        stage.settle()
        #expect(view.visibleSupplementaryViews(ofKind: header).isEmpty)
    }

    @Test("alpha, zIndex and transform change with the progress")
    func looks() throws {
        let (plain, turned) = (OneItemLayout(), OneItemLayout())
        turned.change = {
            $0.alpha = 0.5
            $0.zIndex = 10
            $0.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        let transition = UICollectionViewTransitionLayout(currentLayout: plain, nextLayout: turned)
        transition.transitionProgress = 0.5
        let path = IndexPath(item: 0, section: 0)
        let attributes = try #require(transition.layoutAttributesForItem(at: path))
        #expect(attributes.alpha == 0.75 && attributes.zIndex == 5)
        #expect(abs(attributes.transform.a - 2) < 0.0001)
        #expect(plain.layoutAttributesForItem(at: path)?.alpha == 1)
        transition.transitionProgress = 1
        #expect(transition.layoutAttributesForItem(at: path) == turned.layoutAttributesForItem(at: path))
    }

    @Test("touches and indexPathForItem find the items where they are shown")
    func hits() throws {
        let view = show(NamedItems([["a", "b", "c"]]))
        let transition = view.startInteractiveTransition(to: grid)
        transition.transitionProgress = 0.5
        stage.settle()
        #expect(view.indexPathForItem(at: CGPoint(x: 22, y: 80)) == view.path(2))
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 80)) == nil)
        stage.tap(at: CGPoint(x: 22, y: 80))
        #expect(view.indexPathsForSelectedItems == [view.path(2)])
    }

    @Test("scrolling during the transition stays in effect")
    func scrolling() {
        let view = show(names(100))
        view.contentOffset.y = 2025
        let transition = view.startInteractiveTransition(to: grid)
        transition.transitionProgress = 0.2
        stage.settle()
        view.contentOffset.y += 10
        stage.settle()
        transition.transitionProgress = 0
        stage.settle()
        #expect(view.contentOffset.y == 2035)
        transition.transitionProgress = 1
        stage.settle()
        #expect(view.contentOffset.y == 80)
    }

    @Test("in a view from right to left items move as in a mirror (R60)")
    func mirrored() throws {
        (rows.isMirrored, grid.isMirrored) = (true, true)
        let source = NamedItems([["a", "b", "c"]])
        let view = UICollectionView.named(source, layout: rows)
        view.semanticContentAttribute = .forceRightToLeft
        stage.show(view)
        let b = try #require(view.cell("b"))
        let transition = view.startInteractiveTransition(to: grid)
        transition.transitionProgress = 0.5  // From (50, 75) to (70, 10).
        stage.settle()
        #expect(b.center == CGPoint(x: 60, y: 42.5))
        view.finishInteractiveTransition()
        stage.settle()
        #expect(b.frame == CGRect(x: 60, y: 0, width: 20, height: 20))
    }

    @Test("a mirrored view that scrolls sideways moves from one end to the other")
    func mirroredOffset() throws {
        (rows.isMirrored, grid.isMirrored) = (true, true)
        (rows.scrollDirection, grid.scrollDirection) = (.horizontal, .horizontal)
        rows.itemSize = CGSize(width: 50, height: 200)  // 100 of them, 5000 points; two in view.
        grid.itemSize = CGSize(width: 25, height: 200)  // 2500 points; four in view.
        let source = names(100)
        let view = UICollectionView.named(source, layout: rows)
        view.semanticContentAttribute = .forceRightToLeft
        stage.show(view)
        view.contentOffset.x = 5000 - 1025 - 100  // Item 21, from 1050 to 1100, is in the middle.
        stage.settle()
        let cell = try #require(view.cell("21"))
        let transition = view.startInteractiveTransition(to: grid)
        for step in 0...4 {
            transition.transitionProgress = CGFloat(step) / 4
            stage.settle()
            #expect(abs(cell.center.x - view.contentOffset.x - 50) < 1)
        }
        #expect(view.contentSize.width == 2500)
        view.finishInteractiveTransition()
        stage.settle()
        #expect(abs(cell.center.x - view.contentOffset.x - 50) < 1)
    }

    @Test(
        "after random progress, scrolling and updates visible items are where the two layouts say",
        arguments: 0..<20 as Range<UInt64>)
    func storm(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let source = names(200)
        let view = show(source)
        let transition = view.startInteractiveTransition(to: grid)
        for _ in 0..<30 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: view.contentOffset.y += CGFloat(Int.random(in: -100...100, using: &random))
            case 1:
                let count = source.sections[0].count
                let item = Int.random(in: 0..<count, using: &random)
                view.performBatchUpdates {
                    source.sections[0].remove(at: item)
                    source.sections[0].append("\(count + 1000)")
                    view.deleteItems(at: [view.path(item)])
                    view.insertItems(at: [view.path(count - 1)])
                }
            case 2: stage.advance(by: 0.1)
            default: transition.transitionProgress = CGFloat(Int.random(in: -1...11, using: &random)) / 10
            }
        }
        stage.settle()
        for cell in view.visibleCells {
            guard let path = view.indexPath(for: cell), let number = cell as? NumberCell else { continue }
            #expect(number.label.text == source.sections[0][path.item])
            #expect(cell.frame == transition.layoutAttributesForItem(at: path)?.frame)
        }
        #expect(Set(view.indexPathsForVisibleItems).count == view.visibleCells.count)
    }

    // MARK: Finishing and cancelling

    @Test("finishing slides the rest of the way, and calls the completion at the end")
    func finish() throws {
        let view = show(NamedItems([["a", "b", "c"]]))
        let c = try #require(view.cell("c"))
        var ends: [(Bool, Bool)] = []
        let transition = view.startInteractiveTransition(to: grid) { ends.append(($0, $1)) }
        transition.transitionProgress = 0.5
        stage.settle()
        view.finishInteractiveTransition()
        #expect(view.collectionViewLayout === grid && ends.isEmpty)
        stage.advance(by: 0.15)
        #expect(abs((c.layer.presentation()?.position.y ?? 0) - 38.75) < 1)
        stage.settle()
        #expect(c.frame == CGRect(x: 40, y: 0, width: 20, height: 20))
        #expect(ends.count == 1 && ends[0] == (true, true))
        #expect(grid.collectionView === view && rows.collectionView == nil && transition.collectionView == nil)
        #expect(transition.transitionProgress == 0.5)
    }

    @Test("cancelling slides back, and calls the completion at the end")
    func cancel() throws {
        let view = show(NamedItems([["a", "b", "c"]]))
        let c = try #require(view.cell("c"))
        var ends: [(Bool, Bool)] = []
        let transition = view.startInteractiveTransition(to: grid) { ends.append(($0, $1)) }
        transition.transitionProgress = 0.5
        stage.settle()
        view.cancelInteractiveTransition()
        #expect(view.collectionViewLayout === rows)
        stage.advance(by: 0.15)
        #expect(abs((c.layer.presentation()?.position.y ?? 0) - 96.25) < 1)
        stage.settle()
        #expect(c.frame == CGRect(x: 0, y: 100, width: 100, height: 50))
        #expect(ends.count == 1 && ends[0] == (true, false))
        #expect(rows.collectionView === view && grid.collectionView == nil)
    }

    @Test("both layouts get their transition calls, and are prepared no more often than needed")
    func told() {
        let view = show(names(3))
        (rows.log, grid.log) = ([], [])
        let transition = view.startInteractiveTransition(to: grid)
        for step in 1...4 {
            transition.transitionProgress = CGFloat(step) / 4
            transition.invalidateLayout()
            stage.settle()
        }
        #expect(rows.log == ["to next"] && grid.log == ["from current", "prepare"])
        view.finishInteractiveTransition()
        stage.settle()
        #expect(rows.log == ["to next", "finalize"])
        #expect(grid.log == ["from current", "prepare", "prepare", "finalize"])
    }

    // MARK: Changes during a transition

    @Test("data can be reloaded during the transition")
    func reload() {
        let source = NamedItems([["a", "b", "c"]])
        let view = show(source)
        let transition = view.startInteractiveTransition(to: grid)
        transition.transitionProgress = 0.5
        stage.settle()
        source.sections = [["x", "y"]]
        view.reloadData()
        stage.settle()
        #expect(view.shownNames == "x 0, y 25" && view.collectionViewLayout === transition)
        view.finishInteractiveTransition()
        stage.settle()
        #expect(view.shownNames == "x 0, y 0")
    }

    @Test("items can be inserted during the transition")
    func insert() {
        let source = NamedItems([["a", "b", "c"]])
        let view = show(source)
        let transition = view.startInteractiveTransition(to: grid)
        transition.transitionProgress = 0.5
        stage.settle()
        view.performBatchUpdates {
            source.sections[0].insert("new", at: 0)
            view.insertItems(at: [view.path(0)])
        }
        stage.settle()
        #expect(view.shownNames == "new 0, a 25, b 50, c 75")
        view.cancelInteractiveTransition()
        stage.settle()
        #expect(view.shownNames == "new 0, a 50, b 100, c 150")
    }

    @Test("setting the next layout finishes the transition")
    func setNext() {
        let view = show(NamedItems([["a", "b", "c"]]))
        var ends: [(Bool, Bool)] = []
        view.startInteractiveTransition(to: grid) { ends.append(($0, $1)) }.transitionProgress = 0.5
        var finished: Bool?
        view.setCollectionViewLayout(grid, animated: true) { finished = $0 }
        stage.settle()
        #expect(ends.count == 1 && ends[0] == (true, true) && finished == true)
        #expect(view.shownNames == "a 0, b 0, c 0" && rows.collectionView == nil)
    }

    @Test("a third layout replaces the transition, starting from the items' current places")
    func third() throws {
        let view = show(NamedItems([["a", "b", "c"]]))
        let c = try #require(view.cell("c"))
        var ends: [(Bool, Bool)] = []
        let transition = view.startInteractiveTransition(to: grid) { ends.append(($0, $1)) }
        transition.transitionProgress = 0.5
        stage.settle()
        let tall = TellingFlowLayout(itemSize: CGSize(width: 100, height: 90))
        view.setCollectionViewLayout(tall, animated: true)
        stage.advance(by: 1 / 600)
        #expect(abs((c.layer.presentation()?.position.y ?? 0) - 67.5) < 1)
        stage.settle()
        #expect(view.shownNames == "a 0, b 90, c 180")
        #expect(ends.count == 1 && ends[0] == (false, false))
        #expect(rows.collectionView == nil && grid.collectionView == nil && transition.collectionView == nil)
        #expect(rows.log.last == "finalize" && grid.log.last == "finalize")
        transition.transitionProgress = 1
        stage.settle()
        #expect(view.shownNames == "a 0, b 90, c 180")
    }

    @Test("a second transition starts from the layout that the first is nearer to", arguments: [0.4, 0.6])
    func second(progress: CGFloat) {
        let view = show(NamedItems([["a", "b", "c"]]))
        var ends: [(Bool, Bool)] = []
        view.startInteractiveTransition(to: grid) { ends.append(($0, $1)) }.transitionProgress = progress
        let tall = TellingFlowLayout(itemSize: CGSize(width: 100, height: 90))
        let transition = view.startInteractiveTransition(to: tall)
        #expect(transition.currentLayout === (progress < 0.5 ? rows : grid))
        stage.settle()
        #expect(view.shownNames == (progress < 0.5 ? "a 0, b 50, c 100" : "a 0, b 0, c 0"))
        #expect(ends.count == 1 && ends[0] == (true, progress > 0.5))
        view.finishInteractiveTransition()
        stage.settle()
        #expect(view.shownNames == "a 0, b 90, c 180")
    }

    @Test("in a view without a window the transition ends at once")
    func noWindow() {
        let view = show(NamedItems([["a", "b", "c"]]))
        var ends: [(Bool, Bool)] = []
        view.startInteractiveTransition(to: grid) { ends.append(($0, $1)) }.transitionProgress = 0.5
        stage.settle()
        view.removeFromSuperview()
        view.finishInteractiveTransition()
        stage.settle()
        #expect(ends.count == 1 && ends[0] == (false, true) && view.collectionViewLayout === grid)
        stage.show(view)
        #expect(view.shownNames == "a 0, b 0, c 0")
    }

    @Test("a transition layout that outlives its view keeps its progress and does nothing")
    func outlived() {
        var view: UICollectionView? = show(names(3))
        let transition = view?.startInteractiveTransition(to: grid)
        stage.settle()
        view?.removeFromSuperview()
        stage.settle()
        view = nil
        #expect(transition?.collectionView == nil && grid.collectionView == nil && rows.collectionView == nil)
        transition?.transitionProgress = 0.5
        transition?.invalidateLayout()
        #expect(transition?.transitionProgress == 0.5)
    }

    @Test(
        "after transitions, updates and layouts at random each item is shown once, in place",
        arguments: 0..<40 as Range<UInt64>)
    func interference(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let source = names(60)
        let view = show(source)
        var (begun, ended) = (0, 0)
        for _ in 0..<40 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1:
                let layout = view.collectionViewLayout === rows ? grid : rows
                guard view.transition.interactive == nil || Bool.random(using: &random) else { continue }
                begun += 1
                view.startInteractiveTransition(to: layout) { _, _ in ended += 1 }
            case 2: if view.transition.interactive != nil { view.finishInteractiveTransition() }
            case 3: if view.transition.interactive != nil { view.cancelInteractiveTransition() }
            case 4: view.setCollectionViewLayout(Bool.random(using: &random) ? rows : grid, animated: true)
            case 5:
                view.performBatchUpdates {
                    source.sections[0].insert("\(1000 + begun)", at: 1)
                    source.sections[0].remove(at: 0)
                    view.insertItems(at: [view.path(0)])
                    view.deleteItems(at: [view.path(0)])
                }
            case 6:
                let width: CGFloat = Bool.random(using: &random) ? 60 : 100
                UIView.animate(withDuration: 0.2) { view.frame.size.width = width }
            case 7: stage.advance(by: 0.1)
            default:
                let progress = CGFloat(Int.random(in: 0...10, using: &random)) / 10
                (view.collectionViewLayout as? UICollectionViewTransitionLayout)?.transitionProgress = progress
            }
        }
        if view.transition.interactive != nil { view.finishInteractiveTransition() }
        stage.settle()
        #expect(begun == ended)
        for cell in view.visibleCells {
            guard let path = view.indexPath(for: cell), let number = cell as? NumberCell else { continue }
            #expect(number.label.text == source.sections[0][path.item])
            #expect(cell.frame == view.layoutAttributesForItem(at: path)?.frame)
        }
        let places = (0..<60).filter { item in
            view.layoutAttributesForItem(at: view.path(item))?.frame.meets(view.bounds) == true
        }
        #expect(view.indexPathsForVisibleItems.map(\.item) == places)
        #expect(view.subviews.count { $0 is NumberCell && !$0.isHidden } == places.count)
    }

    @Test("a view that gets another width during a transition shows both layouts at that width")
    func resized() {
        let view = show(names(6))
        let transition = view.startInteractiveTransition(to: grid)
        transition.transitionProgress = 1
        view.frame.size.width = 60  // Three squares in a row.
        stage.settle()
        #expect(view.cell("3")?.frame == CGRect(x: 0, y: 20, width: 20, height: 20))
    }

    @Test("the delegate's transition layout is used, unless it belongs to another transition")
    func delegate() {
        let view = show(names(3))
        let delegate = TransitionDelegate()
        view.delegate = delegate
        let transition = view.startInteractiveTransition(to: grid)
        #expect(transition is CurvedTransition && transition.currentLayout === rows)
        view.cancelInteractiveTransition()
        stage.settle()
        delegate.kept = transition
        let log = WarningLog()
        let other = view.startInteractiveTransition(to: UICollectionViewLayout.rows)
        #expect(other !== transition && log.identifiers == ["foreign-transition-layout"])
    }

    @Test("values that are not finite are reported, and so is an end without a beginning")
    func mistakes() {
        let view = show(names(3))
        let log = WarningLog()
        let transition = view.startInteractiveTransition(to: grid)
        transition.transitionProgress = .nan
        transition.updateValue(.infinity, forAnimatedKey: "x")
        transition.updateValue(12, forAnimatedKey: "y")
        #expect(transition.transitionProgress == 0 && transition.value(forAnimatedKey: "x") == 0)
        #expect(transition.value(forAnimatedKey: "y") == 12)
        view.cancelInteractiveTransition()
        view.cancelInteractiveTransition()
        #expect(log.identifiers == ["bad-transition-value", "bad-transition-value", "no-transition"])
    }
}

final class TellingFlowLayout: UICollectionViewFlowLayout {
    var log: [String] = []
    var isMirrored = false

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { isMirrored }

    convenience init(itemSize: CGSize) {
        self.init()
        self.itemSize = itemSize
        (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
    }

    override func prepare() {
        log.append("prepare")
        super.prepare()
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to next") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from current") }
    override func finalizeLayoutTransition() { log.append("finalize") }
}

private final class OneItemLayout: UICollectionViewLayout {
    var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        change(attributes)
        return attributes
    }
}

private final class CurvedTransition: UICollectionViewTransitionLayout {}

private final class TransitionDelegate: NSObject, UICollectionViewDelegate {
    var kept: UICollectionViewTransitionLayout?

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        kept ?? CurvedTransition(currentLayout: fromLayout, nextLayout: toLayout)
    }
}
