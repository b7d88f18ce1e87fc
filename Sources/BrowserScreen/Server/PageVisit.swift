import Foundation
import RenderTree

/// Where pages come to: who keeps them, and who hears what they say.
struct PageHost: Sendable {
    let hub: PageHub
    let limits: PageLimits
    /// The frame clock, in seconds.
    let now: @Sendable () -> Double
    let receive: @Sendable ([InputEvent]) -> Void
    let imageFailed: @Sendable (Int) -> Void
}

/// What one page says, checked and handed on. What it is shown comes from the hub.
struct PageVisit {
    private let host: PageHost
    private var reader: WebSocketReader
    private var session: PageSession

    init(host: PageHost, page: PageHub.PageID) {
        self.host = host
        reader = WebSocketReader(mostBytes: host.limits.messageBytes)
        session = PageSession(page: page, limits: host.limits)
    }

    /// - Returns: false when the page says goodbye.
    mutating func receive(
        _ bytes: ArraySlice<UInt8>, at time: Double, answers: inout Outbox
    ) throws(ProtocolViolation) -> Bool {
        var rest = bytes
        try session.admit(bytes: bytes.count, at: time)
        while let incoming = try reader.next(from: &rest) {
            try session.admit(1, at: time)
            switch incoming {
            case .text(let text): try handle(try PageMessage(json: text), at: time)
            case .ping(let payload) where answers.count < host.limits.mostAnswerBytes:
                answers.append(WebSocketFrame.pong(payload))
            // A page that pings and does not read is told nothing until it reads.
            case .fragment, .ping, .pong: break
            case .close: return false
            }
        }
        return true
    }

    private mutating func handle(_ message: PageMessage, at time: Double) throws(ProtocolViolation) {
        switch message {
        case .acknowledgement(let frame): try host.hub.acknowledge(frame, from: session.page)
        case .imageFailure(let id):
            if host.hub.noteFailure(ofImage: id) { host.imageFailed(id) }
        case .events(let events):
            try session.admit(events.count, at: time)
            host.receive(session.translated(events, now: host.now()))
        }
    }

    /// The page is gone: what it held down is let go.
    func end() {
        host.hub.disconnect(session.page)
        let cancelled = session.gestures.cancellations(at: host.now())
        if !cancelled.isEmpty { host.receive(cancelled) }
    }
}
