import Foundation
import Synchronization

/// A server that has its port, and its thread.
final class ScreenServer: Sendable {
    let port: UInt16
    private let listener: Socket
    private let mailbox: Mailbox

    /// Takes the port, or throws the reason why that fails. Requests wait until ``serve(_:host:notice:)``.
    init(host: String, port: UInt16) throws(Socket.ListenFailure) {
        listener = try Socket.listening(host: host, port: port)
        guard let wakeUp = WakeUp(), let port = listener.port else { throw .refused("no descriptors are left") }
        mailbox = Mailbox(wakeUp: wakeUp)
        self.port = port
    }

    func serve(_ handler: RequestHandler, host: PageHost, notice: @escaping @Sendable (String) -> Void) {
        let services = Services(handler: handler, host: host, mailbox: mailbox)
        let thread = Thread { [listener] in
            // Joined before the first browser asks for them.
            _ = PageFile.all
            ServerLoop(listener: listener, services: services, notice: notice).run()
        }
        thread.name = "Screen server"
        // A finger waits for its work.
        thread.qualityOfService = .userInteractive
        thread.start()
    }

    /// Returns when the last messages have been sent and the thread has ended, or after a second.
    func stop() {
        let done = DispatchSemaphore(value: 0)
        mailbox.post(.end { done.signal() })
        _ = done.wait(timeout: .now() + 1)
    }
}
