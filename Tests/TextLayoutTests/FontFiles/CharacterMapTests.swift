import TestSupport
import TextLayout
import Testing

@Suite("Character maps of fonts") struct CharacterMapTests {
    private func face(_ subtables: [(Int, Int, [UInt8])]) throws -> FontFileFace {
        var font = FontBuilder()
        font["maxp"] = zeros(6, shorts: [4: 1000])
        font["cmap"] = FontBuilder.characterMap(subtables.map { (platform: $0.0, encoding: $0.1, bytes: $0.2) })
        return try FontFile(font.file).face()
    }

    private func glyphs(_ text: String, of face: FontFileFace) -> [Int?] {
        text.unicodeScalars.map { face.glyph(for: $0)?.number }
    }

    @Test("format 4 maps segments of neighbours, and listed glyphs")
    func segments() throws {
        let face = try face([(3, 1, FontBuilder.segments)])
        #expect(glyphs(" ABVo", of: face) == [1, 2, 3, 4, 5])
        #expect(glyphs("@Cnp\u{FFFF}\u{10041}", of: face) == [nil, nil, nil, nil, nil, nil])
    }

    @Test("format 12 maps groups, also beyond character 65,535")
    func groups() throws {
        let face = try face([
            (3, 10, FontBuilder.groups([(0x41, 0x5A, 10), (0x4E00, 0x4E02, 50), (0x1F600, 0x1F601, 60)]))
        ])
        #expect(glyphs("AZ一丁丂😀😁", of: face) == [10, 35, 50, 51, 52, 60, 61])
        #expect(glyphs("@[七😂", of: face) == [nil, nil, nil, nil])
    }

    @Test("format 6 maps a range, and format 0 single bytes")
    func small() throws {
        let stretch = try face([(0, 3, FontBuilder.stretch(first: 0x42, glyphs: [7, 0, 9]))])
        #expect(glyphs("ABCDE", of: stretch) == [nil, 7, nil, 9, nil])
        let bytes = try face([(0, 0, FontBuilder.byteTable([0x41: 3, 0xFF: 4]))])
        #expect(glyphs("AÿĀ", of: bytes) == [3, 4, nil])
    }

    @Test("the table with most of Unicode is used, wherever it is")
    func best() throws {
        let mac = (1, 0, FontBuilder.byteTable([0x41: 1]))
        let basic = (3, 1, FontBuilder.stretch(first: 0x41, glyphs: [2]))
        let full = (3, 10, FontBuilder.groups([(0x41, 0x41, 3)]))
        let unreadable = (0, 6, shorts(14, 0, 0, 0, 0))
        #expect(glyphs("A", of: try face([mac, basic, full])) == [3])
        #expect(glyphs("A", of: try face([full, basic, mac])) == [3])
        #expect(glyphs("A", of: try face([unreadable, mac, basic])) == [2])
        #expect(glyphs("A", of: try face([mac])) == [1])
    }

    @Test("a symbol font shows its symbols for letters")
    func symbols() throws {
        let face = try face([(3, 0, FontBuilder.stretch(first: 0xF041, glyphs: [7, 8]))])
        #expect(glyphs("AB\u{F041}C", of: face) == [7, 8, 7, nil])
    }

    @Test("bytes beyond ASCII in a Mac table map Mac Roman characters")
    func mac() throws {
        let face = try face([(1, 0, FontBuilder.byteTable([0x41: 1, 0x8A: 2, 0xFF: 3]))])
        #expect(glyphs("Aäˇ", of: face) == [1, 2, 3])
        #expect(glyphs("\u{8A}Ω漢", of: face) == [nil, nil, nil])
    }

    @Test("a glyph index beyond the font's glyphs is none")
    func beyond() throws {
        let face = try face([(0, 3, FontBuilder.stretch(first: 0x41, glyphs: [999, 1000]))])
        #expect(glyphs("AB", of: face) == [999, nil])
    }

    @Test("a font without a readable character map is refused")
    func unreadable() {
        #expect(throws: FontFileError.self) { try face([(0, 5, shorts(14, 0, 0, 0, 0)), (3, 1, shorts(2, 0, 0))]) }
        #expect(throws: FontFileError.self) { try face([]) }
    }

    @Test("tables that claim to be longer than the file end with the file")
    func tooLong() throws {
        let groups = table(shorts(12, 0), longs(16, 0, 0x7FFF_FFFF), longs(0x41, 0x5A, 10))
        #expect(glyphs("AZ", of: try face([(3, 10, groups)])) == [10, 35])
        let stretch = table(shorts(6, 0, 0, 0x41, 0xFFFF), shorts(5))
        #expect(glyphs("AB", of: try face([(0, 3, stretch)])) == [5, nil])
    }
}
