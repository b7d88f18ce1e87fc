import Foundation

/// Gives the program a moment when it is asked to end: by Control-C, by a terminal that closes, or by `kill`.
///
/// Not with a signal source of Dispatch. It would listen some time after it was made, and a signal that comes before that is lost,
/// or ends the program without a word.
enum EndingSignals {
    /// Calls `lastMoment` on a thread of its own when the first of the signals arrives; then the program ends by that signal.
    ///
    /// Called once. Signals count from the moment it returns.
    static func prepare(_ lastMoment: @escaping @Sendable () -> Void) {
        guard let arrivals = SignalPipe() else { return }
        Self.arrivals = arrivals
        Thread.detachNewThread {
            guard let number = arrivals.receive() else { return }
            lastMoment()
            signal(number, SIG_DFL)
            // Not raise(), which would send it to this thread alone.
            kill(getpid(), number)
        }
        for number in [SIGTERM, SIGINT, SIGHUP] {
            signal(number) { EndingSignals.arrivals?.send($0) }
        }
    }

    // Written in `prepare`, before there is a handler that reads it, and never again.
    private nonisolated(unsafe) static var arrivals: SignalPipe?
}
