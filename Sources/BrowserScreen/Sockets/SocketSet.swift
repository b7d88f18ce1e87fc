import Foundation

/// Sockets for which a thread waits together.
struct SocketSet {
    private var entries: [pollfd] = []

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

    mutating func add(_ socket: Socket, reading: Bool, writing: Bool) {
        let events = (reading ? POLLIN : 0) | (writing ? POLLOUT : 0)
        entries.append(pollfd(fd: socket.descriptor, events: Int16(events), revents: 0))
    }

    /// Waits until something can be read or written, or until the seconds have passed; nil waits without limit.
    mutating func wait(seconds: Double?) {
        // Rounded up; otherwise the wait would end slightly before the deadline again and again.
        let milliseconds = seconds.map { Int32(($0.clamped(to: 0...3600) * 1000).rounded(.up)) } ?? -1
        if poll(&entries, nfds_t(entries.count), milliseconds) < 0 {
            for index in entries.indices { entries[index].revents = 0 }
        }
    }

    /// Whether something has arrived, or the other side has sent everything. Only for sockets that were added for
    /// reading.
    func canRead(_ index: Int) -> Bool { entries[index].revents & Int16(POLLIN) != 0 }

    /// Whether the other side is gone, and nothing is left to read.
    func isGone(_ index: Int) -> Bool {
        !canRead(index) && entries[index].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    }

    func canWrite(_ index: Int) -> Bool { entries[index].revents & Int16(POLLOUT) != 0 }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
