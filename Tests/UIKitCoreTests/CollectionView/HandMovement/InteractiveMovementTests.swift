import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// An item is lifted, moved and dropped (R606).
@MainActor @Suite("Interactive movement") struct InteractiveMovementTests {
    let stage = Stage(size: CGSize(width: 100, height: 200))

    func show(_ sections: [[String]], layout: UICollectionViewLayout = .rows) -> (UICollectionView, MovableItems) {
        let source = MovableItems(sections)
        let view = source.view(layout: layout)
        stage.show(view)
        source.forget()
        return (view, source)
    }

    func move(_ view: UICollectionView, to y: CGFloat) {
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
    }

    @Test("the lifted cell follows the finger at once, above all other cells")
    func follows() throws {
        let (view, source) = show([["a", "b", "c", "d"]])
        let a = try #require(view.cell("a"))
        #expect(view.beginInteractiveMovementForItem(at: view.path(0)))
        #expect(a.layer.zPosition == CGFloat(Int.max) && a.center == CGPoint(x: 50, y: 25))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 35))
        #expect(a.center == CGPoint(x: 60, y: 35) && a.seenY == 10)
        #expect(view.layer.childrenInDrawingOrder.last === a.layer)
        #expect(source.log == ["can 0-0"])
        #expect(view.shownNames == "a 10, b 50, c 100, d 150")
    }

