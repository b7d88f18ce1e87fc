/// A character that encloses text together with another one.
struct Bracket {
    enum Side {
        case opening, closing
    }

    var side: Side
    /// The closing bracket of the pair, which identifies the pair.
    var pair: Unicode.Scalar

    init?(_ scalar: Unicode.Scalar) {
        guard let entry = MirrorTable.shared.entry(of: scalar) else { return nil }
        switch entry.kind {
        case .openingBracket: self.init(side: .opening, closing: entry.partner)
        case .closingBracket: self.init(side: .closing, closing: scalar)
        case .noBracket: return nil
        }
    }

    private init(side: Side, closing: Unicode.Scalar) {
        self.side = side
        // Unicode has this pair of angle brackets twice; each can close the other.
        pair = closing == "\u{232A}" ? "\u{3009}" : closing
    }
}
