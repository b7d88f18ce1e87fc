import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// The long press of a collection view controller.
@MainActor @Suite("Interactive movement: gesture") struct MovementGestureTests {
    let stage = Stage(size: CGSize(width: 100, height: 200))

    private func presses(_ controller: UICollectionViewController) -> Int {
        (controller.collectionView.gestureRecognizers ?? []).count { $0 is UILongPressGestureRecognizer }
    }

    @Test("a controller in a window has the gesture, unless installsStandardGestureForInteractiveMovement is false")
    func presence() {
        let controller = MovingController(collectionViewLayout: .rows)
        #expect(controller.installsStandardGestureForInteractiveMovement)
        #expect(presses(controller) == 0)
        stage.show(controller)
        #expect(presses(controller) == 1)
        controller.installsStandardGestureForInteractiveMovement = false
        #expect(presses(controller) == 0)
        controller.installsStandardGestureForInteractiveMovement = true
        #expect(presses(controller) == 1)
        stage.window.rootViewController = UIViewController()
        #expect(presses(controller) == 0)
    }

    @Test("a controller without the data source's move method has no gesture")
    func absence() {
        let controller = StillController(collectionViewLayout: .rows)
        stage.show(controller)
        #expect(presses(controller) == 0)
        #expect(!controller.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    }

    @Test("whether a controller implements the move method is read from its class and its superclasses")
    func overrides() {
        #expect(MoveItemOverride.isWritten(by: MovingController(collectionViewLayout: .rows)) == true)
        #expect(MoveItemOverride.isWritten(by: InheritingController(collectionViewLayout: .rows)) == true)
        #expect(MoveItemOverride.isWritten(by: StillController(collectionViewLayout: .rows)) == false)
        #expect(MoveItemOverride.isWritten(by: UICollectionViewController(collectionViewLayout: .rows)) == false)
    }

    @Test("a long press lifts a cell, drags it without a jump, and drops it")
    func drag() throws {
        let controller = MovingController(collectionViewLayout: .rows)
        stage.show(controller)
        let view = try #require(controller.collectionView)
        let finger = stage.touchDown(at: CGPoint(x: 30, y: 60))
        stage.advance(by: 0.6)
        let b = try #require(view.cell("b"))
        #expect(b.layer.zPosition > 0 && b.frame.minY == 50)
        stage.touchMove(finger, to: CGPoint(x: 32, y: 64))
        #expect(b.frame.origin == CGPoint(x: 2, y: 54))
        stage.touchMove(finger, to: CGPoint(x: 30, y: 15))
        stage.touchUp(finger, at: CGPoint(x: 30, y: 15))
        stage.settle()
        #expect(controller.names == ["b", "a", "c", "d"])
        #expect(view.shownNames == "b 0, a 50, c 100, d 150")
        #expect(view.contentOffset.y == 0 && view.indexPathsForSelectedItems == [])
    }

    @Test("a finger that moves at once scrolls")
    func scrolls() throws {
        let controller = MovingController(collectionViewLayout: .rows)
        controller.names = (0..<20).map { "\($0)" }
        stage.show(controller)
        stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50))
        stage.settle()
        #expect(controller.collectionView.contentOffset.y > 50)
        #expect(controller.names.first == "0")
    }

    @Test("a long press on an item that may not move selects it when the finger lifts")
    func fixed() {
        let controller = MovingController(collectionViewLayout: .rows)
        controller.fixed = "a"
        stage.show(controller)
        stage.longPress(at: CGPoint(x: 50, y: 25))
        #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }
}

/// Implements one method, as iOS developers do, and nothing about gestures.
private class MovingController: UICollectionViewController {
    var names = ["a", "b", "c", "d"]
    var fixed = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.label.text = names[indexPath.item]
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        names[indexPath.item] != fixed
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}

private final class InheritingController: MovingController {}

private final class StillController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    }
}
