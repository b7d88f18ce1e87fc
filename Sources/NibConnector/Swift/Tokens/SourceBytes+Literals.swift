// What has no meaning for declarations: comments, strings, numbers and regular expressions.
extension SourceBytes {
    /// Skips a comment, including comments inside it. Returns how many line ends it contains, or nil if there is no
    /// comment here.
    mutating func skipComment() -> Int? {
        if isAt("//") {
            skipLine()
            return 0
        }
        guard isAt("/*") else { return nil }
        var depth = 0
        var lines = 0
        repeat {
            if isAt("/*") || isAt("*/") {
                depth += next == UInt8(ascii: "/") ? 1 : -1
                skip(2)
            } else {
                if next == UInt8(ascii: "\n") { lines += 1 }
                skip(1)
            }
        } while depth > 0 && !isAtEnd
        return lines
    }

    /// Skips a number, also `0xFF`, `1_000` and `0.5`, but only the first number of `1...5`.
    mutating func skipNumber() {
        while Self.isInWord(next) || (next == UInt8(ascii: ".") && Self.isDigit(byte(at: 1))) { skip(1) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    // MARK: Strings

    /// The part of a string that the position is in.
    private enum StringPart {
        /// Text between quotation marks, with or without `#` around them.
        case text(hashes: Int, isMultiline: Bool)
        /// Code inside `\(…)`, with this many open parentheses.
        case code(parentheses: Int)
    }

    /// Whether a string begins here: `"`, or `#"` with any number of `#`.
    var isAtString: Bool { byte(at: hashes(at: 0)) == UInt8(ascii: "\"") }

    /// Returns how many consecutive `#` there are, up to more than a string ever has.
    private func hashes(at distance: Int) -> Int {
        var count = 0
        while count < 8, byte(at: distance + count) == UInt8(ascii: "#") { count += 1 }
        return count
    }

    /// Skips a string and everything interpolated into it. A string that isn't closed ends with its line, or with the
    /// file.
    mutating func skipString() {
        var open = [openString()]
        while let part = open.last, !isAtEnd {
            switch part {
            case .text(let hashes, let isMultiline): skipText(hashes, isMultiline, &open)
            case .code(let parentheses): skipCode(parentheses, &open)
            }
        }
    }

    private mutating func openString() -> StringPart {
        let hashes = hashes(at: 0)
        skip(hashes)
        let isMultiline = isAt("\"\"\"")
        skip(isMultiline ? 3 : 1)
        return .text(hashes: hashes, isMultiline: isMultiline)
    }

    private mutating func skipText(_ hashes: Int, _ isMultiline: Bool, _ open: inout [StringPart]) {
        let quotes = isMultiline ? 3 : 1
        if isMultiline ? isAt("\"\"\"") : next == UInt8(ascii: "\""), self.hashes(at: quotes) >= hashes {
            skip(quotes + hashes)
            open.removeLast()
        } else if next == UInt8(ascii: "\\"), self.hashes(at: 1) >= hashes {
            let isCode = byte(at: 1 + hashes) == UInt8(ascii: "(")
            skip(2 + hashes)
            if isCode { open.append(.code(parentheses: 0)) }
        } else if !isMultiline, isAtLineEnd {
            open.removeLast()
        } else {
            skip(1)
        }
    }

    private mutating func skipCode(_ parentheses: Int, _ open: inout [StringPart]) {
        if skipComment() != nil { return }
        if isAtString { return open.append(openString()) }
        switch next {
        case UInt8(ascii: "("): open[open.count - 1] = .code(parentheses: parentheses + 1)
        case UInt8(ascii: ")") where parentheses == 0: open.removeLast()
        case UInt8(ascii: ")"): open[open.count - 1] = .code(parentheses: parentheses - 1)
        default: break
        }
        skip(1)
    }

    // MARK: Regular expressions

    /// Skips `/…/` on one line. Returns false, without moving, if it's something else.
    mutating func skipRegex() -> Bool {
        guard position >= regexFreeEnd, byte(at: 1) != UInt8(ascii: " "), byte(at: 1) != UInt8(ascii: "\t") else {
            return false
        }
        var length = 1
        while true {
            switch byte(at: length) {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0:
                regexFreeEnd = position + length
                return false
            case UInt8(ascii: "\\"): length += 2
            case UInt8(ascii: "/"):
                skip(length + 1)
                return true
            default: length += 1
            }
        }
    }

    /// Skips `#/…/#`, which can have several lines. Returns false, without moving, if it's something else.
    mutating func skipExtendedRegex() -> Bool {
        let hashes = hashes(at: 0)
        guard byte(at: hashes) == UInt8(ascii: "/") else { return false }
        skip(hashes + 1)
        while !isAtEnd {
            if next == UInt8(ascii: "/"), self.hashes(at: 1) >= hashes {
                skip(1 + hashes)
                break
            }
            skip(next == UInt8(ascii: "\\") ? 2 : 1)
        }
        return true
    }
}
