import Foundation

/// A connection, or a port that is listened at. Closed when the last reference to it goes.
///
/// Never waits: what cannot be done at once says so, and ``SocketSet`` tells when to try again. This file and those beside it
/// are all of the server that hands addresses of memory to the system.
final class Socket: Sendable {
    let descriptor: Int32

    init(owning descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Makes the calls on it return at once, and keeps it from programs that this one starts.
    func configure() {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    enum ReadResult: Equatable {
        case bytes(Int)
        /// Nothing is here now.
        case later
        /// The other side said all it has to say, or is gone.
        case ended
    }

    /// Fills `buffer` from its start with what has come.
    func read(into buffer: inout [UInt8]) -> ReadResult {
        let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
        if count > 0 { return .bytes(count) }
        return count < 0 && Self.isTemporary(errno) ? .later : .ended
    }

    /// How many of the bytes the system took; nil when the other side is gone.
    func write(_ bytes: ArraySlice<UInt8>) -> Int? {
        // MSG_NOSIGNAL: a browser that has left must not end the program.
        let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count >= 0 { return count }
        return Self.isTemporary(errno) ? 0 : nil
    }

    /// Says that nothing more will come. What is on its way still arrives.
    func endWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

    static func isTemporary(_ error: Int32) -> Bool { error == EAGAIN || error == EWOULDBLOCK || error == EINTR }
}
