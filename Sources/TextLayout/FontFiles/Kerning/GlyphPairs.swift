/// For each first glyph, the second glyphs that are kerned with it.
struct GlyphPairs: PairSubtable {
    private let bytes: FontBytes
    private let firstGlyphs: GlyphCoverage
    private let format: PairValueFormat

    init?(_ bytes: FontBytes) {
        guard let coverage = bytes.target16(at: 2) else { return nil }
        self.bytes = bytes
        firstGlyphs = GlyphCoverage(coverage)
        format = PairValueFormat(bytes, at: 4)
    }

    func value(between first: GlyphID, and second: GlyphID, deltas: VariationDeltas?) -> Int? {
        guard let index = firstGlyphs.index(of: first), index < bytes.unsigned16(at: 8),
            let set = bytes.target16(at: 10 + index * 2)
        else { return nil }
        let records = SortedRecords(set, at: 2, count: set.unsigned16(at: 0), size: 2 + format.size)
        guard let record = records.index(of: second.number) else { return nil }
        return format.value(in: set, at: 4 + record * (2 + format.size), deltas: deltas)
    }
}
