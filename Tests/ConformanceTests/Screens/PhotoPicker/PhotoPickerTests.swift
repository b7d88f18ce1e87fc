import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: photo picker") struct PhotoPickerTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844))
    private let controller = PhotoPickerViewController(count: 15)

    init() { stage.show(UINavigationController(rootViewController: controller)) }

    private var photos: [String] { controller.collectionView.texts }

    @Test("selected photos can be deleted")
    func deleting() throws {
        #expect(photos == (0..<15).map { "\($0)" } && controller.collectionView.frameSeen(0, 4) == "130 130 130 130")
        stage.tap("4")
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
        stage.tap("Edit")
        for photo in ["1", "4", "7", "1"] { stage.tap(photo) }
        #expect(controller.title == "2 Selected")
        let bin = try #require(controller.toolbarItems?.last)
        stage.tap(
            try #require(stage.window.shownTree.last { $0.accessibilityLabel == bin.accessibilityLabel ?? "Delete" }))
        #expect(controller.title == "Photos" && photos.joined(separator: " ") == "0 1 2 3 5 6 8 9 10 11 12 13 14")
    }

    @Test("two fingers that pass over photos begin editing and select them")
    func manyAtOnce() {
        let start = controller.collectionView.frameInWindow.minY + controller.collectionView.adjustedContentInset.top
        let fingers = [40.0, 80.0].map { x in (x, stage.touchDown(at: CGPoint(x: x, y: start + 65))) }
        for step in 1...20 {
            stage.advance(by: 1.0 / 60)
            for (x, finger) in fingers { stage.touchMove(finger, to: CGPoint(x: x + Double(step) * 13, y: start + 65)) }
        }
        for (x, finger) in fingers { stage.touchUp(finger, at: CGPoint(x: x + 260, y: start + 65)) }
        stage.settle()
        #expect(controller.isEditing && controller.title == "3 Selected")
    }
}
