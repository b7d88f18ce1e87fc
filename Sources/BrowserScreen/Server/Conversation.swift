/// The communication over one connection: requests and responses, and after a request for a WebSocket, a page.
///
/// Knows nothing about sockets and has no clock: bytes and times come in, and ``outbox`` has what to send.
struct Conversation {
    /// How important the connection is. If there are too many, the least important is closed, and the oldest of these.
    enum Standing: Int, Comparable {
        case leaving, idle, asking, answered, page

        static func < (one: Standing, other: Standing) -> Bool { one.rawValue < other.rawValue }
    }

    /// How long to wait, in seconds.
    enum Patience {
        /// For a complete request, from its first byte.
        static let request = 5.0
        /// For a request on an idle connection.
        static let idle = 60.0
        /// For a browser to read more of its response.
        static let answer = 30.0
        /// For a browser to close the connection when asked to.
        static let goodbye = 1.0
    }

    private enum Stage {
        case requests
        /// Accepted as a page, but nothing has been sent yet.
        case arriving
        case page(PageVisit)
        /// Sends the rest of the outbox, and ignores all input.
        case leaving
    }

    private let id: ConnectionID
    private let services: Services
    private var stage = Stage.requests
    private var requests = HTTPRequestReader()
    private var outbox = Outbox()
    /// Whether the response in progress is the last one.
    private var isLastAnswer = false
    /// The time from which the deadline counts.
    private var since: Double

    init(id: ConnectionID, services: Services, at time: Double) {
        (self.id, self.services, since) = (id, services, time)
    }

    var standing: Standing {
        switch stage {
        case .arriving, .page: .page
        case .leaving: .leaving
        case .requests: !outbox.isEmpty ? .answered : requests.isEmpty ? .idle : .asking
        }
    }

    /// When the connection ends unless something happens; nil for pages, which the hub supervises.
    var deadline: Double? {
        switch standing {
        case .page: nil
        case .leaving: since + Patience.goodbye
        case .idle: since + Patience.idle
        case .asking: since + Patience.request
        case .answered: since + Patience.answer
        }
    }

    /// A browser that waits for its response requests nothing meanwhile, so little input waits here.
    var wantsInput: Bool { standing != .answered }
    var wantsToSend: Bool { outbox.canSend }
    /// Whether the connection can be closed.
    private(set) var hasEnded = false
    private var hasSaidFarewell = false

    /// Returns whether everything is sent, so that the other side can hear that nothing more comes; true only once. The
    /// connection closes when the other side has heard that: closing it at once could lose the last message.
    mutating func takeFarewell() -> Bool {
        guard case .leaving = stage, outbox.isEmpty, !hasSaidFarewell else { return false }
        hasSaidFarewell = true
        return true
    }

    // MARK: Input

    mutating func receive(_ bytes: ArraySlice<UInt8>, at time: Double) {
        switch stage {
        case .leaving: break
        case .arriving: requests.append(bytes)
        case .page: visit(bytes, at: time)
        case .requests:
            if requests.isEmpty { since = time }
            requests.append(bytes)
            answerRequests(at: time)
        }
    }

    /// Ends the connection without a message, because the other side is gone or must go.
    mutating func end() {
        if case .page(let visit) = stage { visit.end() }
        stage = .leaving
        hasEnded = true
    }

    /// Called when the deadline has passed.
    mutating func expire(at time: Double) {
        guard standing == .asking else { return end() }
        since = time
        send(.plain(408, "The request took too long."), isLast: true)
    }

    // MARK: Output

    /// Sends what waits; see ``Outbox/send(_:)``.
    mutating func send(at time: Double, _ write: (ArraySlice<UInt8>) -> Int?) {
        guard let sent = outbox.send(write) else { return end() }
        if sent > 0, standing != .asking { since = time }
        goOn(at: time)
    }

    mutating func nextPiece() -> Outbox.Reading? { outbox.nextPiece() }

    mutating func append(piece: [UInt8]?, at time: Double) {
        guard standing == .answered else { return }
        // The browser knows the length of the file, so it notices that a part is missing.
        if !outbox.append(piece: piece) { end() }
    }

    /// Sends the page a message. Disconnects a page for which too much waits already.
    mutating func tell(_ message: OutgoingMessage, at time: Double) {
        guard case .page = stage else { return }
        guard outbox.count <= services.host.limits.mostUnreadBytes else {
            return sendAway(because: .unread, at: time)
        }
        outbox.append(WebSocketFrame.text(message.bytes), as: message.isFrame ? .frame : .message)
    }

    /// Disconnects the page, and says why.
    mutating func sendAway(because violation: ProtocolViolation, at time: Double) {
        guard case .page(let visit) = stage else { return }
        visit.end()
        // What the program said last still counts. Nothing else does: it would only wait for a page that doesn't read.
        if violation != .stopping { outbox.dropMessages() }
        outbox.append(WebSocketFrame.close(violation.code, violation.reason))
        leave(at: time)
    }

    private mutating func leave(at time: Double) {
        stage = .leaving
        since = time
    }

    /// Continues after a response was sent: with the next one, or none.
    private mutating func goOn(at time: Double) {
        guard outbox.isEmpty, case .requests = stage else { return }
        if isLastAnswer { leave(at: time) } else if !requests.isEmpty { answerRequests(at: time) }
    }

    // MARK: Requests

    private mutating func answerRequests(at time: Double) {
        do {
            while outbox.isEmpty, case .requests = stage, let request = try requests.next() {
                since = time
                answer(request, at: time)
            }
        } catch {
            send(.plain(error.status, error.sentence), isLast: true)
        }
    }

    private mutating func answer(_ request: HTTPRequest, at time: Double) {
        switch services.handler.answer(to: request) {
        case .response(let response): send(response, isLast: request.isLast)
        case .webSocket(let response):
            outbox.append(response.head(isLast: false))
            stage = .arriving
        }
    }

    private mutating func send(_ response: HTTPResponse, isLast: Bool) {
        isLastAnswer = isLast
        outbox.append(response.head(isLast: isLast))
        switch response.body {
        case .bytes(let bytes): outbox.append(bytes)
        case .file(let file): outbox.append(file)
        }
    }

    // MARK: A page

    /// Whether to make the connection a page with ``enter(at:)``, if the other side is still there. A page's first
    /// frame takes longer to compute than anything else, and a browser that requests it and disconnects mustn't cause
    /// that work.
    var wantsToEnter: Bool {
        if case .arriving = stage { true } else { false }
    }

    mutating func enter(at time: Double) {
        guard wantsToEnter else { return }
        let (id, mailbox) = (id, services.mailbox)
        let page = services.host.hub.connect(
            send: { mailbox.post(.message($0, to: id)) },
            close: { mailbox.post(.goodbye(id, because: $0)) })
        guard let page else {
            outbox.append(
                WebSocketFrame.close(ProtocolViolation.tooManyPages.code, ProtocolViolation.tooManyPages.reason))
            return leave(at: time)
        }
        stage = .page(PageVisit(host: services.host, page: page))
        let rest = requests.takeRest()
        if !rest.isEmpty { visit(rest[...], at: time) }
    }

    private mutating func visit(_ bytes: ArraySlice<UInt8>, at time: Double) {
        guard case .page(var visit) = stage else { return }
        stage = .requests  // So that the visit changes in place.
        do {
            let stays = try visit.receive(bytes, at: time, outbox: &outbox)
            stage = .page(visit)
            if !stays { sendAway(because: .goodbye, at: time) }
        } catch {
            stage = .page(visit)
            sendAway(because: error, at: time)
        }
    }
}
