import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Other events during an interactive movement: nothing is lost (R241).
@MainActor @Suite("Interactive movement: interference") struct MovementInterferenceTests {
    let stage = Stage(size: CGSize(width: 100, height: 200))

    /// a is lifted and shown in the third place.
    func lifted(_ sections: [[String]] = [["a", "b", "c", "d"]]) -> (UICollectionView, MovableItems) {
        let source = MovableItems(sections)
        let view = source.view()
        stage.show(view)
        _ = view.beginInteractiveMovementForItem(at: view.path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
        source.forget()
        return (view, source)
    }

    @Test("a batch update cancels the movement and applies to the data's order")
    func batch() {
        let (view, source) = lifted()
        #expect(view.shownNames == "b 0, c 50, a 105, d 150")
        view.performBatchUpdates {
            source.sections[0].remove(at: 1)
            view.deleteItems(at: [view.path(1)])
        }
        stage.settle()
        #expect(view.shownNames == "a 0, c 50, d 100")
        #expect(source.log.isEmpty)
        view.endInteractiveMovement()
        #expect(source.log.isEmpty)
    }

    @Test("a batch update during a movement between sections applies to the data's counts")
    func batchAcrossSections() {
        let (view, source) = lifted([["a", "b"], ["c", "d"]])
        #expect(view.numberOfItems(inSection: 1) == 3)
        source.sections[1].insert("new", at: 0)
        view.insertItems(at: [view.path(0, 1)])
        stage.settle()
        #expect(view.shownNames == "a 0, b 50, new 100, c 150")
    }

    @Test("deleting the lifted item ends the movement")
    func deletion() {
        let (view, source) = lifted()
        source.sections[0].remove(at: 0)
        view.deleteItems(at: [view.path(0)])
        stage.settle()
        #expect(view.shownNames == "b 0, c 50, d 100")
        #expect(view.cell("a") == nil)
    }

    @Test("a reload ends the movement")
    func reload() {
        let (view, source) = lifted()
        source.sections = [["x", "y"]]
        view.reloadData()
        stage.settle()
        #expect(view.shownNames == "x 0, y 50")
        view.endInteractiveMovement()
        #expect(source.log.isEmpty)
    }

    @Test("setting another layout ends the movement")
    func layout() {
        let (view, source) = lifted()
        let layout = UICollectionViewLayout.rows
        layout.itemSize.height = 40
        view.setCollectionViewLayout(layout, animated: true)
        stage.settle()
        #expect(view.shownNames == "a 0, b 40, c 80, d 120")
        #expect(source.log.isEmpty)
    }

    @Test("removing the view from its window ends the movement")
    func window() {
        let (view, source) = lifted()
        view.removeFromSuperview()
        #expect(view.shownNames == "a 0, b 50, c 100, d 150")
        #expect(source.log.isEmpty)
    }

    @Test("a data source that reloads in moveItemAt is shown as it is")
    func reloadWhileMoving() {
        let (view, source) = lifted()
        source.whenMoving = { view.reloadData() }
        view.endInteractiveMovement()
        stage.settle()
        #expect(view.shownNames == "b 0, c 50, a 100, d 150")
    }

    @Test("a data source may begin a batch update in moveItemAt")
    func batchWhileMoving() {
        let (view, source) = lifted()
        source.whenMoving = {
            source.sections[0].append("e")
            view.insertItems(at: [view.path(4)])
        }
        view.endInteractiveMovement()
        stage.settle()
        #expect(view.shownNames == "b 0, c 50, a 100, d 150")
        #expect(view.numberOfItems(inSection: 0) == 5)
    }

    @Test("an item goes back, with a warning, if the data source doesn't move it to the other section")
    func nothingMoved() {
        let log = WarningLog()
        let (view, source) = lifted([["a", "b"], ["c", "d"]])
        source.movesItems = false
        view.endInteractiveMovement()
        stage.settle()
        #expect(view.shownNames == "a 0, b 50, c 100, d 150")
        #expect(log.identifiers == ["interactive-movement-data"])
    }

    @Test("an item goes back, with a warning, if the data source has no moveItemAt")
    func notWritten() {
        let log = WarningLog()
        let source = NamedItems([["a", "b", "c"]])
        let view = UICollectionView.named(source)
        stage.show(view)
        #expect(view.beginInteractiveMovementForItem(at: view.path(0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 80))
        view.endInteractiveMovement()
        stage.settle()
        #expect(view.shownNames == "a 0, b 50, c 100")
        #expect(log.identifiers == ["interactive-movement-data"])
    }

    @Test("a data source that changes more than the move is refused like an invalid update")
    func otherChanges() {
        let log = WarningLog()
        UICollectionView.inconsistencyPolicy = .reloadData
        defer { UICollectionView.inconsistencyPolicy = .stop }
        let (view, source) = lifted()
        source.whenMoving = { source.sections[0].append("e") }
        view.endInteractiveMovement()
        stage.settle()
        #expect(log.identifiers == ["invalid-update"])
        #expect(log.messages.first?.contains("invalid number of items in section 0") == true)
        #expect(view.numberOfItems(inSection: 0) == 5)
        #expect(view.shownNames == "b 0, c 50, a 100, d 150")
    }

    @Test("a target position that isn't finite is ignored, with one warning")
    func notANumber() {
        let log = WarningLog()
        let (view, source) = lifted()
        view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 10))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: CGFloat.infinity))
        #expect(log.identifiers == ["interactive-movement-position"])
        #expect(view.shownNames == "b 0, c 50, a 105, d 150")
        #expect(source.log.allSatisfy { !$0.hasPrefix("move") })
    }

    @Test("an item that doesn't exist isn't lifted, with a warning", arguments: [[0, 9], [3, 0], [0, -1], [0], []])
    func noItem(path: [Int]) {
        let log = WarningLog()
        let source = MovableItems([["a"]])
        let view = source.view()
        stage.show(view)
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(indexes: path)))
        #expect(log.identifiers == ["interactive-movement-item"])
    }

    @Test("update, end and cancel do nothing without a movement")
    func unbegun() {
        let source = MovableItems([["a", "b"]])
        let view = source.view()
        stage.show(view)
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 80))
        view.endInteractiveMovement()
        view.cancelInteractiveMovement()
        #expect(view.shownNames == "a 0, b 50" && source.log.isEmpty)
    }
}
