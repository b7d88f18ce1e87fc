/// Moves through tokens from the first to the last.
struct TokenCursor {
    private let tokens: [SwiftToken]
    private var position = 0

    init(_ tokens: [SwiftToken]) { self.tokens = tokens }

    /// The token to read next; nil at the end.
    var current: SwiftToken? { ahead(0) }

    var previous: SwiftToken? { position > 0 ? tokens[position - 1] : nil }

    var remaining: Int { tokens.count - position }

    func ahead(_ distance: Int) -> SwiftToken? {
        distance < remaining ? tokens[position + distance] : nil
    }

    /// Whether the next token is this mark or word.
    func isAt(_ text: String) -> Bool { current?.text == text }

    // MARK: Moving forwards

    mutating func skip() {
        if position < tokens.count { position += 1 }
    }

    /// Skips a mark or a word if it's there.
    mutating func take(_ text: String) -> Bool {
        guard isAt(text) else { return false }
        skip()
        return true
    }

    /// Takes a name or a keyword.
    mutating func takeWord() -> String? {
        guard let token = current, token.kind == .word else { return nil }
        skip()
        return token.text
    }

    /// Takes names with dots between them: `Outer.Inner`.
    mutating func takePath() -> [String] {
        var path: [String] = []
        while let word = takeWord() {
            path.append(word)
            guard isAt("."), ahead(1)?.kind == .word, take(".") else { break }
        }
        return path
    }

    // MARK: Groups

    var isAtGroup: Bool { isAt("{") || isAt("(") || isAt("[") }
    var isAtGroupEnd: Bool { isAt("}") || isAt(")") || isAt("]") }

    /// Skips a bracket and everything up to its closing bracket.
    mutating func skipGroup() {
        var depth = 0
        repeat {
            if isAtGroup { depth += 1 } else if isAtGroupEnd { depth -= 1 }
            skip()
        } while depth > 0 && current != nil
    }

    /// Skips `<…>`. Stops before a brace, which can't be inside.
    mutating func skipGenerics() {
        var depth = 0
        repeat {
            if isAt("{") || isAt("}") { return }
            if isAt("(") || isAt("[") { skipGroup(); continue }
            if isAt("<") { depth += 1 } else if isAt(">") { depth -= 1 }
            skip()
        } while depth > 0 && current != nil
    }
}
