import Foundation

/// Gives the program a moment when it is asked to end: by Control-C, by a terminal that closes, or by `kill`.
///
/// A Dispatch signal source would not do: it is registered on a queue some time after it is created. A signal that arrives before
/// that is lost, or ends the program without a goodbye.
enum EndingSignals {
    /// Calls `lastMoment` on a thread of its own when the first of the signals arrives; then the program ends by that signal.
    ///
    /// Call it once. No signal is lost after it returns.
    static func prepare(_ lastMoment: @escaping @Sendable () -> Void) {
        // Made here, so that handlers find it made.
        guard let arrivals else { return }
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

    private static let arrivals = SignalPipe()
}
