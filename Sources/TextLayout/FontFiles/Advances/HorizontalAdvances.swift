/// The widths of glyphs in the default face ('hhea', 'hmtx').
struct HorizontalAdvances: Sendable {
    private let metrics: FontBytes
    /// The last advance is also that of all later glyphs, so a monospaced font has only one.
    private let lastIndex: Int

    init(_ tables: FontTables) throws(FontFileError) {
        let said = try tables.required("hhea", minimumCount: 36).unsigned16(at: 34)
        metrics = try tables.required("hmtx", minimumCount: 4)
        lastIndex = metrics.recordCount(said: said, size: 4, at: 0) - 1
        guard lastIndex >= 0 else { throw .damaged("hhea", seen: "no widths of glyphs", expected: "at least one") }
    }

    func advance(of glyph: GlyphID) -> Int { metrics.unsigned16(at: 4 * min(glyph.number, lastIndex)) }
}
