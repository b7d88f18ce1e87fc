/// What the codes of a character table are; the first is the best.
enum CharacterEncoding: Int, Sendable {
    case unicode
    /// Without what was added beyond 65,536 characters.
    case basicUnicode
    /// Pictures where letters would be, from U+F000 on.
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
