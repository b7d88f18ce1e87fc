import CIsolationCheck
import Foundation
import Synchronization

/// The main thread, and what happens when code uses UIKit from another thread (Decisions/0061).
///
/// The compiler prevents most cases. Code in Swift 5 mode, `@preconcurrency` imports and C closures get past it.
package enum MainThread {
    /// Whether this is the main thread, or a thread that runs the main queue.
    @inline(__always) package static var isCurrent: Bool {
        #if canImport(Glibc)
            return pthread_self() == name || isServingMainQueue
        #else
            return isServingMainQueue
        #endif
    }

    #if canImport(Glibc)
        /// 0 if another thread asked first: then ``isServingMainQueue`` alone decides.
        private static let name: pthread_t = {
            watch()
            return Thread.isMainThread ? pthread_self() : 0
        }()
    #endif

    /// On Linux the main queue has no thread of its own if no code runs the main run loop, as in tests.
    private static var isServingMainQueue: Bool { DispatchQueue.getSpecific(key: mark) != nil || Thread.isMainThread }

    private static let mark = {
        let mark = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: mark, value: ())
        return mark
    }()

    /// For calls that only request something: warns once that the call came from another thread, and makes it on the
    /// main thread.
    package static func putOff(_ call: String, _ work: @escaping @MainActor () -> Void) {
        Diagnostics.warnOnceFromAnyThread(
            "main-thread", of: call,
            headline(call) + "\n" + seen
                + """
                  what happens   UIKit does it on the main thread as soon as that is free, after the code that follows the call
                \(advice)
                """)
        DispatchQueue.main.async(execute: work)
    }

    /// Stops the program with a message if the call comes from another thread. For calls that can't be postponed.
    @inline(__always) package static func require(_ call: @autoclosure () -> String) {
        if !isCurrent { stop(call()) }
    }

    // MARK: The runtime's own check

    /// The runtime checks closures of the main actor, and ends the program without a word. This gives it our words.
    private static func watch() {
        _ = watch_main_actor {
            if !MainThread.isCurrent { MainThread.stop("a method whose name is in the stack of this thread") }
            return true
        }
    }

    // MARK: NSObject's members for every thread

    /// Returns the description on the main thread. On other threads returns only the class, because reading the object
    /// isn't safe.
    package static func description(of object: NSObject, _ text: @MainActor () -> String) -> String {
        isCurrent ? MainActor.assumeIsolated(text) : "<\(type(of: object)); described on a background thread>"
    }

    private static func stop(_ call: String) -> Never {
        Diagnostics.fail(
            headline(call),
            explanation: seen
                + """
                  what happens   the program stops, before two threads change the same views
                \(advice)
                """)
    }

    /// Hears of mistakes on other threads, which then wait for ever instead of ending the program: so one test can make
    /// hundreds of calls that stop.
    package static func letMistakesWait(_ hear: @escaping @Sendable (_ firstLine: String) -> Void) {
        listener.withLock { $0 = hear }
    }

    static func waitIfHeard(_ firstLine: String) {
        guard let listener = listener.withLock({ $0 }), !isCurrent else { return }
        listener(firstLine)
        while true { Thread.sleep(forTimeInterval: 1e9) }
    }
    private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

    private static func headline(_ call: String) -> String {
        "Main Thread Checker: UI API called on a background thread: \(call)"
    }

    private static var seen: String {
        let name = Thread.current.name.flatMap { $0.isEmpty ? nil : "\"\($0)\"" } ?? "without a name"
        return "  seen           a call on a thread \(name)\n"
    }

    private static let advice = """
          likely cause   a completion handler, as of URLSession, a DispatchQueue other than the main one, a Thread, or a Task \
        that belongs to no actor
          try            DispatchQueue.main.async { … } around the call, or await MainActor.run { … }
        """
}
