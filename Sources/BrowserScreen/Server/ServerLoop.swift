import Foundation
import RenderTree

/// The server's thread: waits for all sockets together, and lets each connection read and write a little in its turn.
///
/// Everything here belongs to this thread. Other threads send messages.
final class ServerLoop {
    private struct Connection {
        let socket: Socket
        var conversation: Conversation
        let opened: Double

        /// A new connection hasn't had time for a request.
        func standing(at time: Double) -> Conversation.Standing {
            let isNew = time - opened < Limit.settling
            return isNew ? max(conversation.standing, .asking) : conversation.standing
        }
    }

    private enum Limit {
        /// The maximum number of connections that aren't pages.
        static let strangers = 64
        /// How many connections to accept before the others have their turn.
        static let newcomers = 16
        /// How many seconds after its start a silent connection counts as idle.
        static let settling = 0.25
        /// How many bytes to read from one connection before the others have their turn.
        static let turn = 2048
        /// How many seconds to wait when the system has no descriptors left.
        static let pause = 0.1
        /// How many seconds are between two checks for silent pages.
        static let watch = 5.0
    }

    private let listener: Socket
    private let services: Services
    private let notice: @Sendable (String) -> Void
    private let files = DispatchQueue(label: "pictures", attributes: .concurrent)
    private var connections: [ConnectionID: Connection] = [:]
    private var nextID = 0
    private var sockets = SocketSet()
    private var buffer = [UInt8](repeating: 0, count: Limit.turn)
    /// The time until which the server accepts no connections.
    private var pausedUntil: Double?
    private var hasSaidExhausted = false
    private var nextWatch = 0.0
    private var end: (@Sendable () -> Void)?

    init(listener: Socket, services: Services, notice: @escaping @Sendable (String) -> Void) {
        self.listener = listener
        self.services = services
        self.notice = notice
    }

    /// Returns after the server was asked to end.
    func run() {
        while end == nil || connections.values.contains(where: { $0.conversation.wantsToSend }) {
            let order = wait()
            let time = Self.now
            for letter in mail() { read(letter, at: time) }
            for (index, id) in order.enumerated() { serve(id, at: index + 2, time: time) }
            admitPage(of: order, at: time)
            if sockets.canRead(1) { welcome(at: time) }
            dismissLate(at: time)
        }
        connections = [:]
        end?()
    }

    static var now: Double { ProcessInfo.processInfo.systemUptime }

    // MARK: Waiting

    /// - Returns: The connections in the order in which they are in ``sockets``, after the alarm and the port.
    private func wait() -> [ConnectionID] {
        sockets.removeAll()
        sockets.add(services.mailbox.wakeUp.socket, reading: true, writing: false)
        sockets.add(listener, reading: pausedUntil == nil && end == nil, writing: false)
        let order = connections.keys.sorted()
        var next = Double.infinity
        var someoneEnters = false
        for id in order {
            guard let connection = connections[id] else { continue }
            let conversation = connection.conversation
            sockets.add(connection.socket, reading: conversation.wantsInput, writing: conversation.wantsToSend)
            if conversation.wantsToEnter { someoneEnters = true }
            next = min(next, conversation.deadline ?? .infinity)
        }
        if someoneEnters {
            sockets.wait(seconds: 0)
            return order
        }
        if let pausedUntil { next = min(next, pausedUntil) }
        if !connections.isEmpty { next = min(next, nextWatch) }
        sockets.wait(seconds: next.isFinite ? next - Self.now : nil)
        if let until = pausedUntil, until <= Self.now { pausedUntil = nil }
        return order
    }

    private func mail() -> [Mailbox.Letter] {
        guard sockets.canRead(0) else { return [] }
        services.mailbox.wakeUp.answer()
        return services.mailbox.collect()
    }

    private func read(_ letter: Mailbox.Letter, at time: Double) {
        switch letter {
        case .message(let message, let id): change(id, at: time) { $0.tell(message, at: time) }
        case .goodbye(let id, let violation): change(id, at: time) { $0.sendAway(because: violation, at: time) }
        case .piece(let piece, let id): change(id, at: time) { $0.append(piece: piece, at: time) }
        case .end(let done): end = done
        }
    }

