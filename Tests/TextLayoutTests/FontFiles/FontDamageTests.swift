import TestSupport
import TextLayout
import Testing

@Suite("Damaged fonts") struct FontDamageTests {
    @Test("a font with random changes is read or refused")
    func damage() {
        let samples = SampleFonts.all
        for seed in SeededGenerator.seeds(0..<5_000) { readsOrRefuses(samples, seed: seed) }
    }

    private func readsOrRefuses(_ samples: [[UInt8]], seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bytes = random.pick(from: samples)
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let anyByte = UInt8.random(in: 0...255, using: &random)
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = random.pick(from: [anyByte, 0, 1, 0x7F, 0xFF])
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
        }
        guard let file = try? FontFile(bytes, index: min(FontFile.count(in: bytes), 2) - 1) else { return }
        #expect((16...16_384).contains(file.unitsPerEm), "UIKIT_SEED=\(seed)")
        let weight = random.pick(from: [100, 399.5, 650, 900, .nan, .infinity, -.greatestFiniteMagnitude])
        let coordinates = Dictionary(file.axes.map { ($0.tag, weight) }, uniquingKeysWith: { first, _ in first })
        for face in [file.face(), file.face(at: coordinates)] { ask(face, seed: seed) }
    }

    private func ask(_ face: FontFileFace, seed: UInt64) {
        let text: [Unicode.Scalar] = [
            " ", "A", "B", "V", "o", "ÿ", "Ω", "\u{F041}", "漢", "\u{FFFF}", "😀", "\u{10FFFF}",
        ]
        let glyphs = text.compactMap(face.glyph(for:)) + [.missing, GlyphID(4), GlyphID(.max)]
        for first in glyphs {
            #expect(face.advance(of: first) >= 0, "UIKIT_SEED=\(seed)")
            for second in glyphs { _ = face.kerning(between: first, and: second) }
        }
    }

    @Test("a font cut off at any byte is read or refused")
    func truncation() {
        for bytes in SampleFonts.all {
            for count in 0..<bytes.count {
                if let file = try? FontFile(Array(bytes.prefix(count))) { ask(file.face(at: ["wght": 700]), seed: 0) }
            }
        }
    }

    @Test("counts too large for the file take no time")
    func hugeCounts() throws {
        var font = SampleFonts.variable
        for tag in ["name", "fvar", "avar", "HVAR", "MVAR", "GPOS", "GDEF"] as [FontTag] {
            guard let bytes = font[tag] else { continue }
            font[tag] = bytes.prefix(4) + bytes.dropFirst(4).map { $0 == 0 ? 0xFF : $0 }
        }
        let face = try FontFile(font.file).face(at: ["wght": 700])
        #expect(face.advance(of: GlyphID(2)) == 600)
    }
}
