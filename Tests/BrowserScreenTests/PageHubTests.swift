import BrowserScreen
import CoreGraphics
import Foundation
import RenderTree
import Synchronization
import TestSupport
import Testing

@Suite("Pages and flow control") struct PageHubTests {
    private let hub: PageHub

    init() {
        let clock = Clock()
        self.clock = clock
        hub = PageHub(run: "r1", title: "Test", mostPages: 2, now: { clock.time.withLock { $0 } })
    }

    private let clock: Clock

    /// The number of messages that a page gets before its first frame.
    private let greeting = 2

    private final class Clock: Sendable {
        let time = Mutex(0.0)
    }

    /// A page that stores the messages that it received.
    private final class Page: Sendable {
        private let state = Mutex<[String]>([])

        var messages: [String] { state.withLock { $0 } }

        func take(_ message: OutgoingMessage) {
            state.withLock { $0.append(String(decoding: message.bytes, as: UTF8.self)) }
        }
    }

    private func frame(_ number: Int, scroll: CGFloat) -> LayerTransaction {
        var transaction = LayerTransaction()
        transaction.number = number
        if number == 1 {
            transaction.created = [LayerID(rawValue: 1)]
            transaction.root = LayerID(rawValue: 1)
        }
        let step = LayerProperty.contentOrigin(CGPoint(x: 0, y: scroll))
        transaction.changes = [LayerChange(layer: LayerID(rawValue: 1), properties: [step])]
        return transaction
    }

    private func scrollText(_ number: Int, _ scroll: Int) -> String {
        #"{"frame":\#(number),"changed":[[1,{"scroll":[0,\#(scroll)]}]]}"#
    }