    // MARK: One connection

    private func serve(_ id: ConnectionID, at index: Int, time: Double) {
        if sockets.isGone(index) { return change(id, at: time) { $0.end() } }
        if sockets.canRead(index) {
            read(id, at: time)
        } else if sockets.canWrite(index) {
            change(id, at: time) { _ in }
        }
    }

    /// One page per turn: its first frame takes longer to compute than everything else, and others have their turn in
    /// between.
    private func admitPage(of order: [ConnectionID], at time: Double) {
        guard let first = order.first(where: { connections[$0]?.conversation.wantsToEnter == true }) else { return }
        change(first, at: time) { $0.enter(at: time) }
    }

    private func read(_ id: ConnectionID, at time: Double) {
        switch connections[id]?.socket.read(into: &buffer) {
        case .bytes(let count)?: change(id, at: time) { $0.receive(buffer[..<count], at: time) }
        case .ended?: change(id, at: time) { $0.end() }
        case .later?, nil: break
        }
    }

    /// Changes a conversation, then sends what waits. Removes a connection that has ended.
    private func change(_ id: ConnectionID, at time: Double, _ body: (inout Conversation) -> Void) {
        guard var connection = connections.removeValue(forKey: id) else { return }
        body(&connection.conversation)
        if connection.conversation.wantsToSend {
            connection.conversation.send(at: time) { connection.socket.write($0) }
        }
        if let next = connection.conversation.nextPiece() { fetch(next, for: id) }
        if connection.conversation.takeFarewell() { connection.socket.endWriting() }
        if !connection.conversation.hasEnded { connections[id] = connection }
    }

    /// On another queue, so that a slow disk delays only the request for this picture.
    private func fetch(_ next: Outbox.Reading, for id: ConnectionID) {
        files.async { [mailbox = services.mailbox] in
            mailbox.post(.piece(next.file.read(Outbox.Reading.pieceBytes, at: next.offset), to: id))
        }
    }

    // MARK: Opening and closing connections

    private func welcome(at time: Double) {
        for _ in 0..<Limit.newcomers {
            switch listener.accept() {
            case .later: return
            case .lost: continue
            case .exhausted: return makeDo(at: time)
            case .socket(let socket):
                nextID += 1
                let conversation = Conversation(id: nextID, services: services, at: time)
                connections[nextID] = Connection(socket: socket, conversation: conversation, opened: time)
                // Its request has usually arrived, and is answered before other connections come.
                read(nextID, at: time)
                if strangers.count > Limit.strangers { dismissLeastDear(at: time) }
            }
        }
    }

    /// Handles a lack of descriptors: closes an idle connection if there is one, and tries again a little later.
    private func makeDo(at time: Double) {
        if !hasSaidExhausted {
            notice("No descriptors are left for new connections; they wait until others are closed (see ulimit -n).")
        }
        hasSaidExhausted = true
        if connections.values.contains(where: { $0.conversation.standing <= .idle }) { dismissLeastDear(at: time) }
        pausedUntil = time + Limit.pause
    }

    private var strangers: [ConnectionID: Connection] {
        connections.filter { $0.value.conversation.standing != .page }
    }

    private func dismissLeastDear(at time: Double) {
        // The newest stays, because no page has waited for it yet.
        let least = strangers.filter { $0.key != nextID }.min { one, other in
            let (standing, others) = (one.value.standing(at: time), other.value.standing(at: time))
            return standing == others ? one.key < other.key : standing < others
        }
        if let least { change(least.key, at: time) { $0.end() } }
    }

    private func dismissLate(at time: Double) {
        for (id, connection) in connections {
            if let deadline = connection.conversation.deadline, deadline <= time {
                change(id, at: time) { $0.expire(at: time) }
            }
        }
        guard nextWatch <= time else { return }
        nextWatch = time + Limit.watch
        services.host.hub.dismissSilent()
    }
}
