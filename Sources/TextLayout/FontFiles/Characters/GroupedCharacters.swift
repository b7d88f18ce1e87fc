/// Neighbouring codes whose glyphs are neighbours, too (format 12).
struct GroupedCharacters: CharacterTable {
    /// First code, last code, glyph of the first.
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
