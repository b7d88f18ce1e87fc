import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// A batch as it looks frame by frame: 0.3 seconds, slow at both ends (D12).
@MainActor @Suite("Animations of updates") struct UpdateAnimationTests {
    let stage = Stage(size: CGSize(width: 100, height: 200))

    func show(_ names: [String]) -> (UICollectionView, NamedItems) {
        let source = NamedItems([names])
        let view = UICollectionView.named(source)
        stage.show(view)
        return (view, source)
    }

    @Test("an inserted cell fades in, the others slide, and one that leaves slides out of view (R236)")
    func insertion() throws {
        let (view, source) = show(["a", "b", "c", "d"])
        source.sections[0].insert("new", at: 1)
        view.insertItems(at: [view.path(1)])
        #expect(view.shownNames == "a 0, new 50, b 100, c 150")
        let (new, b, d) = try (#require(view.cell("new")), #require(view.cell("b")), #require(view.cell("d")))

        stage.advance(by: 1 / 60)
        #expect(new.seenAlpha < 0.1 && new.seenY == 50)
        #expect(b.seenY > 50 && b.seenY < 53)
        #expect(d.seenY > 150 && d.seenY < 153 && d.seenAlpha == 1)
        stage.advance(by: 0.15 - 1 / 60)
        #expect(abs(new.seenAlpha - 0.5) < 0.05)
        #expect(abs(b.seenY - 75) < 2.5)
        #expect(abs(d.seenY - 175) < 2.5)
        stage.settle()
        #expect(new.seenAlpha == 1 && b.seenY == 100)
        #expect(view.cell("d") == nil)
        #expect(stage.time < 0.4)
    }

    @Test("a deleted cell fades out at its place, and one that comes into view slides in (R236)")
    func deletion() throws {
        let (view, source) = show(["a", "b", "c", "d", "e"])
        let b = try #require(view.cell("b"))
        source.sections[0].remove(at: 1)
        view.deleteItems(at: [view.path(1)])
        #expect(view.shownNames == "a 0, c 50, d 100, e 150")
        let e = try #require(view.cell("e"))
        stage.advance(by: 1 / 60)
        #expect(b.seenAlpha > 0.9 && b.seenY == 50)
        #expect(e.seenY > 197 && e.seenY < 200 && e.seenAlpha == 1)
        stage.advance(by: 0.15 - 1 / 60)
        #expect(abs(b.seenAlpha - 0.5) < 0.05)
        #expect(abs(e.seenY - 175) < 2.5)
        stage.settle()
        #expect(b.isHidden && e.seenY == 150)
    }

    @Test("a moved cell slides past the others")
    func move() throws {
        let (view, source) = show(["a", "b", "c"])
        let (a, b) = try (#require(view.cell("a")), #require(view.cell("b")))
        source.sections[0] = ["b", "c", "a"]
        view.moveItem(at: view.path(0), to: view.path(2))
        stage.advance(by: 0.15)
        #expect(abs(a.seenY - 50) < 3 && abs(b.seenY - 25) < 2 && a.seenAlpha == 1)
        stage.settle()
        #expect(view.shownNames == "b 0, c 50, a 100" && view.cell("a") === a)
    }

    @Test("a reloaded item's new cell fades in where the old one fades out (R237)")
    func reload() throws {
        let (view, source) = show(["a", "b"])
        let old = try #require(view.cell("b"))
        source.sections[0][1] = "B"
        view.reloadItems(at: [view.path(1)])
        let new = try #require(view.cell("B"))
        #expect(new !== old && view.shownNames == "a 0, B 50")
        stage.advance(by: 0.15)
        #expect(abs(old.seenAlpha - 0.5) < 0.05 && abs(new.seenAlpha - 0.5) < 0.05)
        #expect(old.seenY == 50 && new.seenY == 50)
        stage.settle()
        #expect(old.isHidden && new.seenAlpha == 1)
        UIView.performWithoutAnimation { view.reloadItems(at: [view.path(1)]) }
        #expect(view.cell("B")?.seenAlpha == 1 && view.shownNames == "a 0, B 50")
    }

    @Test("a reloaded item that also moves takes both of its cells along")
    func reloadAndInsert() throws {
        let (view, source) = show(["a", "b"])
        let old = try #require(view.cell("b"))
        view.performBatchUpdates {
            source.sections[0] = ["new", "a", "B"]
            view.insertItems(at: [view.path(0)])
            view.reloadItems(at: [view.path(1)])
        }
        let new = try #require(view.cell("B"))
        stage.advance(by: 0.15)
        #expect(abs(old.seenY - 75) < 2.5 && abs(new.seenY - 75) < 2.5)
    }

    @Test("a second batch starts from what is on screen, and nothing jumps")
    func interrupted() throws {
        let (view, source) = show(["a", "b", "c"])
        let c = try #require(view.cell("c"))
        source.sections[0] = ["c", "a", "b"]
        view.moveItem(at: view.path(2), to: view.path(0))
        stage.advance(by: 0.15)
        let seen = c.seenY
        #expect(abs(seen - 50) < 3)
        source.sections[0] = ["a", "b", "c"]
        view.moveItem(at: view.path(0), to: view.path(2))
        #expect(abs(c.seenY - seen) < 0.01)
        stage.advance(by: 1 / 60)
        #expect(abs(c.seenY - seen) < 10)
        stage.settle()
        #expect(c.seenY == 100)
    }

    @Test("an animation around a batch is the batch's animation (R235)")
    func surrounded() throws {
        let (view, source) = show(["a"])
        var finishedAt: Double?
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            source.sections[0] = ["new", "a"]
            view.performBatchUpdates({ view.insertItems(at: [view.path(0)]) }) { _ in finishedAt = self.stage.time }
        }
        let (a, start) = try (#require(view.cell("a")), stage.time)
        stage.advance(by: 1)
        #expect(abs(a.seenY - 25) < 1)
        stage.settle()
        #expect(abs(try #require(finishedAt) - start - 2) < 0.05)
    }

    @Test("without animation the update shows at once, and the completion runs in the next frame")
    func unanimated() {
        let (view, source) = show(["a", "b"])
        var finished: Bool?
        UIView.performWithoutAnimation {
            source.sections[0].remove(at: 0)
            view.performBatchUpdates({ view.deleteItems(at: [view.path(0)]) }, completion: { finished = $0 })
        }
        #expect(view.shownNames == "b 0" && view.cell("a") == nil && view.cell("b")?.seenY == 0 && finished == nil)
        stage.advance(by: 1 / 30)
        #expect(finished == true)
    }

    @Test("batches in a view without a window, each begun by the last one's completion, all complete")
    func chainWithoutWindow() {
        let source = NamedItems([["a", "b", "c"]])
        let view = UICollectionView.named(source)
        view.layoutIfNeeded()
        stage.settle()
        func removeFirst(_ isFinished: Bool) {
            guard !source.sections[0].isEmpty else { return }
            source.sections[0].removeFirst()
            view.performBatchUpdates({ view.deleteItems(at: [view.path(0)]) }, completion: removeFirst)
        }
        removeFirst(true)
        stage.advance(by: 1)
        #expect(source.sections == [[]] && view.numberOfItems(inSection: 0) == 0)
    }

    @Test("sections slide and fade as a whole, with their headers")
    func sections() throws {
        let layout = UICollectionViewLayout.rows
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let source = NamedItems([["a"], ["b"]])
        let view = UICollectionView.named(source, layout: layout)
        stage.show(view)
        let kind = UICollectionView.elementKindSectionHeader
        let first = try #require(view.supplementaryView(forElementKind: kind, at: view.path(0)))
        let second = try #require(view.supplementaryView(forElementKind: kind, at: view.path(0, 1)))
        let b = try #require(view.cell("b"))
        source.sections = [["b"], ["new"]]
        view.performBatchUpdates {
            view.deleteSections([0])
            view.insertSections([1])
        }
        #expect(view.supplementaryView(forElementKind: kind, at: view.path(0)) === second)
        stage.advance(by: 0.15)
        #expect(abs(first.seenAlpha - 0.5) < 0.05 && first.seenY == 0)
        #expect(abs(second.seenY - 35) < 2 && abs(b.seenY - 55) < 2)
        stage.settle()
        #expect(view.shownNames == "b 20, new 90" && first.isHidden)
        let new = try #require(view.cell("new"))
        source.sections = [["new"], ["b"]]
        view.moveSection(1, toSection: 0)
        stage.advance(by: 0.15)
        #expect(abs(new.seenY - 55) < 2 && abs(b.seenY - 55) < 2)
    }

    @Test("a batch in the middle of a fling lets the content go on")
    func flying() {
        let (view, source) = show((0..<200).map { "\($0)" })
        stage.flick(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50), duration: 0.05)
        let offset = view.contentOffset.y
        source.sections[0].insert("new", at: 3)
        view.insertItems(at: [view.path(3)])
        #expect(view.isDecelerating && view.contentOffset.y == offset)
        stage.advance(by: 0.1)
        #expect(view.isDecelerating && view.contentOffset.y > offset)
        stage.settle()
        #expect(source.sections[0].count == 201 && view.indexPathsForVisibleItems.count >= 4)
    }

    @Test("content that gets shorter than the scrolled offset slides back (R234)")
    func shrinking() throws {
        let (view, source) = show((0..<10).map { "\($0)" })
        view.contentOffset.y = 300
        stage.settle()
        let nine = try #require(view.cell("9"))
        source.sections[0].removeSubrange(0..<2)
        view.deleteItems(at: [view.path(0), view.path(1)])
        #expect(view.contentOffset.y == 200 && view.shownNames == "6 200, 7 250, 8 300, 9 350")
        // It went up by 100 in the content, as the content went down by 100.
        stage.advance(by: 0.15)
        #expect(abs(nine.seenY - (view.layer.presentation()?.bounds.minY ?? 0) - 150) < 0.01)
        stage.settle()
        #expect(view.contentOffset.y == 200)
    }

    @Test("completions of nested batches are called from the outermost inwards (R203)")
    func nested() {
        let (view, source) = show(["a"])
        var order: [String] = []
        view.performBatchUpdates(
            {
                source.sections[0].append("b")
                view.insertItems(at: [view.path(1)])
                view.performBatchUpdates(
                    {
                        source.sections[0].append("c")
                        view.insertItems(at: [view.path(2)])
                        view.performBatchUpdates(nil) { _ in order.append("innermost") }
                    }, completion: { _ in order.append("first inner") })
                view.performBatchUpdates({}, completion: { _ in order.append("second inner") })
            }, completion: { _ in order.append("outer") })
        #expect(order == [] && view.shownNames == "a 0, b 50, c 100")
        stage.settle()
        #expect(order == ["outer", "first inner", "innermost", "second inner"])
    }

    @Test("an empty batch animates the layout's changes")
    func empty() throws {
        let (view, source) = show(["a", "b"])
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        let b = try #require(view.cell("b"))
        layout.itemSize.height = 80
        view.performBatchUpdates(nil)
        stage.advance(by: 0.15)
        #expect(abs(b.seenY - 65) < 2 && b.frame.minY == 80 && source.sections[0].count == 2)
    }

    @Test("reconfiguring updates the same cell, in place (R116)")
    func reconfigure() throws {
        let (view, source) = show(["a", "b"])
        let b = try #require(view.cell("b"))
        let (reuses, asked) = (b.reuses, source.cellsAsked)
        source.sections[0][1] = "B"
        view.reconfigureItems(at: [view.path(1), view.path(99)].filter { $0.item < 2 })
        #expect(view.cell("B") === b && b.reuses == reuses && source.cellsAsked == asked + 1)
        #expect(b.seenAlpha == 1 && view.shownNames == "a 0, B 50")
    }

    @Test("a reload during a batch, or during its animation, ends it")
    func reloaded() {
        let (view, source) = show(["a", "b", "c"])
        var finished: [Bool] = []
        source.sections[0].remove(at: 0)
        view.performBatchUpdates({ view.deleteItems(at: [view.path(0)]) }, completion: { finished.append($0) })
        stage.advance(by: 0.1)
        source.sections[0] = ["x"]
        view.reloadData()
        stage.advance(by: 1 / 60)
        #expect(view.subviews.filter { $0 is NumberCell && !$0.isHidden }.count == 1)
        view.performBatchUpdates(
            {
                source.sections[0] = ["y", "z"]
                view.insertItems(at: [view.path(1)])
                view.reloadData()
            }, completion: { finished.append($0) })
        stage.settle()
        #expect(view.shownNames == "y 0, z 50" && finished.count == 2)
    }

    @Test("a cell reused in the middle of an animation is at its own place")
    func reused() throws {
        let (view, source) = show((0..<100).map { "\($0)" })
        source.sections[0].insert("new", at: 0)
        view.insertItems(at: [view.path(0)])
        stage.advance(by: 0.1)
        view.contentOffset.y = 3000
        stage.advance(by: 1 / 60)
        for cell in view.visibleCells { #expect(cell.seenY == cell.frame.minY && cell.seenAlpha == 1) }
        #expect(view.visibleCells.count == 4)
    }

    @Test("in an asynchronous function a batch and a change of layout aren't awaited")
    func inAsynchronousFunction() async {
        let (view, source) = show(["a"])
        view.performBatchUpdates {
            source.sections[0].append("b")
            view.insertItems(at: [view.path(1)])
        }
        let layout = UICollectionViewLayout.rows
        layout.itemSize.height = 40
        view.setCollectionViewLayout(layout, animated: false)
        #expect(view.shownNames == "a 0, b 40")
    }
}
