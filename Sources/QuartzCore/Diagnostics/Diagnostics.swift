import Foundation
import Synchronization

/// Where warnings go, and how a programmer's mistake ends the program (D10).
@MainActor package enum Diagnostics {
    /// Warnings already given, each by its identifier.
    private nonisolated static let given = Mutex<Set<String>>([])

    /// What warnings are handed to instead of standard error; tests and embedding tools set it.
    package static var receiver: (@MainActor (_ identifier: String, _ message: String) -> Void)? {
        didSet { hasReceiver.store(receiver != nil, ordering: .relaxed) }
    }
    private nonisolated static let hasReceiver = Atomic(false)

    /// Warns, the first time only, unless the identifier is in the environment's `UIKIT_QUIET` (comma separated).
    package static func warnOnce(_ identifier: String, of subject: String = "", _ message: @autoclosure () -> String) {
        guard isNew(identifier + subject) else { return }
        warn(identifier, message())
    }

    /// Warns, the first time only, from any thread. From another than the main one a receiver hears of it when that is free; without one it
    /// is on standard error at once.
    package nonisolated static func warnOnceFromAnyThread(
        _ identifier: String, of subject: String, _ message: @autoclosure () -> String
    ) {
        guard isNew(identifier + subject), !quiet.contains(identifier) else { return }
        let message = message()
        guard hasReceiver.load(ordering: .relaxed) else { return write("[\(identifier)] " + message) }
        if MainThread.isCurrent { return MainActor.assumeIsolated { warn(identifier, message) } }
        DispatchQueue.main.async { warn(identifier, message) }
    }

    /// Warns each time, unless the identifier is in the environment's `UIKIT_QUIET`.
    package static func warn(_ identifier: String, _ message: @autoclosure () -> String) {
        guard !quiet.contains(identifier) else { return }
        let message = message()
        heard?.append((identifier, message))
        if let receiver { return receiver(identifier, message) }
        write("[\(identifier)] " + message)
    }

    /// Which warnings an action leads to. They go where all others go, too.
    package static func warnings(during action: () -> Void) -> [(identifier: String, message: String)] {
        let before = heard
        heard = []
        action()
        let found = heard ?? []
        heard = before.map { $0 + found }
        return found
    }
    private static var heard: [(identifier: String, message: String)]?

    /// Forgets what was given, so that the next test sees its own warnings.
    package static func reset() { given.withLock { $0 = [] } }

    /// Hears of a mistake before it stops the program; set once, when the program starts.
    package nonisolated static var willFail: (@Sendable (_ firstLine: String, _ explanation: String) -> Void)? {
        get { failureListener.withLock { $0 } }
        set { failureListener.withLock { $0 = newValue } }
    }
    private nonisolated static let failureListener = Mutex<(@Sendable (String, String) -> Void)?>(nil)

    /// Stops the program with UIKit's own first line and an explanation.
    package nonisolated static func fail(_ firstLine: String, explanation: String) -> Never {
        write(firstLine + "\n" + explanation)
        willFail?(firstLine, explanation)
        fatalError(firstLine)
    }

    private nonisolated static func isNew(_ warning: String) -> Bool { given.withLock { $0.insert(warning).inserted } }

    private nonisolated static let quiet = Set(
        (ProcessInfo.processInfo.environment["UIKIT_QUIET"] ?? "").split(separator: ",").map(String.init))

    private nonisolated static func write(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