    @Test("a page that connects late is greeted and gets the whole tree")
    func lateJoin() {
        hub.show(frame(1, scroll: 0))
        hub.show(frame(2, scroll: 30))
        let page = Page()
        #expect(hub.connect(send: page.take) != nil)
        #expect(
            page.messages == [
                #"{"hello":{"run":"r1","title":"Test","leads":true}}"#,
                #"{"around":{"title":"Test","place":null,"status":"dark","home":true}}"#,
                #"{"frame":2,"root":1,"created":[1],"changed":[[1,{"scroll":[0,30]}]]}"#,
            ])
    }

    @Test("a page three frames behind gets one frame for all it missed")
    func merging() throws {
        let page = Page()
        let id = try #require(hub.connect(send: page.take))
        for number in 1...6 { hub.show(frame(number, scroll: CGFloat(number * 10))) }
        #expect(page.messages.count == greeting + FrameWindow.limit)
        #expect(hub.statistics.framesMerged == 3)

        try hub.acknowledge(1, from: id)
        #expect(page.messages.last == scrollText(6, 60))
        #expect(page.messages.count == greeting + FrameWindow.limit + 1)
        try hub.acknowledge(2, from: id)
        hub.show(frame(7, scroll: 70))
        #expect(page.messages.last == scrollText(7, 70))
    }

    @Test("a slow page doesn't delay the others")
    func independence() throws {
        let (slow, quick) = (Page(), Page())
        _ = try #require(hub.connect(send: slow.take))
        let id = try #require(hub.connect(send: quick.take))
        for number in 1...5 {
            hub.show(frame(number, scroll: CGFloat(number)))
            try hub.acknowledge(number, from: id)
        }
        #expect(quick.messages.count == greeting + 5)
        #expect(slow.messages.count == greeting + 3)
        #expect(hub.statistics.framesSent == 8)
    }

    @Test("acknowledging a frame other than the oldest is a violation")
    func wrongAcknowledgement() throws {
        let id = try #require(hub.connect { _ in })
        #expect(throws: ProtocolViolation.wrongAcknowledgement) { try hub.acknowledge(1, from: id) }
        hub.show(frame(1, scroll: 0))
        hub.show(frame(2, scroll: 0))
        #expect(throws: ProtocolViolation.wrongAcknowledgement) { try hub.acknowledge(2, from: id) }
    }

    @Test("the number of pages is limited, and a page that leaves makes room")
    func pageLimit() throws {
        let first = try #require(hub.connect { _ in })
        #expect(hub.connect { _ in } != nil)
        #expect(hub.connect { _ in } == nil)
        hub.disconnect(first)
        #expect(hub.connect { _ in } != nil)
        #expect(hub.statistics.pages == 2)
    }

    @Test("a page that acknowledges nothing for two seconds is replaced by a page that needs its place")
    func silentPage() throws {
        let reason = Mutex<ProtocolViolation?>(nil)
        let connected = hub.connect(send: { _ in }, close: { violation in reason.withLock { $0 = violation } })
        let stuck = try #require(connected)
        let quick = try #require(hub.connect { _ in })
        hub.show(frame(1, scroll: 0))
        clock.time.withLock { $0 = 1.5 }
        try hub.acknowledge(1, from: quick)
        #expect(hub.connect { _ in } == nil, "no page has been silent for long")
        clock.time.withLock { $0 = 2.5 }
        #expect(hub.connect { _ in } != nil)
        #expect(reason.withLock { $0 } == .silent)
        try hub.acknowledge(1, from: stuck)
        #expect(hub.statistics.pages == 2)
    }

    @Test("a page that was sent nothing isn't silent; after a minute of silence a page is disconnected")
    func longSilence() {
        let gone = Mutex(false)
        _ = hub.connect(send: { _ in }, close: { _ in gone.withLock { $0 = true } })
        clock.time.withLock { $0 = 1000 }
        hub.dismissSilent()
        #expect(hub.statistics.pages == 1)
        hub.show(frame(1, scroll: 0))
        clock.time.withLock { $0 = 1059 }
        hub.dismissSilent()
        #expect(!gone.withLock { $0 })
        clock.time.withLock { $0 = 1061 }
        hub.dismissSilent()
        #expect(gone.withLock { $0 } && hub.statistics.pages == 0)
    }

    @Test("the first page leads, and when it leaves the next one does")
    func leading() throws {
        let pages = [Page(), Page()]
        let ids = pages.compactMap { hub.connect(send: $0.take) }
        #expect(pages[1].messages[0].contains(#""leads":false"#))
        hub.disconnect(try #require(ids.first))
        #expect(pages[1].messages.last == #"{"leads":true}"#)
        let third = Page()
        _ = hub.connect(send: third.take)
        #expect(third.messages[0].contains(#""leads":false"#))
    }

    @Test("title, place and status bar are sent to connected pages and to new ones")
    func surroundings() {
        let page = Page()
        _ = hub.connect(send: page.take)
        hub.show(
            Surroundings(statusBar: .lightContent, isHomeIndicatorHidden: true, title: "Photo 3", place: "/photos/3"))
        let told = #"{"around":{"title":"Photo 3","place":"/photos/3","status":"light","home":false}}"#
        #expect(page.messages.last == told)
        let late = Page()
        _ = hub.connect(send: late.take)
        #expect(late.messages[1] == told)
        hub.show(Surroundings(statusBar: .hidden))
        #expect(late.messages.last == #"{"around":{"title":"Test","place":null,"status":null,"home":true}}"#)
    }

    @Test("a vibration is sent to every page")
    func vibration() {
        let pages = [Page(), Page()]
        for page in pages { _ = hub.connect(send: page.take) }
        hub.vibrate(Vibration(12, 60, 12))
        #expect(pages.map(\.messages.last) == Array(repeating: #"{"vibrate":[12,60,12]}"#, count: 2))
    }

    @Test("an announcement is sent to every page")
    func announcement() {
        let page = Page()
        _ = hub.connect(send: page.take)
        hub.announce("Photo \"3\" deleted")
        #expect(page.messages.last == #"{"announce":"Photo \"3\" deleted"}"#)
    }

    @Test("an address opens on the page that a person used last, and on no other")
    func opening() throws {
        let pages = [Page(), Page()]
        let ids = pages.compactMap { hub.connect(send: $0.take) }
        hub.open(address: "https://www.swift.org")
        #expect(pages.map(\.messages.count) == [greeting, greeting], "no page has been used")
        hub.noteUse(of: ids[0])
        hub.noteUse(of: ids[1])
        hub.open(address: #"mailto:"ada"@example.com"#)
        #expect(pages.map(\.messages.count) == [greeting, greeting + 1])
        #expect(pages[1].messages.last == #"{"open":"mailto:\"ada\"@example.com"}"#)
        hub.disconnect(ids[1])
        hub.open(address: "https://www.swift.org")
        #expect(pages[0].messages.count == greeting)
    }

    @Test("the message at the program's end leaves out what is unknown")
    func lastWords() {
        let page = Page()
        _ = hub.connect(send: page.take)
        hub.say(LastWords(title: "Gallery has ended.", command: "swift run \"Gallery\""))
        #expect(page.messages.last == #"{"ended":{"title":"Gallery has ended.","command":"swift run \"Gallery\""}}"#)
        let mistake = Page()
        _ = hub.connect(send: mistake.take)
        hub.say(LastWords(title: "Gone.", remedy: "Wait.", text: "Much", input: "a key", isMistake: true))
        #expect(
            mistake.messages.last == #"{"ended":{"title":"Gone.","remedy":"Wait.","text":"Much","input":"a key"}}"#)
    }

    @Test("the merged frames for a slow page lead to the same tree", arguments: 0..<50)
    func differences(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var (window, app, page) = (FrameWindow(), LayerTree(), LayerTree())
        var underway: [LayerTransaction] = []
        for number in 1...40 {
            var transaction = frame(number, scroll: CGFloat(Int.random(in: 0...3, using: &random)))
            transaction.created = [LayerID(rawValue: number)]
            if number > 3 { transaction.removed = [LayerID(rawValue: number - 2)] }
            if window.admits(number, before: app) { underway.append(transaction) }
            app.apply(transaction)
            while Int.random(in: 0..<3, using: &random) == 0, !underway.isEmpty {
                let shown = underway.removeFirst()
                page.apply(shown)
                if let difference = try window.acknowledge(shown.number, tree: app) { underway.append(difference) }
            }
        }
        while !underway.isEmpty {
            let shown = underway.removeFirst()
            page.apply(shown)
            if let difference = try window.acknowledge(shown.number, tree: app) { underway.append(difference) }
        }
        #expect(page == app, "seed \(seed)")
    }

    @Test("images that left the layer tree are removed")
    func imageShelf() {
        var (shelf, tree) = (Shelf<ImageSource>(), LayerTree())
        for number in 1...500 {
            let source = ImageSource(id: number, storage: .data(Data()), mediaType: "image/png")
            var transaction = LayerTransaction()
            transaction.created = [LayerID(rawValue: 1)]
            let content = LayerContent.image(ImageContent(source: source, size: .zero))
            transaction.changes = [LayerChange(layer: LayerID(rawValue: 1), properties: [.content(content)])]
            tree.apply(transaction)
            shelf.add(from: transaction, tree: tree)
            // A slow page requests pictures that were removed since then, also right after a sweep.
            for late in max(1, number - 60)...number { #expect(shelf[late] != nil) }
        }
        #expect(shelf.count <= 2 * 65)
    }
}
