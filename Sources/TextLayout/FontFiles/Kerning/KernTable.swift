/// Kerning in the form before OpenType, which many fonts still have ('kern').
struct KernTable: Sendable {
    private let lists: [SortedRecords]

    /// More than any font has. Every pair of letters searches all lists.
    private static let mostLists = 64

    init(_ bytes: FontBytes) {
        let header = KernHeader(bytes)
        var lists: [SortedRecords] = []
        var place = header.size
        for _ in 0..<min(header.subtableCount, Self.mostLists) where place < bytes.count {
            let subtable = bytes.part(at: place)
            if header.isListOfPairs(subtable) {
                // The left glyph, the right glyph, and the value. The glyphs together are read as one number.
                let count = subtable.unsigned16(at: header.subtableHeaderSize)
                lists.append(
                    SortedRecords(
                        subtable, at: header.subtableHeaderSize + 8, count: count, size: 6, key: .unsigned32))
            }
            place += max(header.count(of: subtable), header.subtableHeaderSize)
        }
        self.lists = lists
    }

    func value(between first: GlyphID, and second: GlyphID) -> Int {
        let pair = first.number << 16 | second.number
        return lists.reduce(0) { sum, list in
            list.index(of: pair).map { sum + list.part(ofRecord: $0, at: 4).signed16(at: 0) } ?? sum
        }
    }
}
