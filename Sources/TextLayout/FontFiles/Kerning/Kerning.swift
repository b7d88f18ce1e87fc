/// How much closer two neighbours stand: "AV" would gape otherwise.
///
/// What 'GPOS' says under its feature 'kern' counts; where there is no such feature, the old table 'kern'. Only pairs are
/// looked at: kerning that depends on a third glyph is left out, as is what a pair does to the second glyph alone.
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
