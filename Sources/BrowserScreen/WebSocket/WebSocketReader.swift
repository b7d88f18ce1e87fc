/// Assembles a page's frames from the pieces in which they arrive.
///
/// Reports a violation as early as possible: a frame whose header announces too many bytes is refused before they
/// arrive. So a reader never holds more than one message of the allowed length.
package struct WebSocketReader: Sendable {
    package enum Incoming: Sendable, Hashable {
        /// A whole message, from one frame or several.
        case text([UInt8])
        /// A part of a message whose end hasn't arrived.
        case fragment
        case ping([UInt8])
        case pong
        case close
    }

    private let mostBytes: Int
    private var header: [UInt8] = []
    private var frame: Frame?
    /// The parts of a message so far; nil between messages.
    private var message: [UInt8]?

    private struct Frame {
        let opcode: WebSocketFrame.Opcode
        let isLast: Bool
        let mask: ArraySlice<UInt8>
        let length: Int
        var payload: [UInt8] = []
    }

    package init(mostBytes: Int) {
        self.mostBytes = mostBytes
    }

    /// Returns the next complete frame, and removes its bytes from the beginning of `bytes`; nil if all bytes were
    /// used.
    package mutating func next(from bytes: inout ArraySlice<UInt8>) throws(ProtocolViolation) -> Incoming? {
        while frame == nil {
            guard let byte = bytes.popFirst() else { return nil }
            header.append(byte)
            try readHeader()
        }
        guard var frame else { return nil }
        let part = bytes.prefix(frame.length - frame.payload.count)
        bytes = bytes.dropFirst(part.count)
        self.frame = nil  // So that the payload grows in place.
        frame.payload += part
        guard frame.payload.count == frame.length else {
            self.frame = frame
            return nil
        }
        for index in frame.payload.indices { frame.payload[index] ^= frame.mask[frame.mask.startIndex + index % 4] }
        return try incoming(frame)
    }

    /// Two bytes say how many more there are: none, two or eight for the length, then the mask.
    private mutating func readHeader() throws(ProtocolViolation) {
        guard header.count >= 2 else { return }
        if header.count == 2 { try checkFirstBytes() }
        guard let opcode = WebSocketFrame.Opcode(rawValue: header[0] & 0x0F) else { return }
        let short = header[1] & 0x7F
        let lengthBytes = short < 126 ? 0 : short == 126 ? 2 : 8
        if header.count == 2 + lengthBytes { try checkLength(length(of: lengthBytes), of: opcode) }
        guard header.count == 2 + lengthBytes + 4 else { return }
        frame = Frame(
            opcode: opcode, isLast: header[0] & 0x80 != 0, mask: header.suffix(4), length: Int(length(of: lengthBytes)))
        header = []
    }

    private func length(of lengthBytes: Int) -> UInt64 {
        guard lengthBytes > 0 else { return UInt64(header[1] & 0x7F) }
        return header[2..<2 + lengthBytes].reduce(0) { $0 << 8 | UInt64($1) }
    }

    private func checkFirstBytes() throws(ProtocolViolation) {
        guard header[0] & 0x70 == 0 else { throw .badFrame("No extension was agreed on.") }
        guard let opcode = WebSocketFrame.Opcode(rawValue: header[0] & 0x0F) else {
            throw .badFrame("There are no frames of this kind.")
        }
        guard header[1] & 0x80 != 0 else { throw .badFrame("A page masks its frames.") }
        if opcode.isControl {
            guard header[0] & 0x80 != 0, header[1] & 0x7F <= WebSocketFrame.mostControlBytes else {
                throw .badFrame("A control frame is whole and short.")
            }
        }
        switch opcode {
        case .binary: throw .notText
        case .text where message != nil, .continuation where message == nil:
            throw .badFrame("The parts of a message are out of order.")
        default: break
        }
    }

    private func checkLength(_ length: UInt64, of opcode: WebSocketFrame.Opcode) throws(ProtocolViolation) {
        let room = opcode.isControl ? WebSocketFrame.mostControlBytes : mostBytes - (message?.count ?? 0)
        guard length <= UInt64(room) else { throw .tooLarge }
    }

    private mutating func incoming(_ frame: Frame) throws(ProtocolViolation) -> Incoming {
        switch frame.opcode {
        case .ping: return .ping(frame.payload)
        case .pong: return .pong
        case .close: return .close
        case .text, .continuation, .binary:
            var whole = message ?? []
            message = nil  // So that the parts before this one aren't copied.
            whole += frame.payload
            if frame.isLast { return .text(whole) }
            message = whole
            return .fragment
        }
    }
}
