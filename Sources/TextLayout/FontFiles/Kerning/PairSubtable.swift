/// The kerning of pairs, in one of the formats.
protocol PairSubtable: Sendable {
    /// Returns nil if the subtable doesn't know the pair, so that the next subtable is searched.
    func value(between first: GlyphID, and second: GlyphID, deltas: VariationDeltas?) -> Int?
}
