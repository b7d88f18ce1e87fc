import Foundation
import RenderTree
import Synchronization
import Testing

@testable import BrowserScreen

@Suite("Conversations with browsers") struct ConversationTests {
    private let hub = PageHub(run: "r1", title: "Test", mostPages: 1, now: { 0 })
    private let token = AccessToken()
    private var rules: AccessRules { AccessRules(token: token, port: 80, hosts: []) }
    private let mailbox: Mailbox
    private let heard = Heard()

    private final class Heard: Sendable {
        let events = Mutex<[InputEvent]>([])
    }

    init() throws {
        mailbox = Mailbox(wakeUp: try #require(WakeUp()))
    }

    private func conversation(at time: Double = 0) -> Conversation {
        let host = PageHost(
            hub: hub, limits: PageLimits(), now: { 5 },
            receive: { [heard] events in heard.events.withLock { $0 += events } }, imageFailed: { _ in })
        let handler = RequestHandler(
            rules: rules, images: ImageResponder(hub: hub, run: "r1"), fonts: FontResponder(hub: hub, run: "r1"))
        return Conversation(
            id: 1, services: Services(handler: handler, host: host, mailbox: mailbox), at: time)
    }

    /// Returns everything that waits to be sent.
    private func sent(_ conversation: inout Conversation, at time: Double = 0) -> String {
        var bytes: [UInt8] = []
        while conversation.wantsToSend {
            conversation.send(at: time) { part in
                bytes += part
                return part.count
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func receive(_ text: String, _ conversation: inout Conversation, at time: Double = 0) {
        conversation.receive(Array(text.utf8)[...], at: time)
    }

    private var cookie: String { "Cookie: screen-80=\(token.text)\r\n" }

    private func newPage() -> Conversation {
        var conversation = arriving()
        conversation.enter(at: 0)
        return conversation
    }

    private func arriving() -> Conversation {
        var conversation = conversation()
        receive(
            """
            GET \(rules.folder)socket HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n\(cookie)Upgrade: websocket\r\n\
            Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
            """, &conversation)
        return conversation
    }

    private func frame(_ text: String) -> [UInt8] { [0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + text.utf8 }

    @Test("requests are answered one after the other, and the connection stays open")
    func requests() {
        var conversation = conversation()
        let request = "GET \(rules.folder)nothing HTTP/1.1\r\nHost: localhost\r\n\(cookie)\r\n"
        receive(request + request, &conversation)
        #expect(conversation.standing == .answered && !conversation.wantsInput)
        #expect(sent(&conversation).components(separatedBy: "HTTP/1.1 404").count == 3)
        let isOver = conversation.takeFarewell()
        #expect(conversation.standing == .idle && conversation.wantsInput && !isOver)
    }

    @Test("after a refusal the rest is sent, and the connection waits a second for the other side")
    func refusal() {
        var conversation = conversation()
        receive("nonsense\r\n\r\n", &conversation, at: 7)
        #expect(sent(&conversation, at: 7).hasPrefix("HTTP/1.1 400"))
        let farewells = [conversation.takeFarewell(), conversation.takeFarewell()]
        #expect(farewells == [true, false])
        #expect(conversation.standing == .leaving && conversation.deadline == 8 && !conversation.hasEnded)
        receive("more nonsense", &conversation, at: 7.5)
        conversation.expire(at: 8)
        #expect(conversation.hasEnded)
    }

    @Test("a request has five seconds from its first byte on, however slowly the rest comes")
    func slowRequest() {
        var conversation = conversation(at: 100)
        #expect(conversation.deadline == 160, "silence has a minute")
        receive("G", &conversation, at: 110)
        receive("ET ", &conversation, at: 114)
        #expect(conversation.standing == .asking && conversation.deadline == 115)
        conversation.expire(at: 115)
        #expect(sent(&conversation, at: 115).hasPrefix("HTTP/1.1 408"))
        #expect(conversation.deadline == 116)
    }

    @Test("a browser that reads nothing of its response has thirty seconds from its last byte on")
    func slowReader() {
        var conversation = conversation()
        receive("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", &conversation)
        conversation.send(at: 10) { _ in 1 }
        #expect(conversation.deadline == 40)
        conversation.send(at: 20) { _ in 0 }
        #expect(conversation.deadline == 40)
        conversation.send(at: 30) { _ in nil }
        #expect(conversation.hasEnded, "the other side is gone")
    }

    @Test("a page takes precedence over any request, and an idle connection over none")
    func standings() {
        #expect(Conversation.Standing.leaving < .idle)
        #expect(Conversation.Standing.idle < .asking && Conversation.Standing.asking < .answered)
        #expect(Conversation.Standing.answered < .page && newPage().deadline == nil)
    }

    @Test("a page is greeted, its events arrive, and its touches and keys end when it leaves")
    func page() {
        var conversation = newPage()
        #expect(sent(&conversation).hasPrefix("HTTP/1.1 101 Switching Protocols\r\n"))
        guard case .message(let hello, to: 1)? = mailbox.collect().first else {
            Issue.record("no greeting")
            return
        }
        #expect(String(decoding: hello.bytes, as: UTF8.self).hasPrefix(#"{"hello""#))
        let press = #"{"events":[{"kind":"key","time":1,"phase":"down","key":"a","modifiers":0,"repeats":false}]}"#
        for byte in frame(press) { conversation.receive([byte], at: 1) }
        #expect(heard.events.withLock(\.count) == 1)
        conversation.end()
        #expect(heard.events.withLock(\.last)?.kind == .key(KeyInput(phase: .up, key: "a")))
        #expect(hub.statistics.pages == 0 && conversation.hasEnded)
    }

    @Test("a page that breaks a rule gets the reason, and nothing more")
    func violation() {
        var conversation = newPage()
        _ = sent(&conversation)
        conversation.receive(frame("nonsense")[...], at: 3)
        #expect(sent(&conversation, at: 3).contains("This is not a message"))
        conversation.tell(OutgoingMessage(Array("a frame".utf8)), at: 3)
        let isOver = conversation.takeFarewell()
        #expect(!conversation.wantsToSend && isOver && conversation.deadline == 4)
        #expect(hub.statistics.pages == 0)
    }

    @Test("unread pings are answered up to a limit, and all of them count")
    func pings() {
        var conversation = newPage()
        let ping: [UInt8] = [0x89, 0xFD, 0, 0, 0, 0] + [UInt8](repeating: 1, count: 125)
        for _ in 0..<3999 { conversation.receive(ping[...], at: 1) }
        #expect(conversation.standing == .page)
        #expect(sent(&conversation, at: 1).utf8.count < 20_000)
        for _ in 0..<3 { conversation.receive(ping[...], at: 1) }
        #expect(conversation.standing == .leaving)
        #expect(sent(&conversation, at: 1).contains("Too many events"))
    }

    /// A frame that changes the scroll position.
    private func step(_ number: Int) -> LayerTransaction {
        var transaction = LayerTransaction()
        transaction.number = number
        if number == 1 { (transaction.created, transaction.root) = ([LayerID(rawValue: 1)], LayerID(rawValue: 1)) }
        transaction.changes = [
            LayerChange(
                layer: LayerID(rawValue: 1), properties: [.contentOrigin(CGPoint(x: 0, y: CGFloat(number)))])
        ]
        return transaction
    }

    /// Passes on what the hub has for the page.
    private func deliver(to conversation: inout Conversation) {
        for letter in mailbox.collect() {
            if case .message(let message, _) = letter { conversation.tell(message, at: 1) }
        }
    }

    @Test("a frame may be acknowledged when its last byte has been sent, and not a byte earlier", arguments: [0, 1])
    func earlyAcknowledgement(missing: Int) {
        var conversation = newPage()
        deliver(to: &conversation)
        _ = sent(&conversation)
        hub.show(step(1))
        deliver(to: &conversation)
        // A WebSocket frame of less than 126 bytes has a header of two.
        var taken = FrameMessage.frame(step(1)).count + 2 - missing
        conversation.send(at: 1) { part in
            let count = min(part.count, taken)
            taken -= count
            return count
        }
        conversation.receive(frame(#"{"ack":1}"#)[...], at: 1)
        #expect(conversation.standing == (missing == 0 ? .page : .leaving))
        #expect(sent(&conversation, at: 1).contains("No frame that was sent waits") == (missing == 1))
    }

    @Test("a page that acknowledges and doesn't read is sent one frame and no more")
    func acknowledgingWithoutReading() {
        var conversation = newPage()
        for number in 1...9 {
            hub.show(step(number))
            deliver(to: &conversation)
            conversation.send(at: 1) { _ in 0 }
            conversation.receive(frame("{\"ack\":\(number)}")[...], at: 1)
        }
        #expect(conversation.standing == .leaving && hub.statistics.framesSent == 1)
    }

    @Test("when more than 8 MB wait, the next message ends the page, and what waits is dropped")
    func unread() {
        var conversation = newPage()
        deliver(to: &conversation)
        _ = sent(&conversation)
        let megabyte = OutgoingMessage([UInt8](repeating: 32, count: 1 << 20))
        for _ in 0..<8 { conversation.tell(megabyte, at: 1) }
        #expect(conversation.standing == .page, "these are 8 MB, and eight headers")
        conversation.tell(megabyte, at: 1)
        #expect(conversation.standing == .leaving && hub.statistics.pages == 0)
        let rest = sent(&conversation, at: 1)
        #expect(rest.contains("Too much waits for this page") && rest.utf8.count < 100)
    }

    @Test("a message that was begun is finished before the reason for closing")
    func begunMessage() {
        var conversation = newPage()
        deliver(to: &conversation)
        _ = sent(&conversation)
        for text in ["first", "second"] { conversation.tell(OutgoingMessage(Array(text.utf8)), at: 1) }
        var isFirst = true
        conversation.send(at: 1) { _ in
            defer { isFirst = false }
            return isFirst ? 3 : 0
        }
        conversation.receive(frame("nonsense")[...], at: 1)
        let rest = sent(&conversation, at: 1)
        #expect(rest.hasPrefix("irst") && !rest.contains("second") && rest.contains("This is not a message"))
    }

    @Test("a browser that leaves before its page enters isn't connected")
    func passingBy() {
        var conversation = arriving()
        #expect(conversation.wantsToEnter && conversation.standing == .page && hub.statistics.pages == 0)
        conversation.end()
        conversation.enter(at: 0)
        #expect(hub.statistics.pages == 0 && mailbox.collect().isEmpty)
    }

    @Test("a page beyond the limit gets the reason through its socket")
    func tooMany() {
        let first = newPage()
        var second = newPage()
        #expect(first.standing == .page && second.standing == .leaving)
        #expect(sent(&second).contains("Too many pages"))
    }
}

@Suite("Outbox") struct OutboxTests {
    @Test("parts are sent in order, however little the system takes at once")
    func order() {
        var outbox = Outbox()
        outbox.append([1, 2, 3])
        outbox.append([])
        outbox.append([4, 5])
        var taken: [UInt8] = []
        while outbox.canSend {
            _ = outbox.send { part in
                taken += part.prefix(2)
                return min(part.count, 2)
            }
        }
        #expect(taken == [1, 2, 3, 4, 5] && outbox.isEmpty && outbox.count == 0)
    }

    @Test("a file is read piece by piece, after the parts before it, and a file cut short is noticed")
    func file() throws {
        let path = NSTemporaryDirectory() + "outbox-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(repeating: 7, count: Outbox.Reading.pieceBytes + 10).write(to: URL(fileURLWithPath: path))
        var outbox = Outbox()
        outbox.append([1])
        outbox.append(try #require(RegularFile(path: path)))
        let early = outbox.nextPiece()
        #expect(early == nil, "first the rest")
        _ = outbox.send { $0.count }
        let first = outbox.nextPiece()
        let next = try #require(first)
        let another = outbox.nextPiece()
        #expect(next.offset == 0 && another == nil, "one at a time")
        let isRead = outbox.append(piece: next.file.read(Outbox.Reading.pieceBytes, at: 0))
        #expect(isRead)
        _ = outbox.send { $0.count }
        let second = outbox.nextPiece()
        #expect(!outbox.isEmpty && second?.offset == Outbox.Reading.pieceBytes)
        let isCutShort = !outbox.append(piece: [])
        #expect(isCutShort, "ten bytes were promised")
    }
}
