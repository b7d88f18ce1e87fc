import Foundation

/// Passes the number of a signal from its handler, which may do almost nothing, to a thread that may do anything.
///
/// Never closed, because a handler can run at any time.
struct SignalPipe: Sendable {
    private let readEnd: Int32
    private let writeEnd: Int32

    /// Returns nil if the program has no file descriptors left.
    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    /// Writes the number to the pipe. Safe in a signal handler: it only makes a system call, allocates nothing and
    /// takes no lock.
    ///
    /// - Returns: Whether the number was written.
    @discardableResult func send(_ number: Int32) -> Bool {
        // The interrupted code may be about to read its own errno.
        let interrupted = errno
        defer { errno = interrupted }
        var number = number
        return write(writeEnd, &number, 4) == 4
    }

    /// Waits for the next number. Returns nil if the pipe can't be read.
    func receive() -> Int32? {
        var number: Int32 = 0
        while true {
            let count = read(readEnd, &number, 4)
            if count == 4 { return number }
            guard count < 0, errno == EINTR else { return nil }
        }
    }

    /// Waits until a number can be received, or the time is up. Safe in a signal handler: it only makes system calls.
    func wait(milliseconds: Int32) {
        var end = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        poll(&end, 1, milliseconds)
    }
}
