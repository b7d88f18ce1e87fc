/// Pairs and how much closer they stand, as one of the formats writes them.
protocol PairSubtable: Sendable {
    /// Nil when it doesn't know the pair, and the next subtable is to be asked.
    func value(between first: GlyphID, and second: GlyphID, deltas: VariationDeltas?) -> Int?
}
