/// The kerning of two neighbours: how much closer together they are, as in "AV".
///
/// Uses the feature 'kern' in 'GPOS', or the old table 'kern' if there is no such feature. Considers only pairs: leaves
/// out kerning that depends on a third glyph, and changes of only the second glyph of a pair.
struct Kerning: Sendable {
    private let lookups: [PairLookup]
    private let oldTable: KernTable?

    init(_ tables: FontTables) {
        let positioning = tables["GPOS"].map(LayoutTable.init)
        if let kerning = positioning?.lookups(ofFeature: "kern") {
            lookups = PairLookup.lookups(kerning, glyphKinds: tables["GDEF"].flatMap { GlyphKinds($0) })
            oldTable = nil
        } else {
            lookups = []
            oldTable = tables["kern"].map(KernTable.init)
        }
    }

    func value(between first: GlyphID, and second: GlyphID, deltas: VariationDeltas?) -> Int {
        if let oldTable { return oldTable.value(between: first, and: second) }
        return lookups.reduce(0) { $0 + $1.value(between: first, and: second, deltas: deltas) }
    }
}
