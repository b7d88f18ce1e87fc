/// The kinds of glyphs that a step of layout ignores.
///
/// A step may also ignore only some of the marks. This type then ignores none of them.
struct SkippedGlyphs: Sendable {
    private let kinds: GlyphKinds
    /// Bit 1 ignores letters, bit 2 ligatures, bit 3 marks.
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
