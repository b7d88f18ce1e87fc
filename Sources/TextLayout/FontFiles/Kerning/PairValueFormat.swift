/// Which numbers a table has for each pair, and which of them is added to the first glyph's advance.
struct PairValueFormat: Sendable {
    /// The size of the numbers for both glyphs, in bytes.
    let size: Int
    private let advancePlace: Int?
    /// The place of the offset to the advance's variation along the axes.
    private let variationPlace: Int?

    /// - Parameter offset: The offset of two numbers, whose bits say which values there are for the first and the
    ///   second glyph.
    init(_ bytes: FontBytes, at offset: Int) {
        let first = bytes.unsigned16(at: offset)
        size = 2 * (first.nonzeroBitCount + bytes.unsigned16(at: offset + 2).nonzeroBitCount)
        advancePlace = Self.place(ofBit: 2, in: first)
        variationPlace = Self.place(ofBit: 6, in: first)
    }

    private static func place(ofBit bit: Int, in format: Int) -> Int? {
        format & 1 << bit == 0 ? nil : 2 * (format & (1 << bit - 1)).nonzeroBitCount
    }

    /// - Parameter bytes: The table that offsets count from.
    func value(in bytes: FontBytes, at offset: Int, deltas: VariationDeltas?) -> Int {
        let value = advancePlace.map { bytes.signed16(at: offset + $0) } ?? 0
        guard let deltas, let variationPlace, let variation = bytes.target16(at: offset + variationPlace),
            variation.unsigned16(at: 4) == 0x8000  // Otherwise it is about small sizes on screens.
        else { return value }
        return value
            + deltas.delta(DeltaIndex(outer: variation.unsigned16(at: 0), inner: variation.unsigned16(at: 2)))
    }
}
