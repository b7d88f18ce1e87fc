import TestSupport
import Testing

@testable import TextLayout

@Suite("Text directions") struct TextDirectionsTests {
    @Test(
        "a paragraph's direction is that of its first strong letter",
        arguments: [
            ("abc אבג", false), ("אבג abc", true), ("12: אבג", true), ("", false), ("12!", false), ("ا", true),
            ("\u{200F}abc", true), ("\u{2067}א\u{2069} abc", false),
        ])
    func natural(text: String, isRightToLeft: Bool) {
        #expect(TextDirections(of: text).baseIsRightToLeft == isRightToLeft)
        #expect(!TextDirections(of: text, base: .leftToRight).baseIsRightToLeft)
        #expect(TextDirections(of: text, base: .rightToLeft).baseIsRightToLeft)
    }

    @Test(
        "text without right-to-left characters is recognised at once",
        arguments: ["", "plain", "Grüße “…” – €", "Ελληνικά, Русский, Հայերեն", "漢字かな 한국어", "हिन्दी ไทย", "👩‍👩‍👧 🇩🇪 ❤️"])
    func leftToRightOnly(text: String) {
        let directions = TextDirections(of: text)
        #expect(directions.isLeftToRightOnly)
        let all = 0..<text.utf8.count
        #expect(directions.visualRuns(ofLine: all) == (text.isEmpty ? [] : [DirectionRun(range: all, level: 0)]))
    }

    @Test(
        "text that may need reordering isn't taken for left to right",
        arguments: ["א", "a ا", "\u{661}", "\u{200F}", "\u{202E}a", "\u{2067}a", "\u{10900}", "ﭏ", "\u{1E900}"])
    func otherText(text: String) {
        #expect(!TextDirections(of: text).isLeftToRightOnly)
        #expect(!TextDirections(of: "abc", base: .rightToLeft).isLeftToRightOnly)
    }

    @Test("levels are looked up by byte, and any byte of a character gives its level")
    func offsets() {
        let directions = TextDirections(of: "a א1")
        #expect((0..<5).map { directions.level(at: $0) } == [0, 0, 1, 1, 2])
        #expect(directions.level(at: -1) == 0)
        #expect(directions.level(at: 99) == 0)
        #expect(
            directions.visualRuns(ofLine: -5..<99) == [
                DirectionRun(range: 0..<2, level: 0), DirectionRun(range: 4..<5, level: 2),
                DirectionRun(range: 2..<4, level: 1),
            ])
        #expect(directions.visualRuns(ofLine: 3..<3).isEmpty)
    }

    @Test("a substring has the directions of its own text")
    func substring() {
        let text = "abc אב"
        #expect(TextDirections(of: text.dropFirst(4)) == TextDirections(of: "אב"))
    }

    @Test(
        "nonsensical text has an order, too",
        arguments: [
            "\u{301}", "\u{2069}\u{202C}", "א(", "א(((((((a", "א\u{2028}b\u{2029}ב\nc", "א\u{10FFFF}\u{0}", "\u{202A}",
            "\u{2067}\u{2067}\u{202B}", "א\u{301}\u{301}",
        ])
    func nonsense(text: String) {
        expectWholeLine(text)
    }

    @Test(
        "long text with deep nesting is read in linear time",
        arguments: [
            "(", ")", "(]", "([{a", "\u{2067}", "\u{2068}", "\u{2068}a", "\u{202B}a", "\u{202C}", "\u{301}", " \t",
            "aא",
        ])
    func long(piece: String) {
        expectWholeLine("א" + String(repeating: piece, count: 10_000))
    }

    @Test("nesting beyond 125 levels adds no levels")
    func deep() {
        let text = String(repeating: "\u{202B}א\u{202A}a", count: 100) + String(repeating: "\u{202C}", count: 200) + "b"
        let directions = TextDirections(of: text, base: .leftToRight)
        #expect((0..<text.utf8.count).map { directions.level(at: $0) }.max() == 126)
        #expect(directions.level(at: text.utf8.count - 1) == 0)
    }

    @Test("every character of any line is shown once")
    func random() {
        let pieces = [
            "a", "א", "ا", "1", "١", "+", "%", ",", "(", ")", "[", "]", " ", "\t", "!", "\u{301}", "\u{200D}",
            "\u{200F}",
            "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
        ]
        for seed in SeededGenerator.seeds(0..<500) {
            var random = SeededGenerator(seed: seed)
            let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in random.pick(from: pieces) }.joined()
            expectWholeLine(text, "UIKIT_SEED=\(seed)")
        }
    }

    private func expectWholeLine(_ text: String, _ comment: Comment? = nil) {
        for base in BaseDirection.allCases {
            let directions = TextDirections(of: text, base: base)
            let runs = directions.visualRuns(ofLine: 0..<text.utf8.count)
            let ranges = runs.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
            #expect(ranges.map(\.lowerBound) + [text.utf8.count] == [0] + ranges.map(\.upperBound), comment)
        }
    }
}
