import TextLayout

extension FontBuilder {
    /// 'GPOS' with a feature 'kern' that uses some of its lookups.
    ///
    /// - Parameters:
    ///   - lookups: The kind, the flags and the subtables of each lookup.
    ///   - used: The indices of the lookups that the feature uses.
    ///   - script: The script that the feature belongs to.
    package static func positioning(
        _ lookups: [(kind: Int, flags: Int, subtables: [[UInt8]])], used: [Int], script: FontTag = "latn",
        feature: FontTag = "kern"
    ) -> [UInt8] {
        let scripts = table(shorts(1), tag(script), shorts(8), shorts(4, 0), shorts(0, 0xFFFF, 1, 0))
        let features = table(shorts(1), tag(feature), shorts(8), shorts(0, used.count), shorts(used))
        let lists = lookups.map { list(shorts($0.kind, $0.flags), $0.subtables) }
        let scriptsPlace = 10
        let featuresPlace = scriptsPlace + scripts.count
        return table(
            shorts(1, 0, scriptsPlace, featuresPlace, featuresPlace + features.count), scripts, features,
            list([], lists))
    }

    /// A beginning, how many parts follow, an offset to each, and the parts.
    private static func list(_ beginning: [UInt8], _ parts: [[UInt8]]) -> [UInt8] {
        var (offsets, contents): ([Int], [UInt8]) = ([], [])
        for part in parts {
            offsets.append(beginning.count + 2 + 2 * parts.count + contents.count)
            contents += part
        }
        return table(beginning, shorts(parts.count), shorts(offsets), contents)
    }

    /// Pairs of one first glyph: format 1.
    package static func glyphPairs(first: Int, _ pairs: [(second: Int, value: Int)]) -> [UInt8] {
        table(
            shorts(1, 12, 4, 0, 1, 18), shorts(1, 1, first),
            shorts(pairs.count), pairs.flatMap { shorts($0.second, $0.value) })
    }

    /// Like `glyphPairs`, with the numbers beside the advance: offsets of glyphs, and values for the second glyph.
    package static func fullGlyphPairs(first: Int, _ pairs: [(second: Int, value: Int)]) -> [UInt8] {
        table(
            shorts(1, 12, 0b111, 0b100, 1, 18), shorts(1, 1, first),
            shorts(pairs.count), pairs.flatMap { shorts($0.second, 11, 22, $0.value, 33) })
    }

    /// Format 2. Glyphs A and B (2, 3) are class 1 on the left, all others class 0; on the right V (4) is class 1.
    ///
    /// - Parameter value: The kerning of A and B before V.
    package static func classPairs(value: Int, coverage: (first: Int, last: Int) = (2, 3)) -> [UInt8] {
        table(
            shorts(2, 24, 4, 0, 34, 44, 2, 2),
            shorts(0, 0, 0, value),
            shorts(2, 1, coverage.first, coverage.last, 0),  // Ranges of first glyphs, at 24.
            shorts(2, 1, 2, 3, 1),  // Their classes as ranges, at 34.
            shorts(1, 4, 1, 1))  // Classes of second glyphs as a list, at 44.
    }

    /// Returns the pair of glyphs 2 (A) and 4 (V), whose value has its own row of deltas.
    package static func variedPair(value: Int) -> [UInt8] {
        table(
            shorts(1, 12, 0x44, 0, 1, 18), shorts(1, 1, 2),
            shorts(1), shorts(4, value, 8), shorts(0, 0, 0x8000))
    }

    /// Returns an extension that refers to the subtable after it.
    package static func extended(_ subtable: [UInt8], kind: Int = 2) -> [UInt8] {
        table(shorts(1, kind), longs(8), subtable)
    }

    /// 'GDEF' that says what glyphs are (3 is a mark), from the first on, and has deltas.
    package static func definitions(kinds: [Int] = [], store: [UInt8] = []) -> [UInt8] {
        let classes = table(shorts(1, 0, kinds.count), shorts(kinds))
        return table(
            shorts(1, 3, 18, 0, 0, 0, 0), longs(store.isEmpty ? 0 : 18 + classes.count), classes, store)
    }

    /// Returns a table 'kern' in Microsoft's format.
    package static func oldKerning(_ pairs: [(first: Int, second: Int, value: Int)], coverage: Int = 1) -> [UInt8] {
        table(
            shorts(0, 1), shorts(0, 14 + 6 * pairs.count, coverage), shorts(pairs.count, 0, 0, 0),
            pairs.flatMap { shorts($0.first, $0.second, $0.value) })
    }

    /// Returns a table 'kern' in Apple's format.
    package static func applesKerning(_ pairs: [(first: Int, second: Int, value: Int)], coverage: Int = 0) -> [UInt8] {
        table(
            longs(0x0001_0000, 1), longs(16 + 6 * pairs.count), shorts(coverage, 0), shorts(pairs.count, 0, 0, 0),
            pairs.flatMap { shorts($0.first, $0.second, $0.value) })
    }
}
