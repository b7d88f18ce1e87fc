/// The glyphs that a table covers, in order.
struct GlyphCoverage: Sendable {
    private let records: SortedRecords
    private let hasRanges: Bool

    init(_ bytes: FontBytes) {
        hasRanges = bytes.unsigned16(at: 0) == 2
        records = SortedRecords(bytes, at: 4, count: bytes.unsigned16(at: 2), size: hasRanges ? 6 : 2)
    }

    /// Returns the index of a glyph; nil if the table doesn't cover it.
    func index(of glyph: GlyphID) -> Int? {
        guard hasRanges else { return records.index(of: glyph.number) }
        guard let range = records.indexOfRange(containing: glyph.number) else { return nil }
        return records.unsigned16(ofRecord: range, at: 4) + glyph.number - records.unsigned16(ofRecord: range, at: 0)
    }
}
