import CoreGraphics
import TestSupport
import Testing

@testable import TextLayout

/// "A" is 0.6 em wide, "B" 0.65, "V" 0.62, "o" 0.55 and a space 0.25; lines reach from 0.9 em above the baseline to 0.2 below.
@Suite("Fonts from files") struct FileFontTests {
    private func font(
        _ builder: FontBuilder, size: CGFloat = 100, at place: [FontTag: Double] = [:]
    ) throws -> TextFont {
        // The source has a new id, so that no test finds measurements of another test.
        let source = FontSource(id: builder.file.hashValue) { [] }
        let axes = place.map { AppFont.Axis(tag: $0.key.description, value: $0.value) }
        let drawn = AppFont(source: source, familyName: "Example", axes: axes)
        let face = try FontFile(builder.file).face(at: place)
        return TextFont(typeface: .file(FileTypeface(face, drawn: drawn)), size: size)
    }

    @Test("text is as wide as the file says", arguments: zip(["A", "oo", "A B", ""], [60, 110, 150, 0] as [CGFloat]))
    func widths(text: String, width: CGFloat) throws {
        #expect(try font(FontBuilder()).width(of: text) == width)
    }

    @Test("pairs are kerned as the file says")
    func kerning() throws {
        let font = try font(SampleFonts.old)
        #expect(font.width(of: "AV") == 113)
        #expect(font.width(of: "VA") == 112.5)
        #expect(font.width(of: "AVA") == 163.5)
        let apart = StyledText("AV", font: font, isKerned: false)
        #expect(MeasuredText([apart]).size().width == 122)
    }

    @Test("kerning of all ASCII pairs equals the file's kerning of each pair", arguments: [SampleFonts.old, .init()])
    func allPairs(_ builder: FontBuilder) throws {
        let face = try FontFile(builder.file).face()
        let kerning = UnitKerning(face).scaled(by: 1 / TextUnit.perPoint)
        for left in UInt8(0x20)..<0x7F {
            for right in UInt8(0x20)..<0x7F {
                let glyphs = [left, right].map { face.glyph(for: Unicode.Scalar($0)) }
                guard let first = glyphs[0], let second = glyphs[1] else {
                    #expect(kerning[left, right] == 0)
                    continue
                }
                #expect(kerning[left, right] == face.kerning(between: first, and: second))
            }
        }
    }

    @Test("lines have the file's height and line gap")
    func heights() throws {
        let font = try font(FontBuilder())
        #expect([font.ascender, font.descender, font.lineHeight, font.leading] == [90, -20, 110, 3])
        let three = MeasuredText([StyledText("A\nB\nA", font: font)]).size()
        #expect(three == CGSize(width: 65, height: 336))
    }

    @Test("a character missing in the font is as wide as in the system font, or in its script's")
    func missing() throws {
        let font = try font(FontBuilder())
        let system = TextFont(size: 100)
        for text in ["é", "z", "Ж", "漢", "🙂", "ש", "سلام"] { #expect(font.width(of: text) == system.width(of: text)) }
        let both: CGFloat = 60 + system.width(of: "z")
        #expect(font.width(of: "Az") == both)
    }

    @Test("a variable font is measured at its coordinates")
    func variable() throws {
        let builder = SampleFamily("Reed").variable
        #expect(try font(builder, at: ["wght": 400]).width(of: "A") == 60)
        #expect(try font(builder, at: ["wght": 900]).width(of: "A") == 62)
        #expect(try font(builder, at: ["wght": 650]).width(of: "A") == 61)
        #expect(try font(builder, at: ["wght": 5000]).width(of: "A") == 62)
    }

    @Test("a font of a collection can be extracted as a single file")
    func single() throws {
        let collection = FontBuilder.collection([SampleFonts.old, SampleFonts.variable])
        for (index, builder) in [SampleFonts.old, SampleFonts.variable].enumerated() {
            let (single, file) = try (FontFile(FontFile.single(collection, index: index)), FontFile(builder.file))
            #expect(single.names == file.names && single.axes == file.axes && single.metrics == file.metrics)
        }
        #expect(try FontFile.single(SampleFonts.old.file, index: 0) == SampleFonts.old.file)
    }

    @Test("overlapping tables make no file larger than the collection")
    func overlap() {
        var collection = FontBuilder.collection([SampleFonts.old])
        // The list of tables begins after the collection's header of 16 bytes and the font's of 12.
        for record in 0..<8 {
            let place = 28 + 16 * record + 8
            collection.replaceSubrange(place..<place + 8, with: longs(0, collection.count))
        }
        #expect(throws: FontFileError.self) { try FontFile.single(collection, index: 0) }
    }
}
