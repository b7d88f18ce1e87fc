import TestSupport
import TextLayout
import Testing

/// Glyphs 2, 3, 4, 5 are A, B, V, o.
@Suite("Kerning in fonts") struct FontKerningTests {
    private func kerning(_ first: UInt16, _ second: UInt16, _ tables: [FontTag: [UInt8]]) throws -> Int {
        var font = FontBuilder()
        for (tag, bytes) in tables { font[tag] = bytes }
        return try FontFile(font.file).face().kerning(between: GlyphID(first), and: GlyphID(second))
    }

    private func kerning(
        _ first: UInt16, _ second: UInt16, lookups: [(kind: Int, flags: Int, subtables: [[UInt8]])], used: [Int] = [0]
    ) throws -> Int {
        try kerning(first, second, ["GPOS": FontBuilder.positioning(lookups, used: used)])
    }

    @Test("two glyphs have the kerning of their pair")
    func glyphPairs() throws {
        for subtable in [FontBuilder.glyphPairs, FontBuilder.fullGlyphPairs] {
            let lookup = (2, 0, [subtable(2, [(4, -80), (5, -20)])])
            #expect(try kerning(2, 4, lookups: [lookup]) == -80)
            #expect(try kerning(2, 5, lookups: [lookup]) == -20)
            #expect(try kerning(2, 3, lookups: [lookup]) == 0)
            #expect(try kerning(4, 2, lookups: [lookup]) == 0)
        }
    }

    @Test("two glyphs have the kerning of their classes")
    func classPairs() throws {
        let lookup = (2, 0, [FontBuilder.classPairs(value: -70)])
        #expect(try kerning(2, 4, lookups: [lookup]) == -70)
        #expect(try kerning(3, 4, lookups: [lookup]) == -70)
        #expect(try kerning(2, 3, lookups: [lookup]) == 0)
        #expect(try kerning(4, 4, lookups: [lookup]) == 0)
    }

    @Test("the first subtable of a lookup that has the pair applies")
    func firstSubtable() throws {
        let (pairs, classes) = (FontBuilder.glyphPairs(first: 2, [(4, -80)]), FontBuilder.classPairs(value: -70))
        #expect(try kerning(2, 4, lookups: [(2, 0, [pairs, classes])]) == -80)
        #expect(try kerning(2, 4, lookups: [(2, 0, [classes, pairs])]) == -70)
        #expect(try kerning(3, 4, lookups: [(2, 0, [pairs, classes])]) == -70)
        // Class tables contain all pairs of their first glyphs, also those without kerning.
        #expect(try kerning(2, 3, lookups: [(2, 0, [classes, FontBuilder.glyphPairs(first: 2, [(3, -9)])])]) == 0)
    }

    @Test("lookups of the kern feature add up, others don't apply")
    func severalLookups() throws {
        let lookups = [-80, -7, -1000].map { (2, 0, [FontBuilder.glyphPairs(first: 2, [(4, $0)])]) }
        #expect(try kerning(2, 4, lookups: lookups, used: [0, 1]) == -87)
        #expect(try kerning(2, 4, lookups: lookups, used: [1, 1]) == -7)
        #expect(try kerning(2, 4, lookups: lookups, used: [7]) == 0)
    }

    @Test("extended subtables are read")
    func extended() throws {
        let pairs = FontBuilder.glyphPairs(first: 2, [(4, -80)])
        #expect(try kerning(2, 4, lookups: [(9, 0, [FontBuilder.extended(pairs)])]) == -80)
        #expect(try kerning(2, 4, lookups: [(9, 0, [FontBuilder.extended(pairs, kind: 4)])]) == 0)
        #expect(try kerning(2, 4, lookups: [(4, 0, [pairs])]) == 0)
    }

    @Test(
        "the kern feature of Latin, of the default script, or of the only script is used",
        arguments: ["latn", "DFLT", "grek"])
    func scripts(script: String) throws {
        let lookup = (2, 0, [FontBuilder.glyphPairs(first: 2, [(4, -80)])])
        let tables: [FontTag: [UInt8]] = [
            "GPOS": FontBuilder.positioning([lookup], used: [0], script: FontTag(script))
        ]
        #expect(try kerning(2, 4, tables) == -80)
    }

    @Test("a lookup that ignores marks doesn't kern them")
    func marks() throws {
        var tables: [FontTag: [UInt8]] = ["GDEF": FontBuilder.definitions(kinds: [0, 1, 1, 1, 3, 1])]
        for (flags, value) in [(0, -80), (1 << 3, 0), (1 << 2, -80), (1 << 1, 0)] {
            let lookup = (2, flags, [FontBuilder.glyphPairs(first: 2, [(4, -80)])])
            tables["GPOS"] = FontBuilder.positioning([lookup], used: [0])
            #expect(try kerning(2, 4, tables) == value)
        }
    }

    // MARK: The old table

    private static let oldPairs = [(first: 2, second: 4, value: -90), (2, 5, -10), (4, 2, -95)]

    @Test(
        "the kern table is read in Microsoft's and in Apple's format",
        arguments: [FontBuilder.oldKerning(oldPairs), FontBuilder.applesKerning(oldPairs)])
    func oldTable(bytes: [UInt8]) throws {
        #expect(try kerning(2, 4, ["kern": bytes]) == -90)
        #expect(try kerning(2, 5, ["kern": bytes]) == -10)
        #expect(try kerning(4, 2, ["kern": bytes]) == -95)
        #expect(try kerning(5, 2, ["kern": bytes]) == 0)
    }

    @Test("lists for vertical text, minimums and cross-stream kerning are skipped", arguments: [0, 0b11, 0b101])
    func otherLists(coverage: Int) throws {
        #expect(try kerning(2, 4, ["kern": FontBuilder.oldKerning([(2, 4, -90)], coverage: coverage)]) == 0)
    }

    @Test("the kern table applies only without kerning in GPOS")
    func newerWins() throws {
        let lookup = (2, 0, [FontBuilder.glyphPairs(first: 2, [(4, -80)])])
        var tables: [FontTag: [UInt8]] = ["kern": FontBuilder.oldKerning([(2, 4, -90), (3, 4, -50)])]
        tables["GPOS"] = FontBuilder.positioning([lookup], used: [0])
        #expect(try kerning(2, 4, tables) == -80)
        #expect(try kerning(3, 4, tables) == 0)
        tables["GPOS"] = FontBuilder.positioning([lookup], used: [0], feature: "mark")
        #expect(try kerning(2, 4, tables) == -90)
    }
}
