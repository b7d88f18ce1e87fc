/// What happens to text that is wider than its box.
package enum LineBreakMode: Sendable, Hashable, CaseIterable {
    /// Lines end between words; a word that is longer than a line is cut where the line ends.
    case byWordWrapping
    /// Lines end anywhere.
    case byCharWrapping
    /// Lines end where the text says so only, and are drawn beyond the box.
    case byClipping
    /// As by words; the last line that is allowed shows its end: "…end of line".
    case byTruncatingHead
    /// As by words; the last line that is allowed shows its beginning: "beginning of…".
    case byTruncatingTail
    /// As by words; the last line that is allowed shows both: "beginn…f line".
    case byTruncatingMiddle

    var isTruncating: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }
}
