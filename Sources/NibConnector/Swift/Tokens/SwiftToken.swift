/// A word, a mark or a literal of Swift source.
///
/// Space, comments and the lines of `#if` aren't tokens, so declarations of every branch are found.
struct SwiftToken: Sendable, Equatable {
    enum Kind: Sendable {
        /// A name or a keyword, with its backticks.
        case word
        /// One character, or `->`.
        case mark
        /// A string, a number or a regular expression. Its text is `""`.
        case literal
    }

    let kind: Kind
    let text: String
    /// Whether it is the first token on its line.
    let startsLine: Bool
    /// Whether it follows the token before it without a space.
    let isAttached: Bool
}
