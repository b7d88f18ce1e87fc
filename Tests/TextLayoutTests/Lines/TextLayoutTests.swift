import CoreGraphics
import TestSupport
import TextLayout
import Testing

/// Monospaced letters at this size are 6.0009765625 points wide, so a box of 6.001 × n + 1 holds n of them.
private let font = TextFont(typeface: .courier, size: 10)

private func lines(
    _ text: String, letters: Int, count: Int = 0, _ mode: LineBreakMode = .byWordWrapping
) -> [String] {
    TextLayout(
        text, font: font, maximumWidth: CGFloat(letters) * 6 + 1, maximumLineCount: count, breakMode: mode
    ).lines.map(\.text)
}

@Suite("Text broken into lines") struct TextLayoutTests {
    @Test("lines break between words, and the spaces there hang over the edge")
    func words() {
        #expect(lines("one two three", letters: 8) == ["one two", "three"])
        #expect(lines("one two   three", letters: 7) == ["one two", "three"])
        #expect(lines("one ", letters: 3) == ["one"])
        #expect(lines("   ", letters: 2) == [""])
        #expect(lines("a b", letters: 0) == ["a", "b"])
        #expect(lines("", letters: 2) == [])
    }

    @Test("a word longer than the line is split at the line's end")
    func longWord() {
        #expect(lines("a abcdefgh", letters: 3) == ["a", "abc", "def", "gh"])
        #expect(lines("abc", letters: 0) == ["a", "b", "c"])
    }

    @Test("a newline ends a line, and at the end of the text begins an empty one")
    func newlines() {
        #expect(lines("a\n\nb\r\nc", letters: 9) == ["a", "", "b", "c"])
        #expect(lines("a\n", letters: 9) == ["a", ""])
    }

    @Test("with character wrapping lines break anywhere")
    func characters() {
        #expect(lines("one two", letters: 5, .byCharWrapping) == ["one t", "wo"])
    }

    @Test("with clipping lines break at newlines only")
    func clipping() {
        #expect(lines("one two\nthree", letters: 2, .byClipping) == ["one two", "three"])
    }

    @Test("lines may break after hyphens, but not at no-break spaces")
    func hyphens() {
        #expect(lines("well-known", letters: 7) == ["well-", "known"])
        #expect(lines("ab 10\u{A0}km", letters: 6) == ["ab", "10\u{A0}km"])
    }

    @Test("ideographs may end any line, closing marks begin none")
    func ideographs() {
        // Each is 10 points wide: a box for three letters, 19 points, holds one; a box for six, 37 points, holds three.
        #expect(lines("漢字かな", letters: 6) == ["漢字か", "な"])
        #expect(lines("漢字か。", letters: 6) == ["漢字", "か。"])
    }

    @Test("one grapheme is never split")
    func clusters() {
        #expect(lines("👩‍👩‍👧👩‍👩‍👧", letters: 1) == ["👩‍👩‍👧", "👩‍👩‍👧"])
        #expect(lines("e\u{301}e\u{301}", letters: 1) == ["e\u{301}", "e\u{301}"])
    }

    @Test(
        "truncation keeps the beginning, the end, or both",
        arguments: [
            (.byTruncatingTail, "abcdef…"), (.byTruncatingHead, "…efghij"), (.byTruncatingMiddle, "abc…hij"),
        ] as [(LineBreakMode, String)])
    func truncation(mode: LineBreakMode, expected: String) {
        #expect(lines("abcdefghij", letters: 7, count: 1, mode) == [expected])
        #expect(lines("abcdefg", letters: 7, count: 1, mode) == ["abcdefg"])
        #expect(lines("abcdefg", letters: 0, count: 1, mode) == ["…"])
    }

    @Test("only the last allowed line is truncated")
    func lastLine() {
        #expect(lines("one two three four", letters: 6, count: 2, .byTruncatingTail) == ["one", "two t…"])
        #expect(lines("one\ntwo", letters: 6, count: 1, .byTruncatingTail) == ["one…"])
        #expect(lines("one two three", letters: 6, count: 1) == ["one"])
        #expect(lines("one two", letters: 4, count: 2, .byTruncatingTail) == ["one", "two"])
        #expect(TextLayout("one two", font: font, maximumLineCount: 1).isTruncated == false)
        #expect(TextLayout("one two", font: font, maximumWidth: 20, maximumLineCount: 1).isTruncated)
    }

    @Test(
        "lines are aligned left, centred or right", arguments: zip(TextAlignment.allCases, [0, 20, 40] as [CGFloat]))
    func alignment(alignment: TextAlignment, x: CGFloat) {
        let font = TextFont(typeface: .helvetica, size: 20.48)  // A space is 5.69 points wide, a capital I as well.
        let layout = TextLayout("I", font: font, maximumWidth: 45.69, alignment: alignment)
        #expect(abs(layout.lines[0].x - x) < 1e-4)
        #expect(abs(layout.lines[0].width - 5.69) < 1e-4)
    }

    @Test("baselines are one line height apart, and the size is that of all lines")
    func size() {
        let layout = TextLayout("a\nbcd", font: TextFont(typeface: .systemMonospaced, size: 20.48))
        #expect(abs(layout.lines[0].baseline - 19.5) < 1e-9)
        #expect(abs(layout.lines[1].baseline - 43.94) < 1e-9)
        #expect(abs(layout.size.width - 37.98) < 1e-4)
        #expect(abs(layout.size.height - 48.88) < 1e-9)
    }

    @Test("a box as wide as the measured text holds it on as many lines")
    func stable() {
        let words = ["a", "Wörter", "漢字", "it's", "10 %", "e\u{301}", "–", "\n", "well-known"]
        for seed in SeededGenerator.seeds(0..<2000) {
            var random = SeededGenerator(seed: seed)
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(from: words) }
                .joined(separator: " ")
            let font = TextFont(size: CGFloat.random(in: 5...40, using: &random))
            let first = TextLayout(text, font: font, maximumWidth: CGFloat.random(in: 40...300, using: &random))
            let second = TextLayout(text, font: font, maximumWidth: first.size.width)
            #expect(second.lines.map(\.text) == first.lines.map(\.text), "UIKIT_SEED=\(seed)")
            let shown = first.lines.map(\.text).joined().filter { !$0.isWhitespace }
            #expect(shown == text.filter { !$0.isWhitespace }, "UIKIT_SEED=\(seed)")
        }
    }
}
