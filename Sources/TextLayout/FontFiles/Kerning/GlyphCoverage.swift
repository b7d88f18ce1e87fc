/// Which glyphs a table is about, in order.
struct GlyphCoverage: Sendable {
    private let records: SortedRecords
    private let hasRanges: Bool

    init(_ bytes: FontBytes) {
        hasRanges = bytes.unsigned16(at: 0) == 2
        records = SortedRecords(bytes, at: 4, count: bytes.unsigned16(at: 2), size: hasRanges ? 6 : 2)
    }

    /// Which of them a glyph is; nil when it is none.
    func index(of glyph: GlyphID) -> Int? {
        guard hasRanges else { return records.index(of: glyph.number) }
        guard let range = records.indexOfRange(containing: glyph.number) else { return nil }
        return records.unsigned16(ofRecord: range, at: 4) + glyph.number - records.unsigned16(ofRecord: range, at: 0)
    }
}
