import TextLayout
import Testing

/// Tests for each rule of Unicode's algorithm. Capitals mean Hebrew letters; a digit is a character's level.
@Suite("Rules of the bidirectional algorithm") struct DirectionRuleTests {
    @Test(
        "the levels of a text follow the rule",
        arguments: [
            ("P2, the first letter", "1 Ab", "2112"),
            ("X1, an embedding", "a\u{202B}b\u{202C}c", "00220"),
            ("X4, an override", "a\u{202E}b\u{202C}c", "00110"),
            ("X5a, an isolate", "a\u{2067}b\u{2069}c", "00200"),
            ("X6a, its end closes embeddings", "a\u{2067}\u{202B}b\u{2069}c", "000400"),
            ("X7, an end of nothing", "A\u{202C}B", "111"),
            ("W1, a mark", "1\u{301}A", "221"),
            ("W2, digits in Arabic", "\u{627}1-2", "1212"),
            ("W4, a separator in a number", "A1-2", "1222"),
            ("W4, two separators", "A1,,2", "12112"),
            ("W5, a terminator", "A#1%", "1222"),
            ("W6, a separator alone", "A,b", "112"),
            ("W7, a number after Latin", "bA c1", "01000"),
            ("N0, the paragraph's direction inside", "a(b C)D", "0000101"),
            ("N1, between two of one direction", "a!b", "000"),
            ("N1, between a letter and a number", "A!1", "112"),
            ("N2, between two directions", "a!B", "001"),
            ("I1, a number from left to right", "\u{661}", "2"),
            ("I2, a number from right to left", "A1", "12"),
            ("L1, a tab", "Ab\t", "121"),
        ])
    func rule(name: String, text: String, levels: String) {
        #expect(SeenText(text).levels == levels, "\(name)")
    }
}
