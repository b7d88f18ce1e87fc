/// A step of kerning. The first subtable that knows a pair has its value.
struct PairLookup: Sendable {
    /// More than any font has. Every pair of letters searches all subtables.
    private static let mostSubtables = 2_048
    private static let pairKind = 2

    private let subtables: [any PairSubtable]
    private let skipped: SkippedGlyphs?

    private init(subtables: [any PairSubtable], skipped: SkippedGlyphs?) {
        self.subtables = subtables
        self.skipped = skipped
    }

    static func lookups(_ lookups: [LayoutLookup], glyphKinds: GlyphKinds?) -> [PairLookup] {
        var left = mostSubtables
        return lookups.compactMap { lookup in
            let parts = lookup.subtables(ofKind: pairKind, atMost: left)
            left -= parts.count
            let subtables = parts.compactMap(subtable)
            if subtables.isEmpty { return nil }
            return PairLookup(
                subtables: subtables, skipped: glyphKinds.flatMap { SkippedGlyphs($0, flags: lookup.flags) })
        }
    }

    private static func subtable(_ bytes: FontBytes) -> (any PairSubtable)? {
        switch bytes.unsigned16(at: 0) {
        case 1: GlyphPairs(bytes)
        case 2: ClassPairs(bytes)
        default: nil
        }
    }

    func value(between first: GlyphID, and second: GlyphID, deltas: VariationDeltas?) -> Int {
        if let skipped, skipped.contains(first) || skipped.contains(second) { return 0 }
        for subtable in subtables {
            if let value = subtable.value(between: first, and: second, deltas: deltas) { return value }
        }
        return 0
    }
}
