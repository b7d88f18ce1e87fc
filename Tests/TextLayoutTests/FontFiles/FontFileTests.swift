import TestSupport
import TextLayout
import Testing

@Suite("Font files") struct FontFileTests {
    @Test("a minimal font has characters, widths and heights")
    func smallest() throws {
        let file = try FontFile(FontBuilder().file)
        let face = file.face()
        #expect(file.unitsPerEm == 1000)
        let glyph = try #require(face.glyph(for: "A"))
        #expect(glyph == GlyphID(2))
        #expect(face.advance(of: glyph) == 600)
        #expect(face.kerning(between: glyph, and: glyph) == 0)
        #expect(file.axes.isEmpty && file.namedInstances.isEmpty && face.coordinates.isEmpty)
        #expect(file.names.family == nil)
    }

    @Test("fonts with the signatures OTTO and true are read, too", arguments: ["OTTO", "true"])
    func signatures(signature: String) throws {
        let bytes = Array(signature.utf8) + FontBuilder().file.dropFirst(4)
        #expect(FontFile.count(in: bytes) == 1)
        #expect(try FontFile(bytes).unitsPerEm == 1000)
    }

    @Test("a collection contains several fonts")
    func collection() throws {
        var second = FontBuilder()
        second["head"] = zeros(54, shorts: [18: 2048])
        let bytes = FontBuilder.collection([FontBuilder(), second])
        #expect(FontFile.count(in: bytes) == 2)
        #expect(try FontFile(bytes).unitsPerEm == 1000)
        #expect(try FontFile(bytes, index: 1).unitsPerEm == 2048)
        #expect(throws: FontFileError.noSuchFont(index: 2, count: 2)) { try FontFile(bytes, index: 2) }
        #expect(throws: FontFileError.noSuchFont(index: -1, count: 2)) { try FontFile(bytes, index: -1) }
    }

    @Test("the last advance applies to all glyphs after it")
    func sharedAdvance() throws {
        var font = FontBuilder()
        font["hhea"] = zeros(36, shorts: [34: 2])
        font["hmtx"] = shorts(500, 0, 600, 0, 0, 0, 0, 0)
        let face = try FontFile(font.file).face()
        #expect([0, 1, 2, 5].map { face.advance(of: GlyphID($0)) } == [500, 600, 600, 600])
    }

    // MARK: Files that aren't fonts

    @Test("other files contain no fonts")
    func counts() {
        #expect(FontFile.count(in: []) == 0)
        #expect(FontFile.count(in: Array("%PDF-1.7 and so on".utf8)) == 0)
        #expect(FontFile.count(in: Array("wOF2 and so on".utf8)) == 0)
    }

    @Test("a web font is refused with how to convert it")
    func webFonts() {
        for (signature, kind) in [("wOFF", "WOFF"), ("wOF2", "WOFF2")] {
            let bytes = Array(signature.utf8) + [UInt8](repeating: 0, count: 40)
            #expect(throws: FontFileError.webFont(kind)) { try FontFile(bytes) }
        }
        #expect(
            FontFileError.webFont("WOFF2").description == """
                A WOFF2 font can't be read.
                  seen           WOFF2, a font compressed for web pages
                  expected       TrueType or OpenType
                Likely the file was made for a web site.
                Try: convert it to .ttf or .otf, for example with fontTools: f = TTFont("a.woff2"); f.flavor = None; \
                f.save("a.ttf")
                """)
    }

    @Test("another file is refused with its first bytes")
    func notAFont() {
        let error = #expect(throws: FontFileError.self) { try FontFile(Array("%PDF-1.7 and so on".utf8)) }
        #expect(error == .notAFont(beginning: [0x25, 0x50, 0x44, 0x46]))
        #expect(error?.description.contains("begins with    25 50 44 46") == true)
    }

    @Test("a file that is cut off is refused with where it should end")
    func cutOff() {
        let bytes = FontBuilder().file
        #expect(throws: FontFileError.cutOff(what: "its header", end: 12, count: 0)) { try FontFile([]) }
        #expect(throws: FontFileError.cutOff(what: "its table 'maxp'", end: bytes.count, count: bytes.count - 1)) {
            try FontFile(bytes.dropLast())
        }
    }

    @Test(
        "a font without a required table is refused with the table's name",
        arguments: ["cmap", "head", "hhea", "hmtx", "maxp"])
    func missing(tag: String) {
        var font = FontBuilder()
        font[FontTag(tag)] = nil
        let error = #expect(throws: FontFileError.self) { try FontFile(font.file) }
        #expect(error?.description.hasPrefix("The font has no '\(tag)' table.") == true)
    }

    @Test("a table with impossible values is refused with what was seen")
    func damaged() {
        var font = FontBuilder()
        font["head"] = zeros(54, shorts: [18: 0])
        #expect(throws: FontFileError.damaged("head", seen: "0 units per em", expected: "16 to 16384")) {
            try FontFile(font.file)
        }
        font["head"] = zeros(20, shorts: [:])
        #expect(throws: FontFileError.damaged("head", seen: "20 bytes", expected: "at least 54")) {
            try FontFile(font.file)
        }
    }
}
