import Foundation

/// Runs a hostile program on the main actor, in the process that an exit test has made for it.
///
///     let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
///         await Hostile.run { UIView().addSubview(UIViewController().view.window!) }
///     }
///     end.expectWords("first line as UIKit says it", "try")
enum Hostile {
    /// Runs a program. If it throws, hangs or fills the memory, its process fails without any of our messages.
    @MainActor static func run(_ program: @MainActor () async throws -> Void) async {
        Watchdog.start()
        do {
            try await program()
        } catch {
            end("the hostile program threw \(error)")
        }
    }

    /// Does something on a thread that is not the main one, and waits for it.
    ///
    /// The closure is not `@Sendable`, as in a program in Swift 5 mode, which the compiler accepts.
    @MainActor static func onBackgroundThread(_ work: @escaping () -> Void) async {
        // The waiting task does nothing else meanwhile; the framework should notice the race.
        nonisolated(unsafe) let work = work
        await withCheckedContinuation { continuation in
            let thread = Thread {
                work()
                continuation.resume()
            }
            thread.stackSize = 1 << 20
            thread.start()
        }
    }

    /// Does something on a thread of a dispatch queue, and waits for it.
    @MainActor static func onQueue(_ work: @escaping () -> Void) async {
        nonisolated(unsafe) let work = work
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                work()
                continuation.resume()
            }
        }
    }

    /// Does something in a task that belongs to no actor, and waits for it.
    @MainActor static func inDetachedTask(_ work: @escaping () -> Void) async {
        nonisolated(unsafe) let work = work
        await Task.detached { work() }.value
    }

    /// Waits until everything scheduled for the main thread has run.
    @MainActor static func untilMainThreadIsFree() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Ends the process at once, without exit handlers, in which a damaged process could hang.
    static func end(_ words: String) -> Never {
        FileHandle.standardError.write(Data((words + "\n").utf8))
        _exit(99)
    }
}
