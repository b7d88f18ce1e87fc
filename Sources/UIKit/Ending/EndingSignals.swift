import Foundation

/// Runs code when the program is asked to end: by Control-C, by a terminal that closes, or by `kill`.
///
/// A Dispatch signal source isn't enough: it is registered on a queue some time after its creation. A signal that
/// arrives before that is lost, or ends the program without a goodbye.
enum EndingSignals {
    /// Calls `lastMoment` on its own thread when the first of the signals arrives. Then the program ends by that
    /// signal.
    ///
    /// Call it once. No signal is lost after it returns.
    static func prepare(_ lastMoment: @escaping @Sendable () -> Void) {
        // Created here, so that it exists when a handler runs.
        guard let arrivals else { return }
        Thread.detachNewThread {
            guard let number = arrivals.receive() else { return }
            lastMoment()
            signal(number, SIG_DFL)
            // Not raise(), which would send the signal only to this thread.
            kill(getpid(), number)
        }
        for number in [SIGTERM, SIGINT, SIGHUP] {
            signal(number) { EndingSignals.arrivals?.send($0) }
        }
    }

    private static let arrivals = SignalPipe()
}
