import Foundation
import RenderTree

/// What a page connects to: the hub, and the receiver of its events.
struct PageHost: Sendable {
    let hub: PageHub
    let limits: PageLimits
    /// Returns the frame clock's time, in seconds.
    let now: @Sendable () -> Double
    let receive: @Sendable ([InputEvent]) -> Void
    let imageFailed: @Sendable (Int) -> Void
}

/// Checks what one page sends, and passes it on. The hub sends what the page shows.
struct PageVisit {
    private let host: PageHost
    private var reader: WebSocketReader
    private var session: PageSession

    init(host: PageHost, page: PageHub.PageID) {
        self.host = host
        reader = WebSocketReader(mostBytes: host.limits.messageBytes)
        session = PageSession(page: page, limits: host.limits)
    }

    /// - Returns: False if the page says goodbye.
    mutating func receive(
        _ bytes: ArraySlice<UInt8>, at time: Double, outbox: inout Outbox
    ) throws(ProtocolViolation) -> Bool {
        var rest = bytes
        try session.admit(bytes: bytes.count, at: time)
        while let incoming = try reader.next(from: &rest) {
            try session.admit(1, at: time)
            switch incoming {
            case .text(let text): try handle(try PageMessage(json: text), at: time, outbox: &outbox)
            case .ping(let payload) where outbox.count < host.limits.mostAnswerBytes:
                outbox.append(WebSocketFrame.pong(payload))
            // A page that sends pings and doesn't read gets nothing until it reads.
            case .fragment, .ping, .pong: break
            case .close: return false
            }
        }
        return true
    }

    private mutating func handle(
        _ message: PageMessage, at time: Double, outbox: inout Outbox
    ) throws(ProtocolViolation) {
        switch message {
        case .acknowledgement(let frame):
            // Otherwise a page that reads nothing would be sent frame after frame.
            guard outbox.noteAcknowledgement() else { throw .earlyAcknowledgement }
            try host.hub.acknowledge(frame, from: session.page)
        case .imageFailure(let id):
            if host.hub.noteFailure(ofImage: id) { host.imageFailed(id) }
        case .events(let events):
            try session.admit(events.count, at: time)
            if events.contains(where: \.isAction) { host.hub.noteUse(of: session.page) }
            host.receive(session.translated(events, now: host.now()))
        }
    }

    /// Releases what the page held down, because it is gone.
    func end() {
        host.hub.disconnect(session.page)
        let cancelled = session.gestures.cancellations(at: host.now())
        if !cancelled.isEmpty { host.receive(cancelled) }
    }
}
