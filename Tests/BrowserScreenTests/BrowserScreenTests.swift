import BrowserScreen
import CoreGraphics
import Foundation
import RenderTree
import Synchronization
import Testing

@Suite("A browser screen on the loopback interface", .timeLimit(.minutes(10)))
struct BrowserScreenTests {
    /// The events that the app received, for tests that wait for them.
    private final class Inbox: Sendable {
        let events = Mutex<[InputEvent]>([])
    }

    private func withScreen(
        port: UInt16 = 0, notice: @escaping @Sendable (String) -> Void = { _ in },
        body: (BrowserScreen, Inbox, _ port: Int, _ token: String) async throws -> Void
    ) async throws {
        var options = BrowserScreen.Options()
        options.port = port
        options.notice = notice
        let inbox = Inbox()
        let screen = BrowserScreen(
            options: options, now: { 100 }, receive: { events in inbox.events.withLock { $0 += events } })
        let url = try screen.start()
        let parts = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false))
        let token = try #require(parts.queryItems?.first { $0.name == "token" }?.value)
        try await body(screen, inbox, try #require(parts.port), token)
        screen.stop()
    }

    private func rootFrame() -> LayerTransaction {
        var transaction = LayerTransaction()
        transaction.number = 1
        transaction.root = LayerID(rawValue: 1)
        transaction.created = [LayerID(rawValue: 1)]
        return transaction
    }

    @Test("a screen skips a port in use, and tells the developer")
    func takenPort() async throws {
        try await withScreen { _, _, first, _ in
            let notices = Mutex<[String]>([])
            try await withScreen(port: UInt16(first), notice: { line in notices.withLock { $0.append(line) } }) {
                _, _, second, _ in
                #expect(second > first)
            }
            #expect(notices.withLock { $0.count } == 1)
            #expect(notices.withLock { $0.first?.contains("\(first)") } == true)
        }
    }

    @Test("without the token the server returns 403 for every path")
    func withoutToken() async throws {
        try await withScreen { _, _, port, token in
            let folder = try RawClient.folder(port: port, token: token)
            let files = ["", "main.js", "image/x/1", "socket"].flatMap { ["/" + $0, folder + $0] }
            for path in files + ["/?token=", "/?token=\(token)0"] {
                let answer = try RawClient.get(path, port: port)
                #expect(answer.hasPrefix("HTTP/1.1 403"), "\(path)")
                #expect(!answer.contains(token) && !answer.contains(folder.dropFirst()))
            }
        }
    }

    @Test("the token's URL sets a cookie for the page's folder, and the cookie opens the page there")
    func cookie() async throws {
        try await withScreen { _, _, port, token in
            let welcome = try RawClient.get("/?token=\(token)", port: port)
            #expect(welcome.hasPrefix("HTTP/1.1 303"))
            let folder = try RawClient.folder(port: port, token: token)
            #expect(welcome.contains("screen-\(port)=\(token); Path=\(folder); HttpOnly; SameSite=Strict"))
            let cookie = ["Cookie: screen-\(port)=\(token)"]
            let page = try RawClient.get(folder, port: port, headers: cookie)
            #expect(page.hasPrefix("HTTP/1.1 200") && page.contains("<!doctype html>"))
            #expect(page.contains("default-src 'none'; script-src 'self'"))
            #expect(try RawClient.get(folder + "nothing", port: port, headers: cookie).hasPrefix("HTTP/1.1 404"))
            let post = try RawClient.get(folder, port: port, method: "POST", headers: cookie)
            #expect(post.hasPrefix("HTTP/1.1 405"))
            let renamed = try RawClient.get(folder, port: port, host: "evil.example:\(port)", headers: cookie)
            #expect(renamed.hasPrefix("HTTP/1.1 403"))
            for path in ["/", "/main.js", "/socket", "/0123456789abcdef/"] {
                let outside = try RawClient.get(path, port: port, headers: cookie)
                #expect(outside.hasPrefix("HTTP/1.1 403"), "\(path)")
                #expect(!outside.contains(folder))
            }
        }
    }

    @Test("a page of another origin gets no socket, even with the cookie")
    func foreignOrigin() async throws {
        try await withScreen { _, _, port, token in
            let (_, answer) = try RawClient.webSocket(port: port, token: token, origin: "http://evil.example")
            #expect(answer.hasPrefix("HTTP/1.1 403"))
        }
    }

    @Test("a page gets the greeting and the tree, and its events arrive")
    func conversation() async throws {
        try await withScreen { screen, inbox, port, token in
            screen.show(rootFrame())
            let (page, answer) = try RawClient.webSocket(port: port, token: token)
            #expect(answer.hasPrefix("HTTP/1.1 101"))
            let tree = try page.read(until: #"{"frame":1,"root":1,"created":[1]}"#)
            #expect(String(decoding: tree, as: UTF8.self).contains(#"{"hello":{"run":"#))
            try page.send(#"{"ack":1}"#)
            try page.send(#"{"events":[{"kind":"focus","time":3,"layer":1}]}"#)
            let deadline = ContinuousClock.now + .seconds(10)
            while inbox.events.withLock(\.isEmpty), ContinuousClock.now < deadline { await Task.yield() }
            #expect(
                inbox.events.withLock { $0 } == [InputEvent(time: 100, .focus(LayerID(rawValue: 1)))])
            #expect(screen.statistics.pages == 1)
        }
    }

    @Test("an invalid message closes its own connection with a reason, and no other")
    func malformedMessage() async throws {
        try await withScreen { screen, _, port, token in
            let (good, _) = try RawClient.webSocket(port: port, token: token)
            let (bad, _) = try RawClient.webSocket(port: port, token: token)
            try bad.send("nonsense")
            let rest = try bad.readToEnd()
            let close = try #require(rest.range(of: Data([0x03, 0xEF])), "1007 as two bytes")
            #expect(String(decoding: rest[close.upperBound...], as: UTF8.self).hasPrefix("This is not a message"))
            screen.show(rootFrame())
            _ = try good.read(until: #"{"frame":1"#)
        }
    }
}
