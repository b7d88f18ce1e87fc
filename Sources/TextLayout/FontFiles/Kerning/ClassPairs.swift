/// A table of kerning by classes of glyphs. Glyphs that look alike on a side share a class: A, À and Á.
struct ClassPairs: PairSubtable {
    private let bytes: FontBytes
    private let firstGlyphs: GlyphCoverage
    private let firstClasses: GlyphClasses
    private let secondClasses: GlyphClasses
    private let format: PairValueFormat
    private let firstCount: Int
    private let secondCount: Int

    init?(_ bytes: FontBytes) {
        guard let coverage = bytes.target16(at: 2) else { return nil }
        self.bytes = bytes
        firstGlyphs = GlyphCoverage(coverage)
        format = PairValueFormat(bytes, at: 4)
        firstClasses = GlyphClasses(bytes.target16(at: 8))
        secondClasses = GlyphClasses(bytes.target16(at: 10))
        firstCount = bytes.unsigned16(at: 12)
        secondCount = bytes.unsigned16(at: 14)
    }

    func value(between first: GlyphID, and second: GlyphID, deltas: VariationDeltas?) -> Int? {
        guard firstGlyphs.index(of: first) != nil else { return nil }
        let (row, column) = (firstClasses.number(of: first), secondClasses.number(of: second))
        guard row < firstCount, column < secondCount else { return nil }
        return format.value(in: bytes, at: 16 + (row * secondCount + column) * format.size, deltas: deltas)
    }
}
