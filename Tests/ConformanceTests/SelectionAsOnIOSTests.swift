import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Selection and focus as on iOS") struct SelectionAsOnIOSTests {
    let stage = Stage(size: CGSize(width: 200, height: 300))
    let controller: SelectablePhotosViewController

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        controller = SelectablePhotosViewController(collectionViewLayout: layout)
        stage.show(controller)
    }

    @Test("a tap opens a photo; while editing it selects, and the end of editing deselects")
    func editing() {
        stage.tap(at: CGPoint(x: 25, y: 25))
        #expect(controller.opened == [IndexPath(item: 0, section: 0)])
        controller.setEditing(true, animated: true)
        stage.tap(at: CGPoint(x: 75, y: 25))
        stage.tap(at: CGPoint(x: 125, y: 25))
        #expect(controller.statuses == ["1 selected", "2 selected", "3 selected"])
        #expect(controller.opened.count == 1)
        controller.setEditing(false, animated: true)
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }

    @Test("two fingers begin editing and select the photos that they pass over")
    func twoFingers() {
        let fingers = [stage.touchDown(at: CGPoint(x: 20, y: 20)), stage.touchDown(at: CGPoint(x: 30, y: 30))]
        for (finger, x) in zip(fingers, [120.0, 130.0]) { stage.touchMove(finger, to: CGPoint(x: x, y: 25)) }
        for finger in fingers { stage.touchUp(finger, at: CGPoint(x: 125, y: 25)) }
        #expect(controller.isEditing && controller.collectionView.isEditing)
        #expect(controller.collectionView.indexPathsForSelectedItems?.map(\.item) == [0, 1, 2])
        #expect(controller.statuses.last == "end")
    }

    @Test("the focus skips photos that cannot have it, and the focused cell grows")
    func focus() throws {
        stage.focus(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        stage.press("ArrowRight")
        #expect(controller.statuses == ["focus on 0", "focus on 2"])
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
        #expect(cell.isFocused && cell.transform.a == 1.1)
        #expect(UIFocusSystem(for: controller)?.focusedItem === cell)
        #expect(UIFocusSystem(for: controller) == UIFocusSystem.focusSystem(for: cell))
    }

    @Test("a controller's preferred view gets the focus")
    func preferred() {
        let form = PreferringViewController()
        stage.show(form)
        UIFocusSystem.focusSystem(for: form)?.requestFocusUpdate(to: form)
        stage.settle()
        #expect(form.second.isFocused)
        form.choose()
        #expect(form.first.isFocused && !form.second.isFocused)
    }
}
