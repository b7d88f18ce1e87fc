import Foundation

/// Carries the number of a signal out of its handler, which may do next to nothing, to a thread that may do anything.
///
/// It lives as long as the program: a handler can always be running.
struct SignalPipe: Sendable {
    private let readEnd: Int32
    private let writeEnd: Int32

    /// Nil if the program has no descriptors left.
    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    /// Calls nothing but the system: no memory, no locks. Returns whether the number is on its way.
    @discardableResult func send(_ number: Int32) -> Bool {
        // The code that the signal interrupted may be about to read its own error number.
        let interrupted = errno
        defer { errno = interrupted }
        var number = number
        return write(writeEnd, &number, 4) == 4
    }

    /// Waits for the next number; nil if the pipe can't be read.
    func receive() -> Int32? {
        var number: Int32 = 0
        while true {
            let count = read(readEnd, &number, 4)
            if count == 4 { return number }
            guard count < 0, errno == EINTR else { return nil }
        }
    }

    /// Waits until there is a number to receive, at most so long. Calls nothing but the system.
    func wait(milliseconds: Int32) {
        var end = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        poll(&end, 1, milliseconds)
    }
}
