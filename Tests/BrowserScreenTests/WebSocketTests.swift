import BrowserScreen
import TestSupport
import Testing

@Suite("WebSockets") struct WebSocketTests {
    private typealias Incoming = WebSocketReader.Incoming

    /// Returns a frame as a page writes it, with any first byte.
    private func frame(_ first: UInt8, _ payload: [UInt8], mask: [UInt8] = [1, 2, 3, 4]) -> [UInt8] {
        let length: [UInt8] =
            payload.count < 126
            ? [0x80 | UInt8(payload.count)] : [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        return [first] + length + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    private func read(_ bytes: [UInt8], mostBytes: Int = 65_536, piece: Int = .max) throws -> [Incoming] {
        var reader = WebSocketReader(mostBytes: mostBytes)
        var (rest, incoming): (ArraySlice<UInt8>, [Incoming]) = (bytes[...], [])
        while !rest.isEmpty {
            var part = rest.prefix(piece)
            rest = rest.dropFirst(part.count)
            while let next = try reader.next(from: &part) { incoming.append(next) }
        }
        return incoming
    }

    @Test(
        "SHA-1 digests are those of RFC 3174",
        arguments: [
            ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"), ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
            (
                String(repeating: "0123456701234567012345670123456701234567012345670123456701234567", count: 10),
                "dea356a2cddd90c7a7ecedc5ebb563934f460452"
            ),
        ])
    func digest(message: String, hexadecimal: String) {
        let digits = SHA1.digest(of: Array(message.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        #expect(digits.joined() == hexadecimal)
    }

    @Test("messages, fragments and control frames between them are read", arguments: [1, 3, 1000])
    func messages(piece: Int) throws {
        let long = [UInt8](repeating: 7, count: 300)
        let bytes =
            frame(0x81, Array("one".utf8)) + frame(0x01, Array("tw".utf8)) + frame(0x89, [9])
            + frame(0x80, Array("o".utf8))
            + frame(0x8A, []) + frame(0x81, long) + frame(0x88, [3, 232])
        #expect(
            try read(bytes, piece: piece) == [
                .text(Array("one".utf8)), .fragment, .ping([9]), .text(Array("two".utf8)), .pong, .text(long), .close,
            ])
    }

    @Test(
        "frames that the protocol forbids are refused by their first bytes",
        arguments: [
            ([0xC1, 0x80], 1002), ([0x91, 0x80], 1002), ([0x83, 0x80], 1002), ([0x8B, 0x80], 1002),
            ([0x81, 0x01], 1002),
            ([0x09, 0x80], 1002), ([0x89, 0xFE], 1002), ([0x80, 0x80], 1002), ([0x82, 0x80], 1003),
            ([0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1], 1009), ([0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0], 1009),
            ([0x81, 0xFF] + [UInt8](repeating: 0xFF, count: 8), 1009),
        ] as [([UInt8], UInt16)])
    func refusals(bytes: [UInt8], code: UInt16) {
        let violation = #expect(throws: ProtocolViolation.self) { try read(bytes) }
        #expect(violation?.code == code)
    }

    @Test("fragments together are limited as a message is, and no message begins within another")
    func parts() {
        let half = [UInt8](repeating: 0, count: 60)
        #expect(throws: ProtocolViolation.tooLarge) {
            try read(frame(0x01, half) + frame(0x80, half).prefix(2), mostBytes: 100)
        }
        #expect(throws: Never.self) { try read(frame(0x01, half) + frame(0x89, half), mostBytes: 100) }
        #expect(throws: ProtocolViolation.self) { try read(frame(0x01, half) + frame(0x01, half)) }
    }

    @Test("random bytes are read as frames or refused, in any pieces", arguments: SeededGenerator.seeds(0..<200))
    func fuzz(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bytes = frame(0x81, [1, 2, 3]) + frame(0x01, [4]) + frame(0x80, [5]) + frame(0x89, [6])
        for _ in 0..<3 {
            bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
        let outcomes = [1, 5, 1000].map { piece in Result { try read(bytes, piece: piece) }.map(Optional.some) }
        #expect(
            outcomes.allSatisfy { (try? $0.get()) == (try? outcomes[0].get()) }, "seed \(seed): the same in every cut")
    }

    @Test("frames have lengths of one, three or nine bytes, and a close reason is cut to fit")
    func writing() {
        #expect(WebSocketFrame.text([1, 2]) == [0x81, 2, 1, 2])
        #expect(WebSocketFrame.text([UInt8](repeating: 0, count: 126)).prefix(4) == [0x81, 126, 0, 126])
        #expect(
            WebSocketFrame.text([UInt8](repeating: 0, count: 65_536)).prefix(10) == [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0])
        let close = WebSocketFrame.close(1008, String(repeating: "é", count: 100))
        #expect(close.prefix(4) == [0x88, 124, 0x03, 0xF0] && close.count == 126)
    }
}
