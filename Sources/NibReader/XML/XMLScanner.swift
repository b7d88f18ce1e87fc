/// Reads tokens from the bytes of an XML file.
///
/// The bytes are valid UTF-8. XML's delimiters are ASCII, which never occurs inside a longer UTF-8 sequence.
struct XMLScanner {
    private let bytes: [UInt8]
    private var position = 0
    /// The current line, counted from 1.
    private(set) var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    /// The current byte; 0 at the end.
    var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

    var isAtEndOfTag: Bool { next == UInt8(ascii: ">") || next == UInt8(ascii: "/") }

    func mistake(_ reason: String) -> XMLMistake { XMLMistake(line: line, reason: reason) }

    // MARK: Moving forwards

    /// Consumes a delimiter. Returns false if something else comes next.
    mutating func take(_ mark: StaticString) -> Bool {
        guard isAt(mark) else { return false }
        position += mark.utf8CodeUnitCount
        return true
    }

    private func isAt(_ mark: StaticString) -> Bool {
        guard bytes.count - position >= mark.utf8CodeUnitCount else { return false }
        return mark.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + $0.count]) }
    }

    mutating func skipByteOrderMark() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// Always returns true, so that it can be part of a condition.
    mutating func skipSpace() -> Bool {
        while Self.isSpace(next), !isAtEnd { step() }
        return true
    }

    private mutating func step() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    // MARK: Reading

    /// Reads the name of an element or an attribute.
    mutating func name() throws(XMLMistake) -> String {
        let start = position
        while !isAtEnd, Self.isInName(next, isFirst: position == start) { position += 1 }
        guard position > start else {
            throw mistake(isAtEnd ? "the file ends where a name is expected" : "a name is expected before \(shown)")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isInName(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
        case UInt8(ascii: "_"), UInt8(ascii: ":"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
        default: false
        }
    }

    /// The current byte in a message.
    private var shown: String {
        (0x21..<0x7F).contains(next) ? "\"\(Character(UnicodeScalar(next)))\"" : "byte \(next)"
    }

    /// Reads everything up to a delimiter, and consumes the delimiter.
    mutating func text(upTo mark: StaticString, of what: String) throws(XMLMistake) -> String {
        let began = line
        let text = try characters(where: { !$0.isAt(mark) }, replaces: false)
        guard take(mark) else { throw mistake("the file ends inside a \(what) opened on line \(began)") }
        return text
    }

    /// Reads text up to the next tag, and replaces entities.
    mutating func characterData() throws(XMLMistake) -> String {
        try characters(where: { $0.next != UInt8(ascii: "<") }, replaces: true)
    }

    mutating func attributeValue(of name: String) throws(XMLMistake) -> String {
        let began = line
        let quote = next
        guard take("\"") || take("'") else { throw mistake("the value of \(name) isn't in quotation marks") }
        let value = try characters(
            where: { $0.next != quote && $0.next != UInt8(ascii: "<") }, replaces: true, spaceIsOneSpace: true)
        guard !isAtEnd else {
            throw mistake("the file ends inside the value of \(name), opened on line \(began)")
        }
        guard next == quote else { throw mistake("the value of \(name) contains \"<\"") }
        position += 1
        return value
    }

    /// Reads character data as XML defines it: every line ending becomes a line feed, and control characters are
    /// errors.
    private mutating func characters(
        where isInside: (XMLScanner) -> Bool, replaces: Bool, spaceIsOneSpace: Bool = false
    ) throws(XMLMistake) -> String {
        var found: [UInt8] = []
        while !isAtEnd, isInside(self) {
            switch next {
            case UInt8(ascii: "&") where replaces:
                found += try entity()
                continue
            case UInt8(ascii: "\r"):
                let isPair = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\n")
                if !isPair { found.append(spaceIsOneSpace ? UInt8(ascii: " ") : UInt8(ascii: "\n")) }
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                found.append(spaceIsOneSpace ? UInt8(ascii: " ") : next)
            case ..<0x20: throw mistake("the file contains the control character \(next)")
            default: found.append(next)
            }
            step()
        }
        return String(decoding: found, as: UTF8.self)
    }

    /// Long enough for `&#x10FFFF;`. A longer reference has leading zeros, which Interface Builder never writes.
    private static let longestEntity = 12

    private mutating func entity() throws(XMLMistake) -> String.UTF8View {
        let rest = bytes[position...].prefix(Self.longestEntity)
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
            throw mistake("\"&\" has to be written as &amp;")
        }
        let name = String(decoding: bytes[position + 1..<end], as: UTF8.self)
        guard let character = Self.character(of: name) else {
            throw mistake("the entity &\(name); is unknown")
        }
        position = end + 1
        return String(character).utf8
    }

    private static func character(of entity: String) -> Unicode.Scalar? {
        switch entity {
        case "lt": "<"
        case "gt": ">"
        case "amp": "&"
        case "quot": "\""
        case "apos": "'"
        default: numbered(entity)
        }
    }

    private static func numbered(_ entity: String) -> Unicode.Scalar? {
        guard entity.first == "#" else { return nil }
        let isHexadecimal = entity.dropFirst().first == "x"
        let digits = entity.dropFirst(isHexadecimal ? 2 : 1)
        guard let first = digits.first, first.isHexDigit,
            let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            number >= 0x20 || number == 0x09 || number == 0x0A || number == 0x0D
        else { return nil }
        return Unicode.Scalar(number)
    }
}
