/// What one page may send. Our own page stays far below; whoever goes beyond is cut off.
package struct PageLimits: Sendable {
    package var messageBytes = 65_536
    /// Frames and the events in them.
    package var eventsPerSecond = 2000.0
    package var burst = 4000.0
    package var bytesPerSecond = 1_000_000.0
    package var byteBurst = 4_000_000.0
    /// Answers to pings wait until the page reads; beyond so many bytes there are none.
    package var mostAnswerBytes = 16_384
    /// A page that has not shown a frame for so many seconds gives way to one that wants its place.
    package var patience = 2.0
    /// And for so many, it is sent away.
    package var mostSilence = 60.0

    package init() {}
}
