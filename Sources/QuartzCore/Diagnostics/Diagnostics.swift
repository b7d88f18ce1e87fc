import Foundation
import RenderTree
import Synchronization

/// Writes warnings, and ends the program after a programmer's mistake (D10).
@MainActor package enum Diagnostics {
    /// The identifiers of the warnings that were written already.
    private nonisolated static let given = Mutex<Set<String>>([])

    /// Gets warnings instead of standard error. Tests and embedding tools set it.
    package static var receiver: (@MainActor (_ identifier: String, _ message: String) -> Void)? {
        didSet { hasReceiver.store(receiver != nil, ordering: .relaxed) }
    }
    private nonisolated static let hasReceiver = Atomic(false)

    /// Warns the first time, unless the environment variable `UIKIT_QUIET` (comma separated) has the identifier.
    package static func warnOnce(_ identifier: String, of subject: String = "", _ message: @autoclosure () -> String) {
        guard isNew(identifier + subject) else { return }
        warn(identifier, message())
    }

    /// Warns the first time, from any thread. From a background thread a receiver gets the warning as soon as the main
    /// thread is free; without a receiver it goes to standard error at once.
    package nonisolated static func warnOnceFromAnyThread(
        _ identifier: String, of subject: String, _ message: @autoclosure () -> String
    ) {
        guard isNew(identifier + subject), !quiet.contains(identifier) else { return }
        let message = message()
        guard hasReceiver.load(ordering: .relaxed) else { return write("[\(identifier)] " + message) }
        if MainThread.isCurrent { return MainActor.assumeIsolated { warn(identifier, message) } }
        DispatchQueue.main.async { warn(identifier, message) }
    }

    /// Warns each time, unless the environment variable `UIKIT_QUIET` has the identifier.
    package static func warn(_ identifier: String, _ message: @autoclosure () -> String) {
        guard !quiet.contains(identifier) else { return }
        let message = message()
        heard?.append((identifier, message))
        if let receiver { return receiver(identifier, message) }
        write("[\(identifier)] " + message)
    }

    /// Returns the warnings that an action leads to. They also go where all other warnings go.
    package static func warnings(during action: () -> Void) -> [(identifier: String, message: String)] {
        let before = heard
        heard = []
        action()
        let found = heard ?? []
        heard = before.map { $0 + found }
        return found
    }
    private static var heard: [(identifier: String, message: String)]?

    /// Forgets which warnings were given, so that the next test sees its own.
    package static func reset() { given.withLock { $0 = [] } }

    /// Called with a programmer's mistake before the program stops. Set once, when the program starts.
    package nonisolated static var willFail: (@Sendable (_ firstLine: String, _ explanation: String) -> Void)? {
        get { failureListener.withLock { $0 } }
        set { failureListener.withLock { $0 = newValue } }
    }
    private nonisolated static let failureListener = Mutex<(@Sendable (String, String) -> Void)?>(nil)

    /// Stops the program with UIKit's own first line and an explanation.
    package nonisolated static func fail(_ firstLine: String, explanation: String) -> Never {
        MainThread.waitIfHeard(firstLine)
        write(firstLine + "\n" + explanation)
        willFail?(firstLine, explanation)
        // The runtime writes it as it is.
        fatalError(firstLine.printableLines)
    }

    private nonisolated static func isNew(_ warning: String) -> Bool { given.withLock { $0.insert(warning).inserted } }

    private nonisolated static let quiet = Set(
        (ProcessInfo.processInfo.environment["UIKIT_QUIET"] ?? "").split(separator: ",").map(String.init))

    private nonisolated static func write(_ text: String) {
        Terminal.complain(text)
    }
}
