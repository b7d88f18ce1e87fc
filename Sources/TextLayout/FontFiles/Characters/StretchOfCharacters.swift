/// One glyph for each code, beginning with a first code (format 6).
struct StretchOfCharacters: CharacterTable {
    private let first: Int
    private let glyphs: FontBytes

    init(_ bytes: FontBytes) {
        first = bytes.unsigned16(at: 6)
        glyphs = bytes.part(at: 10, count: 2 * bytes.unsigned16(at: 8))
    }

    func glyph(for code: Int) -> Int { glyphs.unsigned16(at: 2 * (code - first)) }
}
