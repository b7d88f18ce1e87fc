import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: shelves") struct ShelvesTests {
    @Test("a shelf that comes back into view has the offset it had")
    func offsets() {
        let stage = Stage(size: CGSize(width: 320, height: 420), scale: 2)
        let shelves = (0..<20).map { shelf in (0..<12).map { "\(shelf)/\($0)" } }
        let controller = ShelvesViewController(shelves: shelves)
        stage.show(controller)
        // Books begin at 10, 120 and 230; the fourth at 340.
        #expect(stage.texts == ["0/0", "0/1", "0/2", "1/0", "1/1", "1/2", "2/0", "2/1", "2/2"])
        stage.drag(from: CGPoint(x: 300, y: 210), to: CGPoint(x: 70, y: 210))
        stage.settle()
        let left = stage.texts
        #expect(left.filter { $0.hasPrefix("0/") }.count == 3 && left.contains("1/3") && !left.contains("1/0"))
        controller.collectionView.scrollToItem(at: IndexPath(item: 15, section: 0), at: .top, animated: true)
        stage.settle()
        #expect(stage.texts.prefix(6) == ["15/0", "15/1", "15/2", "16/0", "16/1", "16/2"])
        controller.collectionView.setContentOffset(.zero, animated: true)
        stage.settle()
        #expect(stage.texts == left)
    }
}
