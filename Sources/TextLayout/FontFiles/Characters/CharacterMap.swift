/// The glyphs of characters ('cmap').
///
/// A font may have several tables for this. The best is the one that covers most of Unicode, then one for symbols, then
/// one of the old Mac. Variation selectors are ignored: each character has one glyph.
struct CharacterMap: Sendable {
    /// The glyphs of Latin text.
    private var firstGlyphs: [UInt16] = []
    private let table: any CharacterTable
    private let encoding: CharacterEncoding

    private static let firstCount: UInt32 = 0x180

    init(_ bytes: FontBytes) throws(FontFileError) {
        var best: (encoding: CharacterEncoding, offset: Int)?
        let count = bytes.recordCount(said: bytes.unsigned16(at: 2), size: 8, at: 4)
        for record in 0..<count {
            let place = 4 + record * 8
            let offset = bytes.unsigned32(at: place + 4)
            guard CharacterFormat(bytes.part(at: offset)) != nil else { continue }
            let encoding = CharacterEncoding(
                platform: bytes.unsigned16(at: place), encoding: bytes.unsigned16(at: place + 2))
            guard let encoding, encoding.rawValue < best?.encoding.rawValue ?? .max else { continue }
            best = (encoding, offset)
        }
        guard let best, let format = CharacterFormat(bytes.part(at: best.offset)) else {
            throw .damaged(
                "cmap", seen: "\(count) subtables, none that can be read",
                expected: "a Unicode, symbol or Mac Roman one of format 0, 4, 6 or 12")
        }
        table = format.table(bytes.part(at: best.offset))
        encoding = best.encoding
        firstGlyphs = (0..<Self.firstCount).map { value in
            Unicode.Scalar(value).map { UInt16(truncatingIfNeeded: search(for: $0)) } ?? 0
        }
    }

    func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
        let place = Int(scalar.value)
        let glyph = place < firstGlyphs.count ? Int(firstGlyphs[place]) : search(for: scalar)
        return glyph == 0 ? nil : GlyphID(truncating: glyph)
    }

    /// Returns 0 if there is no glyph.
    private func search(for scalar: Unicode.Scalar) -> Int {
        let code = Int(scalar.value)
        switch encoding {
        case .unicode, .basicUnicode: return table.glyph(for: code)
        case .symbol:
            let glyph = table.glyph(for: code)
            return glyph == 0 && code <= 0xFF ? table.glyph(for: 0xF000 + code) : glyph
        case .macRoman: return MacRoman.byte(of: scalar).map(table.glyph) ?? 0
        }
    }
}
