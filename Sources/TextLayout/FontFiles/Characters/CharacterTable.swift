/// Glyphs by character codes, in one of the formats.
protocol CharacterTable: Sendable {
    /// Returns 0 if there is no glyph.
    func glyph(for code: Int) -> Int
}
