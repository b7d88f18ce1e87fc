/// One step of glyph layout: a kind of operation, and subtables. The first subtable that knows the glyphs is used.
struct LayoutLookup: Sendable {
    /// Kind 2 adjusts pairs; kind 9 means that the subtables are far away in the file.
    private static let extensionKind = 9

    private let bytes: FontBytes

    init(_ bytes: FontBytes) {
        self.bytes = bytes
    }

    /// The kinds of glyphs that the step ignores.
    var flags: Int { bytes.unsigned16(at: 2) }

    /// Returns the subtables, limited in number, so that a file can't make us store more than its size.
    func subtables(ofKind wanted: Int, atMost limit: Int) -> [FontBytes] {
        let kind = bytes.unsigned16(at: 0)
        guard kind == wanted || kind == Self.extensionKind else { return [] }
        let count = min(bytes.recordCount(said: bytes.unsigned16(at: 4), size: 2, at: 6), limit)
        let subtables = (0..<count).compactMap { bytes.target16(at: 6 + $0 * 2) }
        if kind == wanted { return subtables }
        return subtables.compactMap { $0.unsigned16(at: 2) == wanted ? $0.target32(at: 4) : nil }
    }
}
