import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: journal") struct JournalTests {
    private let entries = (0..<4).map {
        JournalEntry(
            id: $0, title: "Entry \($0)", text: String(repeating: "Something to keep in mind. ", count: $0 * 6 + 1))
    }

    private func frames(_ view: UICollectionView) -> [CGRect] {
        view.pathsSeen.compactMap { view.cellForItem(at: $0)?.frame }
    }

    @Test("a card is as high as its lines; a tap opens it, and the cards below move by as much")
    func opening() {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        let controller = JournalViewController(entries: entries)
        stage.show(controller)
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        let before = frames(controller.collectionView)
        // One line and two lines: there is room for 334 points of text.
        #expect(abs(before[1].height - before[0].height - line) < 1 && before[1].height == before[3].height)
        #expect(abs(before[1].minY - before[0].maxY - 12) < 0.01 && before[0].origin == CGPoint(x: 16, y: 16))
        stage.tap("Entry 1")
        let open = frames(controller.collectionView)
        let growth = open[1].height - before[1].height
        #expect(growth > 2 * line - 1 && abs((growth / line).rounded() * line - growth) < 1)
        #expect(abs(open[2].minY - before[2].minY - growth) < 0.5 && open[0] == before[0])
        stage.tap("Entry 1")
        #expect(frames(controller.collectionView) == before)
    }

    @Test("a tablet shows two cards side by side, each half as wide as the space left")
    func tablet() {
        let stage = Stage(size: CGSize(width: 820, height: 1180), scale: 2)
        let controller = JournalViewController(entries: entries)
        stage.show(controller)
        // 820 - 2 * 16 is 788; less 12 between them, 388 for each.
        let frames = frames(controller.collectionView)
        #expect(frames.map(\.minX) == [16, 416, 16, 416] && frames.allSatisfy { $0.width == 388 })
    }
}
