import Synchronization

typealias ConnectionID = Int

/// Messages of other threads for the server's thread.
final class Mailbox: Sendable {
    enum Letter: Sendable {
        case message(OutgoingMessage, to: ConnectionID)
        case goodbye(ConnectionID, because: ProtocolViolation)
        /// A piece of a file; nil if it couldn't be read.
        case piece([UInt8]?, to: ConnectionID)
        /// Ends the server. Calls back when earlier messages have been sent, or can't be.
        case end(done: @Sendable () -> Void)
    }

    let wakeUp: WakeUp
    private let letters = Mutex<[Letter]>([])

    init(wakeUp: WakeUp) {
        self.wakeUp = wakeUp
    }

    func post(_ letter: Letter) {
        let isFirst = letters.withLock { letters in
            letters.append(letter)
            return letters.count == 1
        }
        if isFirst { wakeUp.call() }
    }

    /// Returns everything that has arrived since the last call.
    func collect() -> [Letter] {
        letters.withLock { letters in
            defer { letters = [] }
            return letters
        }
    }
}
