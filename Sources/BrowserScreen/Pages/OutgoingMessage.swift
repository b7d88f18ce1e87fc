/// A message to a page, as the text of one WebSocket message.
package struct OutgoingMessage: Sendable {
    package let bytes: [UInt8]
    /// Whether the page acknowledges it.
    package let isFrame: Bool

    init(_ bytes: [UInt8], isFrame: Bool = false) {
        self.bytes = bytes
        self.isFrame = isFrame
    }
}
