/// Fonts that have a bit of everything.
package enum SampleFonts {
    package static let all = [variable.file, old.file, FontBuilder.collection([old, variable])]

    package static let variable: FontBuilder = {
        var font = FontBuilder()
        let rows = (0..<6).map { (up: $0 * 10, down: $0 * -5) }
        let metrics = FontBuilder.deltas([(up: 20, down: -20), (up: 10, down: 0)])
        font["name"] = FontBuilder.sampleNames
        font["OS/2"] = zeros(96, shorts: [0: 4, 4: 600, 62: 1 << 7, 68: 800, 70: -200, 86: 500, 88: 700])
        font["post"] = zeros(32, shorts: [8: -100, 10: 50])
        font["fvar"] = FontBuilder.weightAxis
        font["avar"] = FontBuilder.axisMap([(-1, -1), (0, 0), (0.5, 0.2), (1, 1)])
        font["HVAR"] = FontBuilder.advanceVariations(FontBuilder.wideDeltas(rows), map: [0, 1, 2, 3, 4, 5])
        font["MVAR"] = FontBuilder.metricVariations(["hasc", "xhgt"], store: metrics)
        font["GDEF"] = FontBuilder.definitions(
            kinds: [0, 1, 1, 1, 1, 3], store: FontBuilder.deltas([(up: -40, down: 10)]))
        font["GPOS"] = FontBuilder.positioning(
            [
                (2, 8, [FontBuilder.variedPair(value: -80), FontBuilder.classPairs(value: -70)]),
                (9, 0, [FontBuilder.extended(FontBuilder.fullGlyphPairs(first: 4, [(2, -60), (5, -20)]))]),
            ], used: [0, 1])
        font["cmap"] = FontBuilder.characterMap([
            (0, 3, FontBuilder.segments),
            (3, 10, FontBuilder.groups([(0x20, 0x20, 1), (0x41, 0x42, 2), (0x56, 0x56, 4), (0x1F600, 0x1F600, 5)])),
        ])
        return font
    }()

    package static let old: FontBuilder = {
        var font = FontBuilder()
        let name = FontBuilder.Name(1, bytes: Array("Example".utf8), platform: 1, encoding: 0, language: 0)
        font["name"] = FontBuilder.names([name])
        font["kern"] = FontBuilder.oldKerning([(2, 4, -90), (2, 5, -10), (4, 2, -95)])
        font["cmap"] = FontBuilder.characterMap([
            (1, 0, FontBuilder.byteTable([0x41: 2, 0x56: 4, 0x8A: 5])),
            (3, 0, FontBuilder.stretch(first: 0xF041, glyphs: [2, 3])),
            (3, 1, FontBuilder.segments),
        ])
        return font
    }()
}
