/// The kinds of glyphs that a step of layout doesn't see.
///
/// A step may also choose among the marks; it sees them all here.
struct SkippedGlyphs: Sendable {
    private let kinds: GlyphKinds
    /// Bit 1 for letters, 2 for ligatures, 3 for marks.
    private let flags: Int

    init?(_ kinds: GlyphKinds, flags: Int) {
        guard flags & 0b1110 != 0 else { return nil }
        self.kinds = kinds
        self.flags = flags & 0b1110
    }

    func contains(_ glyph: GlyphID) -> Bool {
        let kind = kinds.number(of: glyph)
        return kind <= 3 && flags & 1 << kind != 0
    }
}
