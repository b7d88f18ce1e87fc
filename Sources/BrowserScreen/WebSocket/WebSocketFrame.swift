/// Frames from a server (RFC 6455, section 5): whole and unmasked.
package enum WebSocketFrame {
    package static func text(_ payload: [UInt8]) -> [UInt8] { frame(.text, payload) }

    package static func pong(_ payload: [UInt8]) -> [UInt8] { frame(.pong, payload) }

    /// Returns a close frame. The reason is cut to the size of a control frame.
    package static func close(_ code: UInt16, _ reason: String) -> [UInt8] {
        var sentence = Substring(reason)
        while sentence.utf8.count > mostControlBytes - 2 { sentence.removeLast() }
        return frame(.close, [UInt8(code >> 8), UInt8(code & 0xFF)] + sentence.utf8)
    }

    enum Opcode: UInt8 {
        case continuation = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10

        var isControl: Bool { rawValue >= 8 }
    }

    static let mostControlBytes = 125

    private static func frame(_ opcode: Opcode, _ payload: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(payload.count + 10)
        bytes.append(0x80 | opcode.rawValue)
        switch payload.count {
        case 0...125: bytes.append(UInt8(payload.count))
        case 126...0xFFFF: bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default:
            bytes.append(127)
            bytes += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: payload.count >> $0) }
        }
        bytes += payload
        return bytes
    }
}
