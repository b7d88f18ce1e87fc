/// The bytes of a source file and a position in them that only moves on.
struct SourceBytes {
    private let bytes: [UInt8]
    private(set) var position = 0
    /// Where the line ends in which a regular expression was looked for in vain, so that it isn't looked for again.
    var regexFreeEnd = 0

    /// A byte order mark isn't part of the source.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    var isAtStart: Bool { position == 0 }
    var isAtEnd: Bool { position == bytes.count }

    /// The current byte, 0 at the end.
    var next: UInt8 { byte(at: 0) }

    /// A byte further on, 0 after the end.
    func byte(at distance: Int) -> UInt8 {
        distance < bytes.count - position ? bytes[position + distance] : 0
    }

    func isAt(_ mark: StaticString, after distance: Int = 0) -> Bool {
        guard bytes.count - position - distance >= mark.utf8CodeUnitCount else { return false }
        return mark.withUTF8Buffer { $0.elementsEqual(bytes[(position + distance)...].prefix($0.count)) }
    }

    // MARK: Going on

    mutating func skip(_ count: Int) { position = min(position + count, bytes.count) }

    /// Stops before the end of the line.
    mutating func skipLine() {
        while !isAtEnd, !isAtLineEnd { skip(1) }
    }

    var isAtLineEnd: Bool { next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") }

    // MARK: Words

    /// Letters, digits, `_`, `$`, and everything beyond ASCII.
    static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
        default: false
        }
    }

    /// The word that begins further on; empty if there is none.
    func word(at distance: Int) -> String {
        String(decoding: bytes[min(position + distance, bytes.count)...].prefix(while: Self.isInWord), as: UTF8.self)
    }

    mutating func takeWord() -> String {
        let start = position
        while !isAtEnd, Self.isInWord(next) { skip(1) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// A name in backticks, which it keeps.
    mutating func takeQuotedName() -> String {
        let start = position
        skip(1)
        while !isAtEnd, !isAtLineEnd, next != UInt8(ascii: "`") { skip(1) }
        if next == UInt8(ascii: "`") { skip(1) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}
