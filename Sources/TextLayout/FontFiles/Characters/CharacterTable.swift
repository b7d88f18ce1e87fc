/// Glyphs by codes, as one of the formats writes them.
protocol CharacterTable: Sendable {
    /// 0 when there is none.
    func glyph(for code: Int) -> Int
}
