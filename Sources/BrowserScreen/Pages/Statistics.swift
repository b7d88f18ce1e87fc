/// What was sent so far: counts for tests and benchmarks.
package struct Statistics: Sendable, Hashable {
    /// How many transactions the app made.
    package var framesShown = 0
    /// How many frames were sent, counted once for every page.
    package var framesSent = 0
    /// How many frames a page didn't get separately, because it was behind.
    package var framesMerged = 0
    package var bytesSent = 0
    /// How many pages are connected now.
    package var pages = 0

    package init() {}
}
