/// One step of laying out glyphs: a kind of work, and subtables of which the first that knows the glyphs does it.
struct LayoutLookup: Sendable {
    /// Adjusting pairs is 2; 9 says that the subtables lie far away.
    private static let extensionKind = 9

    private let bytes: FontBytes

    init(_ bytes: FontBytes) {
        self.bytes = bytes
    }

    /// Which kinds of glyphs the step doesn't see.
    var flags: Int { bytes.unsigned16(at: 2) }

    /// At most so many that a file can't make us remember more than it has bytes.
    func subtables(ofKind wanted: Int, atMost limit: Int) -> [FontBytes] {
        let kind = bytes.unsigned16(at: 0)
        guard kind == wanted || kind == Self.extensionKind else { return [] }
        let count = min(bytes.recordCount(said: bytes.unsigned16(at: 4), size: 2, at: 6), limit)
        let subtables = (0..<count).compactMap { bytes.target16(at: 6 + $0 * 2) }
        if kind == wanted { return subtables }
        return subtables.compactMap { $0.unsigned16(at: 2) == wanted ? $0.target32(at: 4) : nil }
    }
}
