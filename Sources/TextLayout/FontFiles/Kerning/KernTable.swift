/// Kerning as it was written before OpenType, and still is in many fonts ('kern').
struct KernTable: Sendable {
    private let lists: [SortedRecords]

    /// No font has as many, and each pair of letters asks them all.
    private static let mostLists = 64

    init(_ bytes: FontBytes) {
        let header = KernHeader(bytes)
        var lists: [SortedRecords] = []
        var place = header.size
        for _ in 0..<min(header.subtableCount, Self.mostLists) where place < bytes.count {
            let subtable = bytes.part(at: place)
            if header.isListOfPairs(subtable) {
                // Left glyph, right glyph, how much; the first two are one number.
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
