import RenderTree

/// A page's message to the server, in one WebSocket message.
package enum PageMessage: Sendable, Hashable {
    /// The page has shown this frame.
    case acknowledgement(Int)
    /// The person's actions, in order. Times are those of the page's clock.
    case events([InputEvent])
    /// The page couldn't load or decode a picture.
    case imageFailure(Int)

    /// The maximum number of events in a message. Our page never sends as many.
    package static let mostEvents = 256

    /// - Throws: ``ProtocolViolation`` for anything that differs from Documentation/ScreenProtocol.md.
    package init(json: [UInt8]) throws(ProtocolViolation) {
        guard case .object(let members) = try JSONValue(json), let member = members.first, members.count == 1 else {
            throw .malformed("A message says one thing: ack, events or imageFailed.")
        }
        switch (member.name, member.value) {
        case ("ack", _): self = .acknowledgement(try Self.whole(member))
        case ("imageFailed", _): self = .imageFailure(try Self.whole(member))
        case ("events", .array(let events)):
            guard events.count <= Self.mostEvents else {
                throw .malformed("A message has at most \(Self.mostEvents) events.")
            }
            self = .events(try events.map { (event) throws(ProtocolViolation) in try PageEvent(event).event })
        default: throw .malformed("There is no message of this kind.")
        }
    }

    private static func whole(_ member: JSONValue.Member) throws(ProtocolViolation) -> Int {
        guard case .number(let number) = member.value, let whole = Int(exactly: number) else {
            throw .malformed("\(member.name) is a whole number.")
        }
        return whole
    }
}
