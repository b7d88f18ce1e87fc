import Foundation

/// Gives the program a moment when the processor or the Swift runtime stops it.
///
/// A handler of signals may do next to nothing. It wakes a thread that waits for just that, waits half a second at the most until that is done,
/// and lets the signal have its way: the program ends as it would have, with the same status, backtrace and core.
enum FatalSignals {
    /// Calls `lastMoment` with the signal's number, on a thread of its own, at most once in the life of the program.
    ///
    /// Called once, from the main thread, whose handler gets a stack of its own: a stack that overflows is one of the reasons.
    static func prepare(_ lastMoment: @escaping @Sendable (Int32) -> Void) {
        // Made here, so that handlers find them made.
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

    /// What a Swift program ends by when something is wrong.
    private static let numbers = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

    private static func giveStack() {
        var stack = stack_t()
        stack.ss_size = 1 << 16
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
        sigaltstack(&stack, nil)
    }

    private static let calls = SignalPipe()
    private static let answers = SignalPipe()
    // Written in `prepare`, before there is a handler that reads it, and never again.
    private nonisolated(unsafe) static let former = UnsafeMutablePointer<Action>.allocate(capacity: numbers.count)
    private typealias Action = sigaction

    /// Only calls of the system, no memory, no locks.
    private static func handle(_ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
        if calls?.send(number) == true { answers?.wait(milliseconds: 500) }
        for index in numbers.indices { sigaction(numbers[index], former + index, nil) }
        // A fault comes again by itself when this returns. What the program sent itself, as abort() does, is sent again for the
        // handlers of before; what another program sent has no use for them.
        guard let code = info?.pointee.si_code, code <= 0 else { return }
        if code == Int32(SI_USER) { signal(number, SIG_DFL) }
        raise(number)
    }
}
