import CoreGraphics
import Testing

@testable import TextLayout

@Suite("Text fonts") struct TextFontTests {
    private let regular = TextFont(typeface: .helvetica, size: 1000)

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

    @Test("Helvetica is bold from weight 600 on, and every Courier letter is 0.6 em wide")
    func faces() {
        func helvetica(_ weight: Int) -> TextFont { TextFont(typeface: .helvetica, size: 1000, weight: weight) }
        #expect(abs(helvetica(600).width(of: "a") - 556) < 1)
        #expect(abs(helvetica(600).width(of: "t") - 333) < 1)
        #expect(abs(helvetica(500).width(of: "t") - 278) < 1)
        let monospaced = TextFont(typeface: .courier, size: 1000)
        #expect(["i", "W", " ", "é"].allSatisfy { abs(monospaced.width(of: $0) - 600) < 1 })
    }

    @Test("ideographs are one em wide", arguments: ["漢", "あ", "（"])
    func ideographs(character: String) {
        #expect(regular.width(of: character) == 1000)
    }

    @Test("an emoji is a little wider than high, however many scalars it has", arguments: ["🙂", "👩‍👩‍👧", "🇩🇪", "❤️", "1️⃣"])
    func emoji(character: String) {
        // The width is 2550 of 2048, as in the fonts that web pages use for these characters.
        #expect(abs(regular.width(of: character) - 1245.1) < 0.1)
    }

    @Test("other scripts have the widths of browsers' fallback fonts")
    func scripts() {
        for text in ["한국어", "שלום", "مرحبا", "नमस्ते", "สวัสดี", "გამარჯობა", "Բարեւ", "ሰላም"] {
            let letters = text.unicodeScalars.filter { !$0.takesNoRoom }.count
            let average = regular.width(of: text) / CGFloat(letters)
            #expect(average > 250 && average < 1300, "\(text)")
        }
    }

    @Test("accents and marks have no width")
    func combining() {
        #expect(regular.width(of: "e\u{301}") == regular.width(of: "e"))
        #expect(regular.width(of: "a\u{200D}b") == regular.width(of: "ab"))
    }

    @Test("trailing spaces count in a text's width, but don't move aligned text")
    func spaces() {
        let layout = TextLayout("ab  ", font: TextFont(typeface: .courier, size: 2048), alignment: .right)
        #expect(layout.size.width == 4916)
        #expect(layout.lines[0].width == 2458)
        #expect(layout.lines[0].text == "ab")
    }
}
