import Testing

@testable import TextLayout

/// Widths in units of which 2048 are an em.
@Suite("Widths by script") struct ScriptWidthTests {
    private func sum(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + (ScriptWidths.advance(of: $1) ?? 0) }
    }

    @Test("Han and kana are one em wide, Korean nearly, half-width kana half an em")
    func eastAsian() {
        #expect(["漢", "か", "カ", "。", "（"].allSatisfy { sum($0) == 2048 })
        #expect(sum("한") == 1884)
        #expect(sum("ｶ") == 1024)
        #expect(sum("\u{1112}\u{1161}\u{11AB}") == sum("한"))
    }

    @Test("an emoji is a quarter wider than an em")
    func emoji() {
        #expect(["🙂", "⚽", "🀄", "👍"].allSatisfy { sum($0) == 2550 })
    }

    @Test(
        "combining marks have no width in any script",
        arguments: ["\u{301}", "\u{5B8}", "\u{64E}", "\u{E31}", "\u{200D}"])
    func marks(mark: String) {
        #expect(sum(mark) == 0)
    }

    /// Widths in Noto Sans, in thousandths. Kerning and neighbours change them by up to a hundredth of an em.
    @Test(
        "letters of alphabetic scripts have a width each",
        arguments: [("א", 632), ("ו", 301), ("ก", 600), ("า", 406), ("ด", 616), ("→", 794), ("↑", 436), ("≤", 572)])
    func letters(letter: String, thousandths: Int) {
        #expect(abs(sum(letter) - thousandths * 2048 / 1000) <= 21)
    }

    /// Widths as HarfBuzz shapes the words in Noto Sans (Tibetan: Noto Serif).
    @Test(
        "words of other scripts are about as wide as drawn",
        arguments: [
            ("שלום", 4561, 1), ("สวัสดี", 4612, 1), ("Բարեւ", 6412, 1), ("გამარჯობა", 11463, 1), ("བོད་ཡིག", 5855, 1),
            ("ລາວ", 3146, 1), ("ދިވެހި", 3484, 1), ("বাংলা", 4704, 1), ("தமிழ்", 5741, 1), ("မြန်မာ", 5337, 3),
            ("ሰላም", 4114, 5), ("తెలుగు", 5657, 5), ("हिन्दी", 3846, 4), ("क्षेत्र", 2589, 25), ("ગુજરાતી", 6191, 3),
            ("স্বাগতম", 6085, 5), ("ଓଡ଼ିଆ", 4768, 5), ("ಕನ್ನಡ", 4420, 10), ("ខ្មែរ", 2480, 13), ("മലയാളം", 8802, 5),
        ])
    func words(word: String, drawn: Int, percent: Int) {
        #expect(abs(sum(word) - drawn) * 100 <= drawn * percent)
    }

    @Test("characters that no font shows have no known width", arguments: ["a", "\u{E000}", "\u{10FFFD}"])
    func unknown(text: Unicode.Scalar) {
        #expect(ScriptWidths.advance(of: text) == nil)
    }
}
