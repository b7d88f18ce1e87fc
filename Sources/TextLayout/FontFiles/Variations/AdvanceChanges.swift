/// How much wider each glyph is at one position on the axes ('HVAR').
struct AdvanceChanges: Sendable {
    private let deltas: VariationDeltas
    private let map: DeltaIndexMap?

    init?(_ bytes: FontBytes, place: [Double]) {
        guard let store = bytes.target32(at: 4), let deltas = VariationDeltas(store, place: place) else { return nil }
        self.deltas = deltas
        map = bytes.target32(at: 8).flatMap(DeltaIndexMap.init)
    }

    func change(of glyph: GlyphID) -> Int {
        deltas.delta(map?.index(of: glyph) ?? DeltaIndex(outer: 0, inner: glyph.number))
    }
}
