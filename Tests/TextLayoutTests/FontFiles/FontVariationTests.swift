import TestSupport
import TextLayout
import Testing

/// Fonts with one axis, 100…400…900, and tables that change the advances.
@Suite("Variable fonts") struct FontVariationTests {
    private func font(_ tables: [FontTag: [UInt8]] = [:]) -> FontBuilder {
        var font = FontBuilder()
        font["name"] = FontBuilder.sampleNames
        font["fvar"] = FontBuilder.weightAxis
        for (tag, bytes) in tables { font[tag] = bytes }
        return font
    }

    /// The rows of all glyphs; glyphs from 2 (A) on become 100 wider at 900 and 60 narrower at 100.
    private let rows = [(up: 0, down: 0), (0, 0), (100, -60), (100, -60), (100, -60), (100, -60)]

    private func advance(of glyph: UInt16 = 2, at weight: Double, _ tables: [FontTag: [UInt8]]) throws -> Int {
        try FontFile(font(tables).file).face(at: ["wght": weight]).advance(of: GlyphID(glyph))
    }

    @Test("a variable font has its axes and named instances")
    func axes() throws {
        let file = try FontFile(font().file)
        #expect(
            file.axes == [
                FontAxis(
                    tag: "wght", minimum: 100, defaultValue: 400, maximum: 900, name: "Weight", isHidden: false)
            ])
        #expect(
            file.namedInstances == [
                FontInstance(name: "Extra Bold", postScriptName: "ExampleSans-ExtraBold", coordinates: ["wght": 800]),
                FontInstance(name: "Extra Bold", postScriptName: "Example-Heavy", coordinates: ["wght": 900]),
            ])
    }

    @Test("coordinates are limited to the axes' ranges, and unknown axes are ignored")
    func coordinates() throws {
        let file = try FontFile(font().file)
        #expect(file.face().coordinates == ["wght": 400])
        #expect(file.face(at: ["wght": 1000, "wdth": 80]).coordinates == ["wght": 900])
        #expect(file.face(at: ["wght": -.infinity]).coordinates == ["wght": 100])
        #expect(file.face(at: ["wght": .nan]).coordinates == ["wght": 400])
    }

    @Test(
        "between the default and an end advances change in proportion",
        arguments: zip([100, 250, 400, 650, 900], [540, 570, 600, 650, 700]))
    func advances(weight: Double, advance: Int) throws {
        for store in [FontBuilder.deltas(rows), FontBuilder.wideDeltas(rows), FontBuilder.longDeltas(rows)] {
            #expect(try self.advance(at: weight, ["HVAR": FontBuilder.advanceVariations(store)]) == advance)
        }
    }

    @Test("glyphs may share a row of variations; the last entry applies to all after it")
    func sharedRows() throws {
        let store = FontBuilder.deltas([(0, 0), (50, 0)])
        let tables: [FontTag: [UInt8]] = ["HVAR": FontBuilder.advanceVariations(store, map: [1, 0, 0, 1])]
        let advances = try (0..<6).map { try advance(of: $0, at: 900, tables) }
        #expect(advances == [550, 250, 600, 700, 670, 600])
    }

    @Test("half a unit is rounded up")
    func rounding() throws {
        let store = FontBuilder.deltas(Array(repeating: (up: 1, down: -1), count: 6))
        let tables: [FontTag: [UInt8]] = ["HVAR": FontBuilder.advanceVariations(store)]
        #expect(try advance(at: 650, tables) == 601)
        #expect(try advance(at: 250, tables) == 600)
    }

    @Test("an advance is never negative")
    func negative() throws {
        let store = FontBuilder.wideDeltas(Array(repeating: (up: -2000, down: 0), count: 6))
        #expect(try advance(at: 900, ["HVAR": FontBuilder.advanceVariations(store)]) == 0)
    }

    @Test("an avar table bends an axis")
    func bentAxis() throws {
        // 650 is half of the way up, which the map changes to a fifth.
        let tables: [FontTag: [UInt8]] = [
            "HVAR": FontBuilder.advanceVariations(FontBuilder.deltas(rows)),
            "avar": FontBuilder.axisMap([(-1, -1), (0, 0), (0.5, 0.2), (1, 1)]),
        ]
        #expect(try advance(at: 650, tables) == 620)
        #expect(try advance(at: 525, tables) == 610)
        #expect(try advance(at: 775, tables) == 660)
        #expect(try advance(at: 250, tables) == 570)
        #expect(try advance(at: 900, tables) == 700)
    }

    @Test("without a table of advance variations the advances stay")
    func withoutTable() throws {
        #expect(try advance(at: 900, [:]) == 600)
    }

    @Test("a region between two coordinates fades to both sides")
    func region() throws {
        let store = table(
            shorts(1), longs(12), shorts(1), longs(22),
            shorts(1, 1), fractions(0.25, 0.5, 1),
            shorts(6, 0, 1, 0), bytes(0, 0, 100, 0, 0, 0))
        let tables: [FontTag: [UInt8]] = ["HVAR": FontBuilder.advanceVariations(store)]
        let advances = try [400, 525, 587.5, 650, 775, 900].map { try advance(at: $0, tables) }
        #expect(advances == [600, 600, 650, 700, 650, 600])
    }

    @Test("the line metrics may vary")
    func metrics() throws {
        let tags = ["cpht", "hasc", "hdsc", "hlgp", "undo", "unds", "xhgt"]
        let store = FontBuilder.deltas((1...7).map { (up: $0 * 10, down: 0) })
        let file = try FontFile(font(["MVAR": FontBuilder.metricVariations(tags, store: store)]).file)
        #expect(file.face(at: ["wght": 400]).metrics == file.metrics)
        let metrics = file.face(at: ["wght": 900]).metrics
        #expect([metrics.capHeight, metrics.ascender, metrics.descender, metrics.lineGap] == [710, 920, -170, 70])
        #expect([metrics.underlinePosition, metrics.underlineThickness, metrics.xHeight] == [-50, 110, 570])
    }

    @Test("kerning may vary")
    func kerning() throws {
        let tables: [FontTag: [UInt8]] = [
            "GDEF": FontBuilder.definitions(store: FontBuilder.deltas([(up: -40, down: 10)])),
            "GPOS": FontBuilder.positioning([(2, 0, [FontBuilder.variedPair(value: -80)])], used: [0]),
        ]
        let file = try FontFile(font(tables).file)
        let values = [100, 400, 650, 900].map {
            file.face(at: ["wght": $0]).kerning(between: GlyphID(2), and: GlyphID(4))
        }
        #expect(values == [-70, -80, -100, -120])
    }
}
