import CoreGraphics
import Testing

@testable import TextLayout

/// At this size a letter is 1266 points wide and a line 2444 high.
private let font = TextFont(typeface: .systemMonospaced, size: 2048)

private func layout(
    _ text: String, width: CGFloat = .infinity, _ change: (inout ParagraphMetrics) -> Void
) -> TextLayout {
    var piece = StyledText(text, font: font)
    change(&piece.paragraph)
    return TextLayout([piece], maximumWidth: width)
}

@Suite("Paragraphs") struct ParagraphTests {
    @Test("paragraph spacing is between paragraphs, not before the first or after the last")
    func spacing() {
        let spaced = layout("a\nb\nc") {
            $0.spacingBefore = 100
            $0.spacingAfter = 10
        }
        #expect(spaced.lines.map(\.baseline) == [1950, 4504, 7058])
        #expect(spaced.size.height == 7552)
    }

    @Test("paragraph spacing doesn't apply between lines of a paragraph")
    func linesOfParagraph() {
        let spaced = layout("aa aa\nb", width: 2600) { $0.spacingAfter = 100 }
        #expect(spaced.lines.map(\.baseline) == [1950, 4394, 6938])
    }

    @Test("first and other lines are indented, and narrower by as much")
    func indents() {
        let indented = layout("a b c d e", width: 6330) {
            $0.firstIndent = 2532
            $0.indent = 1266
        }
        #expect(indented.lines.map(\.text) == ["a b", "c d", "e"])
        #expect(indented.lines.map(\.x) == [2532, 1266, 1266])
        #expect(indented.size.width == 6330)
    }

    @Test("a positive tail indent is where lines end, a negative one the distance from the edge")
    func tailIndent() {
        #expect(layout("a b c", width: 6330) { $0.tailIndent = 3798 }.lines.map(\.text) == ["a b", "c"])
        #expect(layout("a b c", width: 6330) { $0.tailIndent = -2532 }.lines.map(\.text) == ["a b", "c"])
    }

    @Test("indents of right-to-left paragraphs are at the right")
    func indentsAtTheRight() {
        let indented = layout("abc", width: 10_000) {
            $0.alignment = .right
            $0.firstIndent = 1000
        }
        #expect(indented.lines[0].x == 5202)
    }

    @Test("justified lines fill the width, except a paragraph's last")
    func justified() {
        let stretched = layout("a b c d", width: 7000) { $0.isJustified = true }
        #expect(stretched.lines.map(\.width) == [7000, 1266])
        // Three letters and two spaces are 6330 wide: each space is 335 wider.
        #expect(stretched.lines[0].runs.map(\.text) == ["a ", "b ", "c"])
        #expect(stretched.lines[0].runs.map(\.x) == [0, 2867, 5734])
    }

    @Test("justified words keep their letter spacing")
    func justifiedWithSpacing() {
        var piece = StyledText("ab c d", font: font, letterSpacing: 100)
        piece.paragraph.isJustified = true
        let stretched = TextLayout([piece], maximumWidth: 6000)
        #expect(stretched.lines.map(\.text) == ["ab c", "d"])
        // Four letters of 1366 are 5464 wide; the space gets the remaining width.
        #expect(stretched.lines[0].runs.map(\.text) == ["ab ", "c"])
        #expect(stretched.lines[0].runs.map(\.x) == [0, 4634])
        #expect(stretched.lines[0].runs.map(\.width) == [4098, 1366])
    }

    @Test("paragraphs of one text have their own alignments and line heights")
    func several() {
        var (first, second) = (StyledText("a\n", font: font), StyledText("b", font: font))
        first.paragraph.alignment = .right
        second.paragraph.alignment = .center
        second.paragraph.minimumHeight = 3000
        let both = TextLayout([first, second], maximumWidth: 10_000)
        #expect(both.lines.map(\.x) == [8734, 4367])
        #expect(both.size.height == 5444)
    }

    @Test("a thousand lines are exactly a thousand times as high as one")
    func manyLines() {
        let font = TextFont(size: 17)
        let text = Array(repeating: "a", count: 1000).joined(separator: "\n")
        // 17 points: 20.287109375 high.
        #expect(TextLayout(text, font: font).size.height == 20287.109375)
    }

    @Test("kern and tracking space letters; without kerning pairs have their plain widths")
    func letterSpacing() {
        let plain = TextLayout([StyledText("AV", font: TextFont(size: 17))]).size.width
        let spaced = TextLayout([StyledText("AV", font: TextFont(size: 17), letterSpacing: 3)]).size.width
        #expect(abs(spaced - plain - 6) < 0.001)
        let apart = TextLayout([StyledText("AV", font: TextFont(size: 17), isKerned: false)]).size.width
        let alone = TextFont(size: 17).width(of: "A") + TextFont(size: 17).width(of: "V")
        #expect(abs(apart - alone) < 0.001)
        #expect(apart > plain + 0.5)
    }
}
