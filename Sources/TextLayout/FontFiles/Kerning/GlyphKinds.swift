/// The kinds of glyphs: letters, ligatures, marks above letters ('GDEF').
struct GlyphKinds: Sendable {
    private let classes: GlyphClasses

    init?(_ definitions: FontBytes) {
        guard let bytes = definitions.target16(at: 4) else { return nil }
        classes = GlyphClasses(bytes)
    }

    /// Returns 1 for a letter, 2 for a ligature, 3 for a mark.
    func number(of glyph: GlyphID) -> Int { classes.number(of: glyph) }
}
