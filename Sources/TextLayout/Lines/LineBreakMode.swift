/// How text is shown that is wider than its box.
package enum LineBreakMode: Sendable, Hashable, CaseIterable {
    /// Lines end between words. A word that is longer than a line is broken where the line ends.
    case byWordWrapping
    /// Lines end anywhere.
    case byCharWrapping
    /// Lines end only at newlines, and extend beyond the box.
    case byClipping
    /// As by words, and the last allowed line shows its end: "…end of line".
    case byTruncatingHead
    /// As by words, and the last allowed line shows its beginning: "beginning of…".
    case byTruncatingTail
    /// As by words, and the last allowed line shows both: "beginn…f line".
    case byTruncatingMiddle

    var isTruncating: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }
}
