/// Which numbers are written for a pair, and where among them is what is added to the first glyph's advance.
struct PairValueFormat: Sendable {
    /// In bytes, of the numbers for both glyphs.
    let size: Int
    private let advancePlace: Int?
    /// Where an offset leads to how the advance varies along the axes.
    private let variationPlace: Int?

    /// - Parameter offset: of two numbers whose bits say what is written for the first glyph and for the second.
    init(_ bytes: FontBytes, at offset: Int) {
        let first = bytes.unsigned16(at: offset)
        size = 2 * (first.nonzeroBitCount + bytes.unsigned16(at: offset + 2).nonzeroBitCount)
        advancePlace = Self.place(ofBit: 2, in: first)
        variationPlace = Self.place(ofBit: 6, in: first)
    }

    private static func place(ofBit bit: Int, in format: Int) -> Int? {
        format & 1 << bit == 0 ? nil : 2 * (format & (1 << bit - 1)).nonzeroBitCount
    }

    /// - Parameter bytes: the table that offsets count from.
    func value(in bytes: FontBytes, at offset: Int, deltas: VariationDeltas?) -> Int {
        let value = advancePlace.map { bytes.signed16(at: offset + $0) } ?? 0
        guard let deltas, let variationPlace, let variation = bytes.target16(at: offset + variationPlace),
            variation.unsigned16(at: 4) == 0x8000  // Else it is about small sizes on screens.
        else { return value }
        return value
            + deltas.delta(DeltaIndex(outer: variation.unsigned16(at: 0), inner: variation.unsigned16(at: 2)))
    }
}
