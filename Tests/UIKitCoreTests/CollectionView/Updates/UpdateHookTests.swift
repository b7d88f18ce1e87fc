import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A layout's calls in a batch, their order, and the effect of what they return.
@MainActor @Suite("Update hooks") struct UpdateHookTests {
    let stage = Stage(size: CGSize(width: 100, height: 170))
    let layout = LoggingLayout()

    func show(_ sections: [[String]]) -> (UICollectionView, NamedItems) {
        let source = NamedItems(sections)
        let view = UICollectionView.named(source, size: CGSize(width: 100, height: 170), layout: layout)
        stage.show(view)
        layout.log = []
        return (view, source)
    }

    @Test("the hooks are called in the order of iOS (R103, R230, R232)")
    func order() {
        let (view, source) = show([["a", "b", "c"]])
        view.performBatchUpdates {
            source.sections[0] = ["a", "new", "c"]
            view.insertItems(at: [view.path(1)])
            view.deleteItems(at: [view.path(1)])
        }
        #expect(
            layout.log == [
                "invalidate counts=true everything=false", "prepare", "elements", "prepare for updates", "target for 0",
                "final 0-0", "final 0-1", "final 0-2", "final header 0-0",
                "initial 0-0", "initial 0-1", "initial 0-2", "initial header 0-0", "finalize duration=0.3",
            ])
        #expect(layout.updateItems == ["delete 0-1 nil", "insert nil 0-1"])
        stage.settle()
        #expect(layout.log.last == "finalize duration=0.3")
    }

    @Test("updates of sections are update items whose index paths have no item (R231)")
    func sections() {
        let (view, source) = show([["a"], ["b"], ["c"]])
        view.performBatchUpdates {
            source.sections = [["c"], ["new", "er"], ["a"]]
            view.deleteSections([1])
            view.insertSections([1])
            view.moveSection(2, toSection: 0)
        }
        #expect(
            layout.updateItems == ["delete section 1 nil", "insert nil section 1", "move section 2 section 0"])
        #expect(view.shownNames == "c 20, new 90, er 140")
    }

    @Test("a layout without attributes before it gets the updates is asked once more")
    func lateAnswer() {
        let (view, source) = show([["a", "b", "c"]])
        layout.isAnswerKnown = false
        source.sections[0].remove(at: 0)
        view.deleteItems(at: [view.path(0)])
        #expect(layout.log.prefix(5).dropFirst(2) == ["elements", "prepare for updates", "elements"])
        #expect(view.shownNames == "b 20, c 70")
    }

    @Test("an inserted item starts where the layout's initial attributes say")
    func initial() throws {
        let (view, source) = show([["a"]])
        let start = UICollectionViewLayoutAttributes(forCellWith: view.path(1))
        start.frame = CGRect(x: 0, y: 500, width: 100, height: 50)
        layout.answers["initial 0-1"] = start
        source.sections[0].append("new")
        view.insertItems(at: [view.path(1)])
        let new = try #require(view.cell("new"))
        stage.advance(by: 1 / 60)
        #expect(new.seenY > 490 && new.seenAlpha == 1)
        stage.settle()
        #expect(new.seenY == 70)
    }

    @Test("a deleted item ends where the layout's final attributes say")
    func final() throws {
        let (view, source) = show([["a", "b"]])
        let end = UICollectionViewLayoutAttributes(forCellWith: view.path(1))
        end.frame = CGRect(x: 0, y: 70, width: 100, height: 50)
        end.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        layout.answers["final 0-1"] = end
        let b = try #require(view.cell("b"))
        source.sections[0].removeLast()
        view.deleteItems(at: [view.path(1)])
        stage.advance(by: 0.15)
        #expect(b.seenAlpha == 1 && abs((b.layer.presentation()?.frame.width ?? 0) - 55) < 3)
        stage.settle()
        #expect(b.isHidden)
    }

    @Test("nil from the hooks means a fade in place, and a slide for existing items (R236)")
    func missing() throws {
        let (view, source) = show([["a", "b"]])
        for name in ["initial 0-0", "initial 0-1", "final 0-0", "final 0-1"] { layout.answers[name] = .some(nil) }
        let (a, b) = try (#require(view.cell("a")), #require(view.cell("b")))
        view.performBatchUpdates {
            source.sections[0] = ["new", "a"]
            view.insertItems(at: [view.path(0)])
            view.deleteItems(at: [view.path(1)])
        }
        let new = try #require(view.cell("new"))
        stage.advance(by: 0.15)
        #expect(abs(new.seenAlpha - 0.5) < 0.05 && new.seenY == 20)
        #expect(abs(b.seenAlpha - 0.5) < 0.05 && b.seenY == 70)
        #expect(abs(a.seenY - 45) < 2 && a.seenAlpha == 1)
    }

    @Test("the layout chooses the target offset, and content slides there (R232)")
    func target() throws {
        let (view, source) = show([(0..<20).map { "\($0)" }])
        layout.target = CGPoint(x: 0, y: 50)
        let first = try #require(view.cell("0"))
        source.sections[0].insert("new", at: 0)
        view.insertItems(at: [view.path(0)])
        #expect(view.contentOffset.y == 50)
        stage.advance(by: 0.15)
        // It moved down by 50 in the content, as the content moved up by 50: on screen it stays where it is.
        let seen = first.seenY - (view.layer.presentation()?.bounds.minY ?? 0)
        #expect(abs(seen - 20) < 0.01)
    }

    @Test("without a window the hooks are called and nothing is animated (R206)")
    func windowless() {
        stage.settle()
        let source = NamedItems([["a", "b"]])
        let view = UICollectionView.named(source, size: CGSize(width: 100, height: 170), layout: layout)
        view.layoutIfNeeded()
        layout.log = []
        var finished: Bool?
        source.sections[0].append("c")
        view.performBatchUpdates({ view.insertItems(at: [view.path(2)]) }, completion: { finished = $0 })
        #expect(view.shownNames == "a 20, b 70, c 120")
        #expect(layout.log.contains("prepare for updates") && layout.log.last == "finalize duration=0.0")
        #expect(finished == nil)
        stage.settle()
        #expect(finished == false)
    }
}
