import Foundation

/// A connection, or a port that listens. Closes with the last reference.
///
/// Never waits: a call that can't be carried out at once says so, and ``SocketSet`` tells when to try again. This file
/// and those beside it are the only part of the server that passes memory addresses to the system.
final class Socket: Sendable {
    let descriptor: Int32

    init(owning descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Makes calls return at once, and keeps the socket from programs that this one starts.
    func configure() {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    enum ReadResult: Equatable {
        case bytes(Int)
        /// Nothing has arrived.
        case later
        /// The other side has sent everything, or is gone.
        case ended
    }

    /// Reads what has arrived into the beginning of `buffer`.
    func read(into buffer: inout [UInt8]) -> ReadResult {
        let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
        if count > 0 { return .bytes(count) }
        return count < 0 && Self.isTemporary(errno) ? .later : .ended
    }

    /// Returns how many of the bytes the system took; nil if the other side is gone.
    func write(_ bytes: ArraySlice<UInt8>) -> Int? {
        // MSG_NOSIGNAL: a browser that has left must not end the program.
        let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count >= 0 { return count }
        return Self.isTemporary(errno) ? 0 : nil
    }

    /// Says that nothing more will follow. Bytes on their way still arrive.
    func endWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

    static func isTemporary(_ error: Int32) -> Bool { error == EAGAIN || error == EWOULDBLOCK || error == EINTR }
}
