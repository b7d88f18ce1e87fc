/// The row of variation deltas for each glyph, if glyphs share rows.
struct DeltaIndexMap: Sendable {
    private let entries: FontBytes
    private let entrySize: Int
    private let innerBitCount: Int
    private let lastIndex: Int

    /// Returns nil if the map is empty: then each glyph has its own row.
    init?(_ bytes: FontBytes) {
        let isLong = bytes.unsigned8(at: 0) == 1
        let format = bytes.unsigned8(at: 1)
        entrySize = (format >> 4 & 0b11) + 1
        innerBitCount = (format & 0b1111) + 1
        entries = bytes.part(at: isLong ? 6 : 4)
        let said = isLong ? bytes.unsigned32(at: 2) : bytes.unsigned16(at: 2)
        lastIndex = entries.recordCount(said: said, size: entrySize, at: 0) - 1
        if lastIndex < 0 { return nil }
    }

    /// The last entry is also that of all later glyphs.
    func index(of glyph: GlyphID) -> DeltaIndex {
        let place = min(glyph.number, lastIndex) * entrySize
        let entry = (place..<place + entrySize).reduce(0) { $0 << 8 | entries.unsigned8(at: $1) }
        return DeltaIndex(outer: entry >> innerBitCount, inner: entry & (1 << innerBitCount - 1))
    }
}
