/// Splits Swift source into tokens.
///
/// It checks nothing: any bytes give tokens, and the compiler reports what's wrong with the source.
///
/// - Complexity: O(bytes).
struct SwiftTokenizer {
    private var bytes: SourceBytes
    private var startsLine = true
    private var isAttached = false
    private var last: SwiftToken?

    private init(_ source: [UInt8]) { bytes = SourceBytes(source) }

    static func tokens(in source: [UInt8]) -> [SwiftToken] {
        var tokenizer = SwiftTokenizer(source)
        var tokens: [SwiftToken] = []
        while let token = tokenizer.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> SwiftToken? {
        skipBlanks()
        guard !bytes.isAtEnd else { return nil }
        let token = read()
        (last, startsLine, isAttached) = (token, false, true)
        return token
    }

    // MARK: Between tokens

    private mutating func skipBlanks() {
        if bytes.isAtStart, bytes.isAt("#!") { bytes.skipLine() }
        while !bytes.isAtEnd {
            switch bytes.next {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): startsLine = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: break
            case UInt8(ascii: "/"):
                guard let lines = bytes.skipComment() else { return }
                startsLine = startsLine || lines > 0
                isAttached = false
                continue
            case UInt8(ascii: "#"):
                guard isAtCondition else { return }
                bytes.skipLine()
                continue
            default: return
            }
            isAttached = false
            bytes.skip(1)
        }
    }

    private var isAtCondition: Bool {
        guard startsLine else { return false }
        return ["if", "elseif", "else", "endif"].contains(bytes.word(at: 1))
    }

    // MARK: Tokens

    private mutating func read() -> SwiftToken {
        switch bytes.next {
        case _ where bytes.isAtString:
            bytes.skipString()
            return token(.literal, "")
        case UInt8(ascii: "/") where isAtExpression && bytes.skipRegex(),
            UInt8(ascii: "#") where bytes.skipExtendedRegex():
            return token(.literal, "")
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            bytes.skipNumber()
            return token(.literal, "")
        case UInt8(ascii: "`"): return token(.word, bytes.takeQuotedName())
        case let byte where SourceBytes.isInWord(byte): return token(.word, bytes.takeWord())
        case UInt8(ascii: "-") where bytes.isAt("->"):
            bytes.skip(2)
            return token(.mark, "->")
        case let byte:
            bytes.skip(1)
            return token(.mark, String(UnicodeScalar(byte)))
        }
    }

    private func token(_ kind: SwiftToken.Kind, _ text: String) -> SwiftToken {
        SwiftToken(kind: kind, text: text, startsLine: startsLine, isAttached: isAttached)
    }

    /// Whether `/` can begin a regular expression here. After an operand it divides.
    private var isAtExpression: Bool {
        guard let last else { return true }
        switch last.kind {
        case .literal: return false
        case .word: return ["return", "in", "case", "where", "if", "while", "try", "await", "else"].contains(last.text)
        case .mark: return !")]}?!>".contains(last.text)
        }
    }
}
