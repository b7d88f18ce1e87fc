import Foundation

/// Wakes a thread that waits for sockets, from any other thread.
final class WakeUp: Sendable {
    /// Becomes readable after a call from another thread.
    let socket: Socket
    private let caller: Socket

    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        (socket, caller) = (Socket(owning: ends[0]), Socket(owning: ends[1]))
        socket.configure()
        caller.configure()
    }

    /// A full pipe contains enough calls already.
    func call() {
        var byte: UInt8 = 1
        _ = Foundation.write(caller.descriptor, &byte, 1)
    }

    func answer() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while Foundation.read(socket.descriptor, &bytes, bytes.count) == bytes.count {}
    }
}
