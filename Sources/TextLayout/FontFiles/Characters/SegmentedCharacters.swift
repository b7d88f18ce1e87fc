/// Segments of consecutive codes, with consecutive or listed glyphs (format 4).
///
/// The file has four lists one after the other: last codes, first codes, numbers to add to a code, and offsets to
/// listed glyphs.
struct SegmentedCharacters: CharacterTable {
    private let bytes: FontBytes
    private let firstCodes: SortedRecords
    private let lastCodesPlace = 14
    private let changesPlace: Int
    private let offsetsPlace: Int

    init(_ bytes: FontBytes) {
        self.bytes = bytes
        let listCount = bytes.unsigned16(at: 6) & ~1  // In bytes: two for each segment.
        let firstCodesPlace = lastCodesPlace + listCount + 2
        firstCodes = SortedRecords(bytes, at: firstCodesPlace, count: listCount / 2, size: 2)
        changesPlace = firstCodesPlace + listCount
        offsetsPlace = changesPlace + listCount
    }

    func glyph(for code: Int) -> Int {
        guard code <= 0xFFFF, let segment = firstCodes.lastIndex(upTo: code),
            code <= bytes.unsigned16(at: lastCodesPlace + 2 * segment)
        else { return 0 }
        let change = bytes.unsigned16(at: changesPlace + 2 * segment)
        let offsetPlace = offsetsPlace + 2 * segment
        let offset = bytes.unsigned16(at: offsetPlace)
        if offset == 0 { return (code + change) & 0xFFFF }
        // The offset counts from its own position.
        let first = firstCodes.unsigned16(ofRecord: segment, at: 0)
        let listed = bytes.unsigned16(at: offsetPlace + offset + 2 * (code - first))
        return listed == 0 ? 0 : (listed + change) & 0xFFFF
    }
}
