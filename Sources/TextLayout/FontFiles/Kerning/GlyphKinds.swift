/// What glyphs are: letters, ligatures, marks above letters ('GDEF').
struct GlyphKinds: Sendable {
    private let classes: GlyphClasses

    init?(_ definitions: FontBytes) {
        guard let bytes = definitions.target16(at: 4) else { return nil }
        classes = GlyphClasses(bytes)
    }

    /// 1 is a letter, 2 a ligature, 3 a mark.
    func number(of glyph: GlyphID) -> Int { classes.number(of: glyph) }
}
