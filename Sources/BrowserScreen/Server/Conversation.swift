/// What is said over one connection: requests and answers, and when one of them asks for a WebSocket, a page from then on.
///
/// Knows nothing of sockets and has no clock: bytes and times come in, what to send is in ``outbox``.
struct Conversation {
    /// How dear the connection is to us. When there are too many, the least dear and of these the oldest goes.
    enum Standing: Int, Comparable {
        case leaving, idle, asking, answered, page

        static func < (one: Standing, other: Standing) -> Bool { one.rawValue < other.rawValue }
    }

    /// In seconds.
    enum Patience {
        /// For a request, from its first byte on.
        static let request = 5.0
        /// With a connection over which nothing was asked.
        static let idle = 60.0
        /// With a browser that takes nothing of its answer.
        static let answer = 30.0
        /// With one that was told to go.
        static let goodbye = 1.0
    }

    private enum Stage {
        case requests
        /// Was let in as a page, and has not been shown anything.
        case arriving
        case page(PageVisit)
        /// What is in the outbox still goes out; what comes in is thrown away.
        case leaving
    }

    private let id: ConnectionID
    private let services: Services
    private var stage = Stage.requests
    private var requests = HTTPRequestReader()
    private var outbox = Outbox()
    /// No request comes after the answer that is being sent.
    private var isLastAnswer = false
    /// When the last thing happened that the deadline counts from.
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

    /// When it is over unless something happens; nil for pages, which the hub watches over.
    var deadline: Double? {
        switch standing {
        case .page: nil
        case .leaving: since + Patience.goodbye
        case .idle: since + Patience.idle
        case .asking: since + Patience.request
        case .answered: since + Patience.answer
        }
    }

    /// Who waits for an answer asks nothing else meanwhile, so what waits here stays small.
    var wantsInput: Bool { standing != .answered }
    var wantsToSend: Bool { outbox.canSend }
    /// The connection can be closed.
    private(set) var hasEnded = false
    private var hasSaidFarewell = false

    /// Whether everything is said, so that the other side can be told that nothing more comes; true once. It is closed when the
    /// other side has heard that: closing at once could take the last words back.
    mutating func takeFarewell() -> Bool {
        guard case .leaving = stage, outbox.isEmpty, !hasSaidFarewell else { return false }
        hasSaidFarewell = true
        return true
    }

    // MARK: What comes in

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

    /// The other side is gone, or is sent away without a word.
    mutating func end() {
        if case .page(let visit) = stage { visit.end() }
        stage = .leaving
        hasEnded = true
    }

    /// The deadline has passed.
    mutating func expire(at time: Double) {
        guard standing == .asking else { return end() }
        since = time
        send(.plain(408, "The request took too long."), isLast: true)
    }

    // MARK: What goes out

    /// Hands over what waits; see ``Outbox/send(_:)``.
    mutating func send(at time: Double, _ write: (ArraySlice<UInt8>) -> Int?) {
        guard let sent = outbox.send(write) else { return end() }
        if sent > 0, standing != .asking { since = time }
        goOn(at: time)
    }

    mutating func nextPiece() -> Outbox.Reading? { outbox.nextPiece() }

    mutating func append(piece: [UInt8]?, at time: Double) {
        guard standing == .answered else { return }
        // The browser was told how long the file is; it sees that it was cut short.
        if !outbox.append(piece: piece) { end() }
    }

    /// A message for the page.
    mutating func tell(_ message: [UInt8]) {
        if case .page = stage { outbox.append(WebSocketFrame.text(message)) }
    }

    /// Says why.
    mutating func sendAway(because violation: ProtocolViolation, at time: Double) {
        guard case .page(let visit) = stage else { return }
        visit.end()
        outbox.append(WebSocketFrame.close(violation.code, violation.reason))
        leave(at: time)
    }

    private mutating func leave(at time: Double) {
        stage = .leaving
        since = time
    }

    /// An answer has gone out: the next one, or none.
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

    /// Whether the connection is to become a page by ``enter(at:)``, if the other side is still there: what a page is shown first
    /// takes longer to put together than anything else, and who asks for it and runs away must not get that.
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
        stage = .requests  // so that the visit is changed in place
        do {
            let stays = try visit.receive(bytes, at: time, answers: &outbox)
            stage = .page(visit)
            if !stays { sendAway(because: .goodbye, at: time) }
        } catch {
            stage = .page(visit)
            sendAway(because: error, at: time)
        }
    }
}
