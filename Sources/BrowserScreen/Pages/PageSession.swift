import RenderTree

/// What the server remembers of one page: its clock, its rate, and what is held down.
struct PageSession: Sendable {
    /// The maximum number of fingers that a page can distinguish.
    static let mostFingers = 64

    let page: PageHub.PageID
    private var events: RateLimiter
    private var bytes: RateLimiter
    private var clock = PageClock()
    private(set) var gestures = OpenGestures()

    init(page: PageHub.PageID, limits: PageLimits) {
        self.page = page
        events = RateLimiter(rate: limits.eventsPerSecond, burst: limits.burst)
        bytes = RateLimiter(rate: limits.bytesPerSecond, burst: limits.byteBurst)
    }

    /// Counts frames and events. `time` is the server's, in seconds.
    mutating func admit(_ count: Int, at time: Double) throws(ProtocolViolation) {
        guard events.admits(count, at: time) else { throw .tooFast }
    }

    mutating func admit(bytes count: Int, at time: Double) throws(ProtocolViolation) {
        guard bytes.admits(count, at: time) else { throw .tooFast }
    }

    /// Returns the events with times of the frame clock, and with finger numbers that no other page uses.
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
