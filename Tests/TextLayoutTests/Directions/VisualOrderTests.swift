import TextLayout
import Testing

/// Capitals mean Hebrew letters.
@Suite("Visual order") struct VisualOrderTests {
    @Test(
        "words of the other direction are reversed, the rest continues around them",
        arguments: [
            (.leftToRight, "car is THE CAR in english", "car is RAC EHT in english"),
            (.rightToLeft, "car is THE CAR in english", "in english RAC EHT car is"),
            (.natural, "SHALOM world SHALOM", "MOLAHS world MOLAHS"),
            (.natural, "one", "one"),
            (.rightToLeft, "one!", "!one"),
            (.natural, "", ""),
        ] as [(BaseDirection, String, String)])
    func words(base: BaseDirection, text: String, seen: String) {
        #expect(SeenText(text, base: base).line == seen)
    }

    @Test(
        "numbers and their signs are shown from left to right everywhere",
        arguments: [
            ("ABC 123 DEF", "FED 123 CBA"), ("A 1,234.5% B", "B 1,234.5% A"), ("A $5-10 B", "B $5-10 A"),
            ("A 1, 2 B", "B 2 ,1 A"), ("A b 12 C", "C b 12 A"),
        ])
    func numbers(text: String, seen: String) {
        #expect(SeenText(text).line == seen)
    }

    @Test("a minus separates two numbers in Arabic, and joins them in Hebrew")
    func arabicNumbers() {
        #expect(SeenText("A 12-34").line == "12-34 A")
        #expect(SeenText("\u{627} 12-34").line == "34-12 \u{627}")
    }

    @Test(
        "brackets are mirrored, and both of a pair have one direction",
        arguments: [
            (.natural, "A (BC) D", "D (CB) A"), (.natural, "a (BC) d", "a (CB) d"),
            (.natural, "A (bc) D", "D (bc) A"), (.natural, "A <B", "B> A"),
            (.leftToRight, "smith (co HEBREW) ARABIC", "smith (co WERBEH) CIBARA"),
            (.rightToLeft, "ARABIC book(s)", "book(s) CIBARA"),
            (.rightToLeft, "ARABIC book(S)", "(S)book CIBARA"),
            (.natural, "A ([b)] C", "C [(b]) A"),
        ] as [(BaseDirection, String, String)])
    func brackets(base: BaseDirection, text: String, seen: String) {
        #expect(SeenText(text, base: base).line == seen)
    }

    @Test("Unicode's two pairs of angle brackets match each other")
    func equivalentBrackets() {
        #expect(SeenText("a\u{2329}b\u{3009}C", base: .rightToLeft).levels == "22221")
        #expect(SeenText("a\u{2329}b)C", base: .rightToLeft).levels == "22211")
    }

    @Test("isolated text doesn't affect the text around it")
    func isolates() {
        #expect(SeenText("a \u{2067}B c\u{2069} d").line == "a \u{2067}c B\u{2069} d")
        #expect(SeenText("A: b 12").line == "b 12 :A")
        #expect(SeenText("A: \u{2068}b\u{2069} 12").levels == "111121122")
        #expect(SeenText("\u{2068}b\u{2069} A", base: .natural).baseIsRightToLeft)
    }

    @Test("a first-strong isolate ignores letters of isolates inside of it")
    func firstStrong() {
        #expect(SeenText("a\u{2068}1 B\u{2069}").levels == "002110")
        #expect(SeenText("a\u{2068}1 b\u{2069}B").levels == "0022201")
        #expect(SeenText("a\u{2068}\u{2067}B\u{2069} c\u{2069}").levels == "00232220")
    }

    @Test("an override reverses its text")
    func overrides() {
        #expect(SeenText("x\u{202E}abc\u{202C}y").levels == "0011110")
        #expect(SeenText("A\u{202D}BC\u{202C}").levels == "11222")
    }

    @Test("spaces at the end of a line are at the paragraph's end")
    func trailingSpaces() {
        let english = SeenText("abc DEF  ghi")
        #expect(english.line(0..<9) == "abc FED  ")
        #expect(english.line(0..<8) == "abc FED ")
        let hebrew = SeenText("ABC def  GHI")
        #expect(hebrew.line(0..<9) == "  def CBA")
        #expect(hebrew.line(9..<12) == "IHG")
    }

    @Test("tabs and the spaces before them keep their places")
    func tabs() {
        #expect(SeenText("AB \tCD").line == "DC\t BA")
        #expect(SeenText("a B \tC d").line == "a B \tC d")
        #expect(SeenText("aB \tCd").levels == "010010")
    }

    @Test("a line shows only its own part, in its own order")
    func lines() {
        let text = SeenText("abc DEF GHI jkl")
        #expect(text.line == "abc IHG FED jkl")
        #expect(text.line(0..<8) == "abc FED ")
        #expect(text.line(8..<15) == "IHG jkl")
    }

    @Test("accents stay with their letters")
    func accents() {
        #expect(SeenText("A\u{5B8}b\u{301}").levels == "1122")
    }
}
