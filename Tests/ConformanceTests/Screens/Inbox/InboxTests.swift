import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: inbox") struct InboxTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844))
    private let controller = InboxViewController(senders: ["Ada", "Alan", "Grace"])

    init() { stage.show(controller) }

    private func row(_ item: Int) -> CGPoint { CGPoint(x: 195, y: 26 + 52 * CGFloat(item)) }

    private func swipe(_ item: Int, by distance: CGFloat) {
        stage.drag(from: row(item), to: CGPoint(x: row(item).x + distance, y: row(item).y))
        stage.settle()
    }

    @Test("a short swipe shows two buttons, and one of them archives")
    func buttons() {
        swipe(1, by: -150)
        #expect(stage.texts.sorted() == ["Ada", "Alan", "Archive", "Delete", "Grace"])
        stage.tap("Archive")
        #expect(
            stage.texts == ["Ada", "Grace"] && controller.collectionView.framesSeen == ["0 0 390 52", "0 52 390 52"])
    }

    @Test("a full swipe deletes at once; a tap elsewhere only closes an open row")
    func fullSwipe() {
        stage.drag(from: CGPoint(x: 380, y: 26), to: CGPoint(x: 20, y: 26))
        stage.settle()
        #expect(stage.texts == ["Alan", "Grace"])
        swipe(0, by: -150)
        #expect(stage.texts.contains("Delete"))
        stage.tap("Grace")
        #expect(stage.texts == ["Alan", "Grace"])
    }

    @Test("a swipe the other way marks as read, and the next one as unread")
    func reading() {
        swipe(2, by: 100)
        stage.tap("Read")
        #expect(stage.texts == ["Ada", "Alan", "Grace"])
        #expect(stage.window.labelsSeen.map { $0.textColor == .secondaryLabel } == [false, false, true])
        swipe(2, by: 100)
        #expect(stage.texts.contains("Unread"))
    }
}
