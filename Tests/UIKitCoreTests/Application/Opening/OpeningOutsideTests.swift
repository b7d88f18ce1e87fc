import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("Opening addresses outside the app", .serialized) @MainActor struct OpeningOutsideTests {
    private let swift = URL(string: "https://www.swift.org/packages")!

    @Test("the stage lists what the app opened, and the completion comes with the next frame")
    func listed() {
        let stage = Stage()
        stage.settle()
        var answers: [Bool] = []
        UIApplication.shared.open(swift) { answers.append($0) }
        #expect(stage.openedURLs == [swift])
        #expect(answers == [])
        stage.settle()
        #expect(answers == [true])
    }

    @Test(
        "the web, mail, phone and messages open; nothing that could run a script or read a file does",
        arguments: [
            ("http://127.0.0.1:8000/a?b#c", true), ("HTTPS://www.swift.org", true), ("mailto:ada@example.com", true),
            ("tel:+4912345", true), ("sms:12345", true), ("https:", false), ("http:///path", false),
            ("javascript:alert(1)", false), ("data:text/html,<script>", false), ("file:///etc/passwd", false),
            ("blob:https://www.swift.org/1", false), ("www.swift.org", false), ("/photos/3", false),
            ("app-settings:", false), ("view-source:https://www.swift.org", false), ("mailtomailto:a", false),
        ])
    func schemes(address: String, opens: Bool) throws {
        let stage = Stage()
        stage.settle()
        let url = try #require(URL(string: address))
        var answers: [Bool] = []
        let log = WarningLog()
        UIApplication.shared.open(url) { answers.append($0) }
        stage.settle()
        #expect(UIApplication.shared.canOpenURL(url) == opens)
        #expect(answers == [opens])
        #expect(stage.openedURLs.map(\.absoluteString) == (opens ? [address] : []))
        #expect(log.identifiers == (opens ? [] : ["unopenable-url"]))
    }

    @Test("an address of the app's own scheme goes to the app")
    func ownScheme() throws {
        let stage = Stage()
        let app = JournalApp()
        let url = try #require(URL(string: "\(AddressOpener.appScheme):///photos/3"))
        var answers: [Bool] = []
        UIApplication.shared.open(url) { answers.append($0) }
        stage.settle()
        #expect(app.entries.last == "open \(url)")
        #expect(UIApplication.shared.canOpenURL(url))
        #expect(answers == [true])
        #expect(stage.openedURLs == [])
    }

    @Test("with universalLinksOnly nothing opens, because there are no other apps")
    func universalLinks() {
        let stage = Stage()
        stage.settle()
        var answers: [Bool] = []
        UIApplication.shared.open(swift, options: [.universalLinksOnly: true]) { answers.append($0) }
        UIApplication.shared.open(swift, options: [.universalLinksOnly: false]) { answers.append($0) }
        stage.settle()
        #expect(answers == [false, true])
        #expect(stage.openedURLs == [swift])
    }

    @Test("a scene opens addresses, too")
    func scene() throws {
        let stage = Stage()
        _ = JournalApp()
        let scene = try #require(UIApplication.shared.connectedScenes.first)
        var answers: [Bool] = []
        scene.open(swift, options: nil) { answers.append($0) }
        let options = UIScene.OpenExternalURLOptions()
        options.universalLinksOnly = true
        scene.open(swift, options: options) { answers.append($0) }
        stage.settle()
        #expect(answers == [true, false])
        #expect(stage.openedURLs == [swift])
    }

    @Test("in an async function, open(_:) waits for the answer")
    func waiting() async throws {
        let stage = Stage()
        stage.settle()
        // At once, because a stage of another suite may be the main screen later.
        let isOpened = Task.immediate { await UIApplication.shared.open(swift) }
        #expect(stage.openedURLs == [swift])
        stage.settle()
        #expect(await isOpened.value)
    }

    @Test("an app without a screen opens nothing")
    func withoutScreen() {
        let stage = Stage()
        stage.screen.show(on: [])
        stage.settle()
        var answers: [Bool] = []
        UIApplication.shared.open(swift) { answers.append($0) }
        stage.settle()
        #expect(answers == [false])
        #expect(stage.openedURLs == [])
    }
}
