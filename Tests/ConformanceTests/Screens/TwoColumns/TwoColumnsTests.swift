import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: two columns") struct TwoColumnsTests {
    private let controller = TwoColumnsViewController(contents: [
        ("Inbox", ["Hello", "Invoice"]), ("Sent", ["Thanks"]),
    ])

    @Test("a phone pushes the mails")
    func phone() {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        stage.show(controller)
        #expect(stage.texts == ["Mailboxes", "Inbox", "Sent"])
        stage.tap("Sent")
        #expect(stage.texts.filter { $0 != "Mailboxes" } == ["Sent", "Thanks"])
    }

    @Test("a tablet shows mails beside the mailboxes, pushes them when narrow, and separates them when wide")
    func tablet() throws {
        let stage = Stage(size: CGSize(width: 1024, height: 768), scale: 2)
        stage.show(controller)
        stage.tap("Inbox")
        let label = try #require(stage.window.labelsSeen.first { $0.text == "Invoice" })
        #expect(stage.texts == ["Mailboxes", "Hello", "Invoice", "Inbox", "Sent"].sorted(by: order(stage)))
        #expect(label.frameInWindow.minX > 301)
        stage.resize(to: CGSize(width: 390, height: 768))
        #expect(stage.texts.suffix(2) == ["Hello", "Invoice"] && !stage.texts.contains("Sent"))
        stage.resize(to: CGSize(width: 1024, height: 768))
        #expect(Set(stage.texts) == ["Mailboxes", "Inbox", "Sent", "Hello", "Invoice"])
    }

    /// Returns the visible order of two texts.
    private func order(_ stage: Stage) -> (String, String) -> Bool {
        let texts = stage.texts
        return { (texts.firstIndex(of: $0) ?? 0) < (texts.firstIndex(of: $1) ?? 0) }
    }
}
