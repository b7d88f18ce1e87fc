import Foundation

/// The thread that UIKit is used from, and what is said to who uses it from another one (Decisions/0061).
///
/// The compiler stops most of it. Code in Swift 5 mode, `@preconcurrency` imports and closures of C get by.
package enum MainThread {
    /// Whether this is the main thread, or one that does the work of the main queue.
    @inline(__always) package static var isCurrent: Bool {
        #if canImport(Glibc)
            return pthread_self() == name || isServingMainQueue
        #else
            return isServingMainQueue
        #endif
    }

    #if canImport(Glibc)
        /// 0 where that was first asked on another thread: then ``isServingMainQueue`` answers alone.
        private static let name: pthread_t = Thread.isMainThread ? pthread_self() : 0
    #endif

    /// On Linux the main queue has no thread of its own where no code runs the main run loop, as in tests.
    private static var isServingMainQueue: Bool { DispatchQueue.getSpecific(key: mark) != nil || Thread.isMainThread }

    private static let mark = {
        let mark = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: mark, value: ())
        return mark
    }()

    /// For a call that only asks for something: says once that it came from another thread, and makes it on the main one.
    package static func putOff(_ call: String, _ work: @escaping @MainActor () -> Void) {
        Diagnostics.warnOnceFromAnyThread(
            "main-thread", of: call,
            headline(call) + "\n" + seen
                + """
                  what happens   it is done on the main thread as soon as that is free; what follows the call comes before it
                \(advice)
                """)
        DispatchQueue.main.async(execute: work)
    }

    /// Stops the program with words when it runs on another thread. For calls that cannot be put off.
    @inline(__always) package static func require(_ call: @autoclosure () -> String) {
        if !isCurrent { stop(call()) }
    }

    // MARK: What NSObject declares for every thread

    /// What a description says on the main thread; elsewhere the class alone, as nothing of the object can be looked at.
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
