import Foundation

/// Runs code when the processor or the Swift runtime stops the program.
///
/// A signal handler may do almost nothing. It wakes a waiting thread, waits until that is done, half a second at most,
/// and then lets the signal take effect: the program ends as it would have, with the same status, backtrace and core.
enum FatalSignals {
    /// Calls `lastMoment` with the signal's number on its own thread, at most once in the life of the program.
    ///
    /// Call it once, from the main thread, whose handler gets its own stack: a stack overflow is one of the causes.
    static func prepare(_ lastMoment: @escaping @Sendable (Int32) -> Void) {
        // Created here, so that they exist when a handler runs.
        guard let calls, let answers else { return }
        Thread.detachNewThread {
            guard let number = calls.receive() else { return }
            lastMoment(number)
            answers.send(number)
        }
        giveStack()
        for (index, number) in numbers.enumerated() {
            var action = Action()
            action.__sigaction_handler.sa_sigaction = { number, info, _ in FatalSignals.handle(number, info) }
            action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
            sigaction(number, &action, former + index)
        }
    }

    /// The signals that end a Swift program when something is wrong.
    private static let numbers = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

    private static func giveStack() {
        var stack = stack_t()
        stack.ss_size = 1 << 16
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
        sigaltstack(&stack, nil)
    }

    private static let calls = SignalPipe()
    private static let answers = SignalPipe()
    // Written only in `prepare`, before a handler can read it.
    private nonisolated(unsafe) static let former = UnsafeMutablePointer<Action>.allocate(capacity: numbers.count)
    private typealias Action = sigaction

    /// Only system calls: no memory, no locks.
    private static func handle(_ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
        if calls?.send(number) == true { answers?.wait(milliseconds: 500) }
        for index in numbers.indices { sigaction(numbers[index], former + index, nil) }
        // A fault recurs when this returns. A signal that the program sent itself, as abort() does, is raised again for
        // the former handlers. A signal from another program gets the default action.
        guard let code = info?.pointee.si_code, code <= 0 else { return }
        if code == Int32(SI_USER) { signal(number, SIG_DFL) }
        raise(number)
    }
}
