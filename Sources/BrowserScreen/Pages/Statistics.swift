/// What went over the wire so far: counts for tests and benchmarks.
package struct Statistics: Sendable, Hashable {
    /// Transactions the app sent.
    package var framesShown = 0
    /// Frames sent, each counted once for every page that got it.
    package var framesSent = 0
    /// Frames a page was not sent on their own because it was behind.
    package var framesMerged = 0
    package var bytesSent = 0
    /// Pages that are connected now.
    package var pages = 0

    package init() {}
}
