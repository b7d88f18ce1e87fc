import TestSupport
import Testing
import TextLayout

// The samples of docstrings in Sources/TextLayout: Scripts/samples looks for them here.

@Suite("Docstrings: TextLayout") struct TextLayoutSampleTests {
    @Test("Hebrew after English has a run of its own") func directions() {
        let directions = TextDirections(of: "abc אבג", base: .natural)
        let runs = directions.visualRuns(ofLine: 0..<10)
        #expect(runs.map(\.range) == [0..<4, 4..<10])
        #expect(runs.map(\.isRightToLeft) == [false, true])
    }

    @Test("a font file has faces, glyphs and advances") func file() throws {
        let bytes = FontBuilder().file
        let file = try FontFile(bytes)
        let bold = file.face(at: ["wght": 700])
        var widths: [Int] = []
        if let glyph = bold.glyph(for: "A") {
            widths.append(
                Int(
                    bold.advance(of: glyph)
                ))
        }
        #expect(widths == [600])
        let faces = [
            file.face(),
            file.face(at: ["wght": 650]),
        ]
        #expect(faces.count == 2)
    }

    @Test("a text breaks into lines") func lines() {
        let layout = TextLayout("Hello world", font: TextFont(size: 17), maximumWidth: 60)
        let lines = layout.lines.map(\.text)
        #expect(lines == ["Hello", "world"])
        let size =
            layout.size
        #expect(size.width < 60 && size.height > 40)
    }
}
