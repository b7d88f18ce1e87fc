import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Content scrolls by itself under an item that is held near an edge (Decisions/0045).
@MainActor @Suite("Interactive movement: scrolling") struct EdgeScrollingTests {
    let stage = Stage(size: CGSize(width: 100, height: 200))

    func show(count: Int = 20) -> (UICollectionView, MovableItems) {
        let source = MovableItems([(0..<count).map { "\($0)" }])
        let view = source.view()
        stage.show(view)
        return (view, source)
    }

    @Test(
        "content scrolls 300 points per second within 40 points of an edge, and not in between",
        arguments: [(0, -300), (39, -300), (40, 0), (160, 0), (161, 300), (300, 300), (-50, -300)])
    func speed(position: CGFloat, velocity: CGFloat) {
        #expect(EdgeScrolling.velocity(at: position, in: 0...200) == velocity)
    }

    @Test("in a small view only the outer thirds scroll")
    func small() {
        #expect(EdgeScrolling.velocity(at: 14, in: 0...45) == -300)
        #expect(EdgeScrolling.velocity(at: 16, in: 0...45) == 0)
    }

    @Test("an item held at the lower edge scrolls the content to its end and no further")
    func down() throws {
        let (view, source) = show()
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 180))
        stage.advance(by: 1)
        #expect(abs(view.contentOffset.y - 300) <= 5)
        // The finger stays where it is, and so does the cell on screen.
        let cell = try #require(view.cell("0"))
        #expect(abs(cell.center.y - view.contentOffset.y - 180) < 0.01)
        stage.settle()
        #expect(view.contentOffset.y == 800)
        view.endInteractiveMovement()
        stage.settle()
        #expect(source.log.last == "move 0-0 to 0-19")
        #expect(view.shownNames == "17 800, 18 850, 19 900, 0 950")
    }

    @Test("an item held at the upper edge scrolls the content back to its beginning")
    func up() {
        let (view, source) = show()
        view.contentOffset.y = 400
        stage.settle()
        _ = view.beginInteractiveMovementForItem(at: view.path(9))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 420))
        stage.settle()
        #expect(view.contentOffset.y == 0)
        view.endInteractiveMovement()
        stage.settle()
        #expect(source.log.last == "move 0-9 to 0-0")
        #expect(view.shownNames == "9 0, 0 50, 1 100, 2 150")
    }

    @Test("scrolling stops when the item is moved to the middle, dropped or cancelled", arguments: [0, 1, 2])
    func stops(way: Int) {
        let (view, source) = show()
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 180))
        stage.advance(by: 0.5)
        let offset = view.contentOffset.y
        #expect(offset > 100)
        switch way {
        case 0: view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: offset + 100))
        case 1: view.endInteractiveMovement()
        default: view.cancelInteractiveMovement()
        }
        #expect(stage.settle(limit: 2))
        #expect(view.contentOffset.y == offset)
        #expect(source.log.count == (way == 1 ? 2 : 1))
    }

    @Test("an item that is lifted near an edge scrolls nothing before the finger moves")
    func lifting() {
        let (view, source) = show()
        _ = view.beginInteractiveMovementForItem(at: view.path(3))
        stage.settle()
        #expect(view.contentOffset.y == 0)
        #expect(source.log.allSatisfy { !$0.hasPrefix("move") })
    }

    @Test("content doesn't scroll under a held item while isScrollEnabled is false")
    func disabled() {
        let (view, source) = show()
        view.isScrollEnabled = false
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 180))
        #expect(stage.settle(limit: 2))
        #expect(view.contentOffset.y == 0)
        #expect(source.log.allSatisfy { !$0.hasPrefix("move") })
    }
}
