import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: bug list") struct BugListTests {
    @Test("the segments filter the list: rows that stay slide, the others fade")
    func filtering() throws {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        let controller = BugListViewController(bugs: (1...6).map { Bug(title: "Bug \($0)", isOpen: $0 % 2 == 0) })
        stage.show(controller)
        #expect(stage.texts == ["All", "Open", "Closed"] + (1...6).map { "Bug \($0)" })
        let segments = try #require(stage.window.shownTree.compactMap { $0 as? UISegmentedControl }.first)
        let open = CGPoint(x: segments.frameInWindow.midX, y: segments.frameInWindow.midY)
        let moving = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 5, section: 0)))
        #expect(moving.frame.minY == 260)
        let finger = stage.touchDown(at: open)
        stage.advance(by: 0.05)
        stage.touchUp(finger, at: open)
        stage.advance(by: 0.15)
        // The sixth row goes up from 260 to 104.
        let y = (moving.layer.presentation()?.frame.minY ?? 0).rounded()
        #expect(y < 260 && y > 104, "\(y)")
        stage.settle()
        #expect(stage.texts.dropFirst(3) == ["Bug 2", "Bug 4", "Bug 6"] && moving.frame.minY == 104)
        stage.tap("Closed")
        #expect(stage.texts.dropFirst(3) == ["Bug 1", "Bug 3", "Bug 5"])
        stage.tap("All")
        #expect(stage.texts == ["All", "Open", "Closed"] + (1...6).map { "Bug \($0)" })
    }
}
