import CoreGraphics
import TextLayout
import Testing

@Suite("Text fonts") struct TextFontTests {
    private let regular = TextFont(size: 1000)

    @Test(
        "letters are as wide as Helvetica's",
        arguments: zip(
            ["i", "a", "M", " ", "…", "ß", "Ж", "€", "→"],
            [
                222, 556, 833, 278, 1000, 611, 923, 556, 1000,
            ] as [CGFloat]))
    func advances(letter: String, width: CGFloat) {
        #expect(abs(regular.width(of: letter) - width) < 1)
    }

    @Test("bold begins at 600, and every monospaced letter is 0.6 em")
    func faces() {
        #expect(abs(TextFont(size: 1000, weight: 600).width(of: "a") - 556) < 1)
        #expect(abs(TextFont(size: 1000, weight: 600).width(of: "t") - 333) < 1)
        #expect(abs(TextFont(size: 1000, weight: 500).width(of: "t") - 278) < 1)
        let monospaced = TextFont(design: .monospaced, size: 1000)
        #expect(["i", "W", " ", "é"].allSatisfy { abs(monospaced.width(of: $0) - 600) < 1 })
    }

    @Test(
        "ideographs and emoji fill a square, however many scalars they are",
        arguments: [
            "漢", "あ", "한", "🙂", "👩‍👩‍👧", "🇩🇪", "❤️", "（",
        ])
    func wide(character: String) {
        #expect(regular.width(of: character) == 1000)
    }

    @Test("accents and marks take no room of their own")
    func combining() {
        #expect(regular.width(of: "e\u{301}") == regular.width(of: "e"))
        #expect(regular.width(of: "a\u{200D}b") == regular.width(of: "ab"))
    }

    @Test("a line is as high as one of iOS's system font")
    func lineHeight() {
        let font = TextFont(size: 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(abs(font.ascender - 16.187) < 0.001)
        #expect(abs(font.descender + 4.101) < 0.001)
    }
}
