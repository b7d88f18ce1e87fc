import Foundation
import RenderTree

/// What a page says to the server in one WebSocket message.
package enum PageMessage: Sendable, Hashable {
    /// "I have shown this frame."
    case acknowledgement(Int)
    /// What the person did, in order; times are the page's own clock.
    case events([InputEvent])
    /// A picture that could not be fetched or decoded.
    case imageFailure(Int)

    /// More events than this never come from our page in one message.
    package static let mostEvents = 256

    /// - Throws: ``ProtocolViolation`` for anything that is not exactly what Documentation/ScreenProtocol.md describes.
    package init(json: Data) throws {
        do {
            self = try JSONDecoder().decode(PageMessage.self, from: json)
        } catch let violation as ProtocolViolation {
            throw violation
        } catch {
            throw ProtocolViolation.malformed("This is not a message of the screen protocol.")
        }
    }
}

extension PageMessage: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case ack, events, imageFailed
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        guard let key = fields.allKeys.first, fields.allKeys.count == 1 else {
            throw ProtocolViolation.malformed("A message says one thing: ack, events or imageFailed.")
        }
        switch key {
        case .ack: self = .acknowledgement(try fields.decode(Int.self, forKey: key))
        case .imageFailed: self = .imageFailure(try fields.decode(Int.self, forKey: key))
        case .events:
            let events = try fields.decode([PageEvent].self, forKey: key)
            guard events.count <= Self.mostEvents else {
                throw ProtocolViolation.malformed("A message has at most \(Self.mostEvents) events.")
            }
            self = .events(events.map(\.event))
        }
    }
}
