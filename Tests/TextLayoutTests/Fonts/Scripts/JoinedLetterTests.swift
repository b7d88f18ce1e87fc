import CoreGraphics
import Testing

@testable import TextLayout

/// At this size, widths are numbers in units of Noto Sans Arabic.
private let font = TextFont(size: 2048)

@Suite("Joining letters") struct JoinedLetterTests {
    /// "ب" is 2034 alone, 551 at the start of a word, 702 inside, 2238 at its end.
    @Test(
        "an Arabic letter's width depends on its neighbours",
        arguments: [
            ("ب", 2034), ("بب", 2789), ("ببب", 3491),
            // Both letters are joined only with the letter before them, so "ر" is alone.
            ("ار", 1239),
            // "ا" is joined with "ب", and nothing with "ا".
            ("باب", 3181),
        ])
    func shapes(word: String, width: CGFloat) {
        #expect(abs(font.width(of: word) - width) < 0.01)
    }

    /// Widths as HarfBuzz shapes the words. "لا" is one shape there, which is wider.
    @Test(
        "Arabic words are within a fiftieth of their drawn width",
        arguments: [
            ("فارسی", 5376), ("الكتاب", 5454), ("من", 2570), ("كِتَابٌ", 4237), ("می\u{200C}خواهم", 7569), ("دار", 2216),
        ])
    func words(word: String, drawn: CGFloat) {
        #expect(abs(font.width(of: word) - drawn) <= drawn / 50)
    }

    @Test("letters around a space, a digit or a change of style don't join")
    func apart() {
        let (space, digit) = (font.width(of: " "), font.width(of: "1"))
        #expect(abs(font.width(of: "ب ب") - space - 4068) < 0.01)
        #expect(abs(font.width(of: "ب1ب") - digit - 4068) < 0.01)
        let pieces = [StyledText("ب", font: font), StyledText("ب", font: font, baselineOffset: 1)]
        #expect(abs(TextLayout(pieces).size.width - 4068) < 0.01)
    }

    @Test("a word at the end of a line is as wide as alone")
    func lines() {
        let layout = TextLayout("بب بب", font: font, maximumWidth: 3000)
        #expect(layout.lines.map(\.width) == [font.width(of: "بب"), font.width(of: "بب")])
    }

    @Test("letters join even without kerning")
    func withoutKerning() {
        let plain = TextLayout([StyledText("بب", font: font, isKerned: false)])
        #expect(plain.size.width == font.width(of: "بب"))
    }
}