    @Test("the other cells make room in 0.3 seconds, and the dropped cell slides into its place")
    func makesRoom() throws {
        let (view, source) = show([["a", "b", "c", "d"]])
        let (a, b) = try (#require(view.cell("a")), #require(view.cell("b")))
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        move(view, to: 80)
        #expect(b.frame.minY == 0)
        stage.advance(by: 1 / 60)
        #expect(b.seenY < 50 && b.seenY > 47)
        stage.advance(by: 0.15 - 1 / 60)
        #expect(abs(b.seenY - 25) < 2.5)
        stage.settle()
        #expect(view.shownNames == "b 0, a 55, c 100, d 150")
        #expect(source.log == ["can 0-0"])

        view.endInteractiveMovement()
        #expect(source.log == ["can 0-0", "move 0-0 to 0-1"])
        stage.advance(by: 0.15)
        #expect(abs(a.seenY - 52.5) < 0.5)
        #expect((a.layer.presentation()?.zPosition ?? 0) > 0)
        stage.settle()
        #expect(view.shownNames == "b 0, a 50, c 100, d 150")
        #expect(a.layer.zPosition == 0)
        #expect(source.sections == [["b", "a", "c", "d"]])
        #expect(view.cell("a") === a && source.asked.isEmpty)
    }

    @Test("a cancelled movement slides all cells back and never calls the data source")
    func cancels() throws {
        let (view, source) = show([["a", "b", "c", "d"]])
        let b = try #require(view.cell("b"))
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        move(view, to: 130)
        stage.settle()
        #expect(view.shownNames == "b 0, c 50, a 105, d 150")
        view.cancelInteractiveMovement()
        stage.advance(by: 0.15)
        #expect(abs(b.seenY - 25) < 2.5)
        stage.settle()
        #expect(view.shownNames == "a 0, b 50, c 100, d 150")
        #expect(source.log == ["can 0-0"] && source.asked.isEmpty)
    }

    @Test("an item dropped where it was doesn't call the data source")
    func unchanged() {
        let (view, source) = show([["a", "b", "c", "d"]])
        _ = view.beginInteractiveMovementForItem(at: view.path(1))
        move(view, to: 130)
        move(view, to: 70)
        view.endInteractiveMovement()
        stage.settle()
        #expect(source.log == ["can 0-1"])
        #expect(view.shownNames == "a 0, b 50, c 100, d 150")
    }

    @Test("an item over another section changes the view's counts before the data source's")
    func acrossSections() {
        let (view, source) = show([["a", "b"], ["c", "d"]])
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        move(view, to: 130)
        #expect(view.numberOfItems(inSection: 0) == 1 && view.numberOfItems(inSection: 1) == 3)
        #expect(view.shownNames == "b 0, c 100, a 105, d 150")
        view.endInteractiveMovement()
        stage.settle()
        #expect(source.log == ["can 0-0", "move 0-0 to 1-0"])
        #expect(source.sections == [["b"], ["a", "c", "d"]])
        #expect(view.shownNames == "b 0, a 50, c 100, d 150")
    }

    @Test("cancelling brings an item back from another section")
    func cancelsAcrossSections() {
        let (view, source) = show([["a", "b"], ["c", "d"]])
        _ = view.beginInteractiveMovementForItem(at: view.path(1, 1))
        move(view, to: 30)
        #expect(view.numberOfItems(inSection: 0) == 3)
        view.cancelInteractiveMovement()
        stage.settle()
        #expect(view.shownNames == "a 0, b 50, c 100, d 150")
        #expect(view.numberOfItems(inSection: 0) == 2)
        #expect(source.log == ["can 1-1"])
    }

    @Test("cells that come into view during a movement are requested with the data's index paths")
    func dataPaths() {
        let (view, source) = show([(0..<20).map { "\($0)" }])
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        move(view, to: 80)
        view.contentOffset.y = 500
        stage.settle()
        #expect(source.asked == ["10", "11", "12", "13"])
        #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [0, 10, 11, 12, 13])
        #expect(view.cellForItem(at: view.path(10))?.frame.minY == 500)
        #expect(view.cellForItem(at: view.path(0))?.center.y == 80)
        view.endInteractiveMovement()
        stage.settle()
        #expect(view.shownNames == "10 500, 11 550, 12 600, 13 650")
        view.contentOffset.y = 0
        stage.settle()
        #expect(view.shownNames == "1 0, 0 50, 2 100, 3 150")
    }

    @Test("cells are requested with the data's paths where the order shown differs from the data's")
    func shiftedDataPaths() {
        let (view, source) = show([(0..<20).map { "\($0)" }])
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        view.contentOffset.y = 500
        stage.settle()
        move(view, to: 580)
        stage.settle()
        #expect(view.shownNames == "11 500, 0 555, 12 600, 13 650")
        source.forget()
        view.contentOffset.y = 200
        stage.settle()
        #expect(source.asked == ["5", "6", "7", "8"])
        #expect(view.cellForItem(at: view.path(5))?.frame.minY == 200)
        #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 210)) == view.path(5))
        #expect(view.cell("5").flatMap(view.indexPath(for:)) == view.path(5))
        #expect(view.layoutAttributesForItem(at: view.path(4))?.frame.minY == 200)
        view.cancelInteractiveMovement()
        stage.settle()
        #expect(view.shownNames == "4 200, 5 250, 6 300, 7 350")
    }

    @Test("the selection moves with its items, and is reported with the data's index paths")
    func selectionFollows() {
        let (view, source) = show([["a", "b", "c", "d"]])
        view.allowsMultipleSelection = true
        view.selectItem(at: view.path(0), animated: false, scrollPosition: [])
        view.selectItem(at: view.path(2), animated: false, scrollPosition: [])
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        move(view, to: 180)
        #expect(view.indexPathsForSelectedItems == [view.path(0), view.path(2)])
        view.selectItem(at: view.path(1), animated: false, scrollPosition: [])
        #expect(view.cell("b")?.isSelected == true)
        view.deselectItem(at: view.path(2), animated: false)
        #expect(view.cell("c")?.isSelected == false)
        view.endInteractiveMovement()
        #expect(Set(view.indexPathsForSelectedItems ?? []) == [view.path(3), view.path(0)])
        #expect(view.cell("a")?.isSelected == true)
        #expect(source.log.last == "move 0-0 to 0-3")
    }

    @Test("an item that the data source doesn't let move is not lifted")
    func fixed() {
        let (view, source) = show([["a", "b"]])
        source.fixed = ["a"]
        #expect(!view.beginInteractiveMovementForItem(at: view.path(0)))
        move(view, to: 80)
        view.endInteractiveMovement()
        #expect(view.shownNames == "a 0, b 50" && source.log == ["can 0-0"])
    }

    @Test("a second item cannot be lifted while the first one is")
    func second() {
        let (view, source) = show([["a", "b"]])
        #expect(view.beginInteractiveMovementForItem(at: view.path(0)))
        #expect(!view.beginInteractiveMovementForItem(at: view.path(1)))
        #expect(source.log.allSatisfy { !$0.hasPrefix("move") })
    }

    @Test("an item out of view can be lifted, and is shown while it moves")
    func outOfSight() {
        let (view, source) = show([(0..<20).map { "\($0)" }])
        #expect(view.beginInteractiveMovementForItem(at: view.path(10)))
        move(view, to: 20)
        stage.settle()
        #expect(view.shownNames == "10 -5, 0 50, 1 100, 2 150")
        view.cancelInteractiveMovement()
        stage.settle()
        #expect(view.shownNames == "0 0, 1 50, 2 100, 3 150")
        #expect(source.log == ["can 0-10"])
    }

    @Test("in a view without a window the movement happens at once")
    func windowless() {
        let source = MovableItems([["a", "b", "c"]])
        let view = source.view()
        view.layoutIfNeeded()
        #expect(view.beginInteractiveMovementForItem(at: view.path(2)))
        move(view, to: 20)
        view.layoutIfNeeded()
        #expect(view.shownNames == "c -5, a 50, b 100")
        view.endInteractiveMovement()
        view.layoutIfNeeded()
        #expect(view.shownNames == "c 0, a 50, b 100")
        #expect(source.sections == [["c", "a", "b"]])
    }

    @Test("a lifted item that rests needs no frames")
    func rest() {
        let (view, source) = show([["a", "b", "c"]])
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        move(view, to: 80)
        #expect(stage.settle(limit: 2))
        let frames = stage.framesMade
        stage.advance(by: 1)
        #expect(stage.framesMade == frames)
        #expect(source.log.allSatisfy { !$0.hasPrefix("move") })
    }
}
