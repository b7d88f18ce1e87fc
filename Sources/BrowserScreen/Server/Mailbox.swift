import Synchronization

typealias ConnectionID = Int

/// What other threads want of the server's own.
final class Mailbox: Sendable {
    enum Letter: Sendable {
        case message([UInt8], to: ConnectionID)
        case goodbye(ConnectionID, because: ProtocolViolation)
        /// A piece of a file; nil when it could not be read.
        case piece([UInt8]?, to: ConnectionID)
        /// The end of the server. Calls back when what was said before has gone out, or cannot.
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

    /// All that has come since the last time.
    func collect() -> [Letter] {
        letters.withLock { letters in
            defer { letters = [] }
            return letters
        }
    }
}
