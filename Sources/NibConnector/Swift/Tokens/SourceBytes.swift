/// The bytes of a source file, and a position that only moves forwards.
struct SourceBytes {
    private let bytes: [UInt8]
    private(set) var position = 0
    /// The end of a line without a regular expression, so that the search isn't repeated.
    var regexFreeEnd = 0

    /// Skips a byte order mark, which isn't part of the source.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    var isAtStart: Bool { position == 0 }
    var isAtEnd: Bool { position == bytes.count }

    /// The current byte; 0 at the end.
    var next: UInt8 { byte(at: 0) }

    /// Returns the byte at a distance; 0 after the end.
    func byte(at distance: Int) -> UInt8 {
        distance < bytes.count - position ? bytes[position + distance] : 0
    }

    func isAt(_ mark: StaticString, after distance: Int = 0) -> Bool {
        guard bytes.count - position - distance >= mark.utf8CodeUnitCount else { return false }
        return mark.withUTF8Buffer { $0.elementsEqual(bytes[(position + distance)...].prefix($0.count)) }
    }

    // MARK: Moving forwards

    mutating func skip(_ count: Int) { position = min(position + count, bytes.count) }

    /// Skips the rest of the line, but not its end.
    mutating func skipLine() {
        while !isAtEnd, !isAtLineEnd { skip(1) }
    }

    var isAtLineEnd: Bool { next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") }

    // MARK: Words

    /// Returns whether a byte belongs to a word: letters, digits, `_`, `$`, and everything beyond ASCII.
    static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
        default: false
        }
    }

    /// Returns the word at a distance; empty if there is none.
    func word(at distance: Int) -> String {
        String(decoding: bytes[min(position + distance, bytes.count)...].prefix(while: Self.isInWord), as: UTF8.self)
    }

    mutating func takeWord() -> String {
        let start = position
        while !isAtEnd, Self.isInWord(next) { skip(1) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Takes a name in backticks, and keeps the backticks.
    mutating func takeQuotedName() -> String {
        let start = position
        skip(1)
        while !isAtEnd, !isAtLineEnd, next != UInt8(ascii: "`") { skip(1) }
        if next == UInt8(ascii: "`") { skip(1) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}
