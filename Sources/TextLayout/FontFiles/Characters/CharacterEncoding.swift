/// The encoding of a character table, the best one first.
enum CharacterEncoding: Int, Sendable {
    case unicode
    /// Without the characters beyond the first 65,536.
    case basicUnicode
    /// Symbols in place of letters, from U+F000 on.
    case symbol
    case macRoman

    init?(platform: Int, encoding: Int) {
        switch (platform, encoding) {
        case (3, 10), (0, 4), (0, 6): self = .unicode
        case (3, 1), (0, 0...3): self = .basicUnicode
        case (3, 0): self = .symbol
        case (1, 0): self = .macRoman
        default: return nil
        }
    }
}
