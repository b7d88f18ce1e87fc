import Foundation
import RenderTree

/// What the server remembers of one connection: its clock, its rate, what is held down and half a message.
struct PageSession: Sendable {
    /// A message may come in several parts.
    enum MessagePart {
        case whole, first, middle, last
        /// Not text.
        case foreign
    }

    /// More fingers than this no page can tell apart.
    static let mostFingers = 64

    let page: PageHub.PageID
    private let limits: PageLimits
    private var limiter: RateLimiter
    private var clock = PageClock()
    private(set) var gestures = OpenGestures()
    private var partial: Data?
    private let start = ContinuousClock.now

    init(page: PageHub.PageID, limits: PageLimits) {
        self.page = page
        self.limits = limits
        limiter = RateLimiter(rate: limits.eventsPerSecond, burst: limits.burst)
    }

    mutating func admit(_ count: Int) throws {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        guard limiter.admits(count, at: seconds) else { throw ProtocolViolation.tooFast }
    }

    /// The whole message, once its last part is here.
    mutating func text(of payload: Data, part: MessagePart) throws -> Data? {
        guard payload.count + (partial?.count ?? 0) <= limits.messageBytes else { throw ProtocolViolation.tooLarge }
        switch (part, partial) {
        case (.whole, nil): return payload
        case (.first, nil): partial = payload
        case (.middle, let begun?): partial = begun + payload
        case (.last, let begun?):
            partial = nil
            return begun + payload
        case (.foreign, _): throw ProtocolViolation.notText
        default: throw ProtocolViolation.malformed("The parts of the message are out of order.")
        }
        // Parts cost no less than messages, or a page could send empty ones for ever.
        try admit(1)
        return nil
    }

    /// The events on the frame clock, and with fingers that no other page uses.
    mutating func translated(_ events: [InputEvent], now: Double) -> [InputEvent] {
        events.map { event in
            var event = event
            event.time = clock.frameTime(of: event.time, now: now)
            if case .touch(var touch) = event.kind {
                touch.finger += page * Self.mostFingers
                event.kind = .touch(touch)
            }
            gestures.note(event)
            return event
        }
    }
}
