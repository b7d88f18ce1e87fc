/// A glyph for each of 256 codes (format 0).
struct ByteCharacters: CharacterTable {
    private let glyphs: FontBytes

    init(_ bytes: FontBytes) {
        glyphs = bytes.part(at: 6, count: 256)
    }

    func glyph(for code: Int) -> Int { glyphs.unsigned8(at: code) }
}
