/// The limits for one page's messages. Our own page stays far below them; a page that exceeds them is disconnected.
package struct PageLimits: Sendable {
    package var messageBytes = 65_536
    /// The maximum rate of WebSocket frames and the events in them.
    package var eventsPerSecond = 2000.0
    package var burst = 4000.0
    package var bytesPerSecond = 1_000_000.0
    package var byteBurst = 4_000_000.0
    /// The maximum size of answers to pings that wait until the page reads. Beyond it pings get no answer.
    package var mostAnswerBytes = 16_384
    /// A page for which more bytes wait, because it doesn't read, is disconnected when another message comes.
    package var mostUnreadBytes = 8 << 20
    /// After this many seconds without showing a frame, a page gives way to a new one that needs its place.
    package var patience = 2.0
    /// After this many seconds without showing a frame, a page is disconnected.
    package var mostSilence = 60.0

    package init() {}
}
