/// A place in the bytes of an XML file, and what can be read from there.
///
/// The bytes are known to be UTF-8. Marks of XML are ASCII, and no byte of a longer character is.
struct XMLScanner {
    private let bytes: [UInt8]
    private var position = 0
    /// The line of the place; the first is 1.
    private(set) var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    /// The byte at the place, 0 at the end.
    var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

    var isAtEndOfTag: Bool { next == UInt8(ascii: ">") || next == UInt8(ascii: "/") }

    func mistake(_ reason: String) -> XMLMistake { XMLMistake(line: line, reason: reason) }

    // MARK: Going on

    /// Goes past a mark. Returns whether it is there.
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

    /// Always true, to stand in a condition.
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

    /// The name of an element or an attribute.
    mutating func name() throws(XMLMistake) -> String {
        let start = position
        while !isAtEnd, Self.isInName(next, isFirst: position == start) { position += 1 }
        guard position > start else {
            throw mistake(isAtEnd ? "the file ends where a name should stand" : "a name should stand before \(shown)")
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

    /// The byte at the place as a reader of the message sees it.
    private var shown: String {
        (0x21..<0x7F).contains(next) ? "\"\(Character(UnicodeScalar(next)))\"" : "byte \(next)"
    }

    /// Everything up to a mark, which is passed.
    mutating func text(upTo mark: StaticString, of what: String) throws(XMLMistake) -> String {
        let began = line
        let text = try characters(where: { !$0.isAt(mark) }, replaces: false)
        guard take(mark) else { throw mistake("the file ends inside a \(what) that begins in line \(began)") }
        return text
    }

    /// Text up to the next tag, with its entities replaced.
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
            throw mistake("the file ends inside the value of \(name), which begins in line \(began)")
        }
        guard next == quote else { throw mistake("\"<\" stands inside the value of \(name)") }
        position += 1
        return value
    }

    /// Characters as XML has them: lines end with a line feed alone, and those that no text has are refused.
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
            case ..<0x20: throw mistake("the file has the character \(next), which XML doesn't have")
            default: found.append(next)
            }
            step()
        }
        return String(decoding: found, as: UTF8.self)
    }

    /// The longest that is one is `&#x10FFFF;`; more digits than that may be zeros, which IB doesn't write.
    private static let longestEntity = 12

    private mutating func entity() throws(XMLMistake) -> String.UTF8View {
        let rest = bytes[position...].prefix(Self.longestEntity)
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
            throw mistake("\"&\" begins no entity; in text it is written &amp;")
        }
        let name = String(decoding: bytes[position + 1..<end], as: UTF8.self)
        guard let character = Self.character(of: name) else {
            throw mistake("the entity &\(name); isn't known")
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
