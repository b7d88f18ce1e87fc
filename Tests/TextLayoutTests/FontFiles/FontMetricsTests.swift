import TestSupport
import TextLayout
import Testing

@Suite("Metrics of fonts") struct FontMetricsTests {
    /// 'OS/2' version 4: typographic heights 800, -250, 90, and Windows' 1000, 300.
    private func windows(selection: Int = 0, weight: Int = 400, xHeight: Int = 520, capHeight: Int = 710) -> [UInt8] {
        zeros(
            96,
            shorts: [
                0: 4, 4: weight, 62: selection, 68: 800, 70: -250, 72: 90, 74: 1000, 76: 300, 86: xHeight,
                88: capHeight,
            ])
    }

    private func metrics(_ tables: [FontTag: [UInt8]]) throws -> FontMetrics {
        try FontFile(font(tables).file).metrics
    }

    private func style(_ tables: [FontTag: [UInt8]]) throws -> FontStyle {
        try FontFile(font(tables).file).style
    }

    private func font(_ tables: [FontTag: [UInt8]]) -> FontBuilder {
        var font = FontBuilder()
        for (tag, bytes) in tables { font[tag] = bytes }
        return font
    }

    @Test("lines have the heights of the hhea table")
    func apple() throws {
        let metrics = try metrics(["OS/2": windows()])
        #expect([metrics.ascender, metrics.descender, metrics.lineGap] == [900, -200, 30])
    }

    @Test("lines have the typographic heights if the font asks for them, or if hhea's are zero")
    func typographic() throws {
        let asked = try metrics(["OS/2": windows(selection: 1 << 7)])
        let noOthers = try metrics(["OS/2": windows(), "hhea": zeros(36, shorts: [34: 6])])
        for metrics in [asked, noOthers] {
            #expect([metrics.ascender, metrics.descender, metrics.lineGap] == [800, -250, 90])
        }
    }

    @Test("lines have the Windows heights if there are no others")
    func windowsHeights() throws {
        let metrics = try metrics([
            "OS/2": zeros(78, shorts: [74: 1000, 76: 300]), "hhea": zeros(36, shorts: [34: 6]),
        ])
        #expect([metrics.ascender, metrics.descender, metrics.lineGap] == [1000, -300, 0])
    }

    @Test("a descender is negative, even if the file has it positive")
    func descender() throws {
        #expect(try metrics(["hhea": zeros(36, shorts: [4: 900, 6: 200, 34: 6])]).descender == -200)
    }

    @Test("capitals and small letters have the font's heights, else 0.7 and 0.5 em")
    func letters() throws {
        let said = try metrics(["OS/2": windows()])
        #expect([said.capHeight, said.xHeight] == [710, 520])
        for windows in [nil, windows(xHeight: 0, capHeight: 0), zeros(78, shorts: [0: 1])] {
            let metrics = try metrics(windows.map { ["OS/2": $0] } ?? [:])
            #expect([metrics.capHeight, metrics.xHeight] == [700, 500])
        }
    }

    @Test("underlines are where the font says, else 0.1 em below the baseline")
    func underlines() throws {
        let said = try metrics(["post": zeros(32, shorts: [8: -120, 10: 60])])
        #expect([said.underlinePosition, said.underlineThickness] == [-120, 60])
        let none = try metrics([:])
        #expect([none.underlinePosition, none.underlineThickness] == [-100, 50])
    }

    @Test(
        "a weight is one of CSS's, and a single digit counts as hundreds",
        arguments: zip([1, 5, 9, 100, 650, 1000, 0, 5000], [100, 500, 900, 100, 650, 1000, 400, 400]))
    func weight(said: Int, weight: Int) throws {
        #expect(try style(["OS/2": windows(weight: said)]).weight == weight)
    }

    @Test("fonts without an OS/2 table have bold and italic in the head table")
    func macStyle() throws {
        let bold = try style(["head": zeros(54, shorts: [18: 1000, 44: 1])])
        #expect(bold.weight == 700 && !bold.isItalic)
        let italic = try style(["head": zeros(54, shorts: [18: 1000, 44: 2])])
        #expect(italic.weight == 400 && italic.isItalic)
    }

    @Test("oblique fonts count as italic", arguments: zip([0, 1, 1 << 9, 1 << 6], [false, true, true, false]))
    func italic(selection: Int, isItalic: Bool) throws {
        #expect(try style(["OS/2": windows(selection: selection)]).isItalic == isItalic)
    }

    @Test("a font says whether it is monospaced")
    func monospaced() throws {
        #expect(try style(["post": zeros(32, shorts: [14: 1])]).isMonospaced)
        #expect(try !style(["post": zeros(32, shorts: [:])]).isMonospaced)
    }
}
