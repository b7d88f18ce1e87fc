/// Reads JSON from a source that may be hostile.
///
/// Foundation's decoder traps on deep nesting, and keeps the last of two members with one name. This reader reads the
/// bytes once, and refuses everything that our page never writes.
struct JSONReader {
    /// The maximum nesting of arrays and objects.
    static let deepest = 8
    /// The maximum length of a number, with sign, point and exponent.
    static let longestNumber = 40
    /// The maximum number of members of an object. Each is compared with the names before it.
    static let mostMembers = 32

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func wholeValue() throws(ProtocolViolation) -> JSONValue {
        let value = try value(depth: 0)
        skipSpace()
        guard place == bytes.count else { throw .notJSON }
        return value
    }

    private mutating func value(depth: Int) throws(ProtocolViolation) -> JSONValue {
        guard depth <= Self.deepest else { throw .malformed("Nested more than \(Self.deepest) deep.") }
        skipSpace()
        switch current {
        case UInt8(ascii: "{"): return .object(try members(depth: depth + 1))
        case UInt8(ascii: "["): return .array(try elements(depth: depth + 1))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", as: .boolean(true))
        case UInt8(ascii: "f"): return try word("false", as: .boolean(false))
        case UInt8(ascii: "n"): return try word("null", as: .null)
        default: return .number(try number())
        }
    }

    private mutating func members(depth: Int) throws(ProtocolViolation) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        place += 1
        if takes("}") { return members }
        repeat {
            skipSpace()
            let name = try string()
            guard takes(":") else { throw .notJSON }
            guard !members.contains(where: { $0.name == name }) else { throw .malformed("An object has a name twice.") }
            guard members.count < Self.mostMembers else { throw .malformed("An object has too many members.") }
            members.append(JSONValue.Member(name: name, value: try value(depth: depth)))
        } while takes(",")
        guard takes("}") else { throw .notJSON }
        return members
    }

    private mutating func elements(depth: Int) throws(ProtocolViolation) -> [JSONValue] {
        var elements: [JSONValue] = []
        place += 1
        if takes("]") { return elements }
        repeat { elements.append(try value(depth: depth)) } while takes(",")
        guard takes("]") else { throw .notJSON }
        return elements
    }

    private mutating func word(_ word: StaticString, as value: JSONValue) throws(ProtocolViolation) -> JSONValue {
        let end = place + word.utf8CodeUnitCount
        guard end <= bytes.count, bytes[place..<end].elementsEqual(word.description.utf8) else { throw .notJSON }
        place = end
        return value
    }

    // MARK: Numbers

    private mutating func number() throws(ProtocolViolation) -> Double {
        let start = place
        if current == UInt8(ascii: "-") { place += 1 }
        if current == UInt8(ascii: "0") { place += 1 } else { try digits() }
        if current == UInt8(ascii: ".") {
            place += 1
            try digits()
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            place += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { place += 1 }
            try digits()
        }
        guard place - start <= Self.longestNumber,
            let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite
        else { throw .malformed("A number is out of range.") }
        return number
    }

    private mutating func digits() throws(ProtocolViolation) {
        let start = place
        while let digit = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { place += 1 }
        guard place > start else { throw .notJSON }
    }

    // MARK: Strings

    private mutating func string() throws(ProtocolViolation) -> String {
        guard current == UInt8(ascii: "\"") else { throw .notJSON }
        place += 1
        var text: [UInt8] = []
        var start = place
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                text += bytes[start..<place]
                place += 1
                guard let string = String(validating: text, as: UTF8.self) else { throw .malformed("Text is UTF-8.") }
                return string
            case UInt8(ascii: "\\"):
                text += bytes[start..<place]
                place += 1
                text += String(Character(try escaped())).utf8
                start = place
            case 0..<0x20: throw .notJSON
            default: place += 1
            }
        }
        throw .notJSON
    }

    /// Reads what follows a backslash.
    private mutating func escaped() throws(ProtocolViolation) -> Unicode.Scalar {
        guard let byte = current else { throw .notJSON }
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar()
        default: throw .notJSON
        }
    }

    /// Reads four hexadecimal digits, or twice four for a surrogate pair.
    private mutating func scalar() throws(ProtocolViolation) -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard current == UInt8(ascii: "\\") else { throw .loneSurrogate }
        place += 1
        guard current == UInt8(ascii: "u") else { throw .loneSurrogate }
        place += 1
        let second = try codeUnit()
        guard UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second) else { throw .loneSurrogate }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private mutating func codeUnit() throws(ProtocolViolation) -> UInt16 {
        guard place + 4 <= bytes.count else { throw .notJSON }
        var unit: UInt16 = 0
        for byte in bytes[place..<place + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw .notJSON }
            unit = unit << 4 | UInt16(digit)
        }
        place += 4
        return unit
    }

    // MARK: Bytes

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
    }

    /// Consumes this character if it is next. Returns whether it was.
    private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        guard current == UInt8(ascii: sign) else { return false }
        place += 1
        return true
    }
}

extension ProtocolViolation {
    fileprivate static let notJSON = malformed("This is not a message of the screen protocol.")
    fileprivate static let loneSurrogate = malformed("Text has half a character.")
}
