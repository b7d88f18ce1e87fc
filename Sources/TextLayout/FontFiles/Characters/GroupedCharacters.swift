/// Groups of consecutive codes with consecutive glyphs (format 12).
struct GroupedCharacters: CharacterTable {
    /// Each record has the first code, the last code, and the glyph of the first code.
    private let groups: SortedRecords

    init(_ bytes: FontBytes) {
        groups = SortedRecords(bytes, at: 16, count: bytes.unsigned32(at: 12), size: 12, key: .unsigned32)
    }

    func glyph(for code: Int) -> Int {
        guard let group = groups.indexOfRange(containing: code) else { return 0 }
        let glyph = groups.unsigned32(ofRecord: group, at: 8) + code - groups.unsigned32(ofRecord: group, at: 0)
        return glyph <= 0xFFFF ? glyph : 0
    }
}
