import CoreGraphics
import Testing

@testable import TextLayout

/// Monospaced letters are 1266/2048 em wide, which is a whole number at 2048 points.
private func mono(_ size: CGFloat) -> TextFont { TextFont(typeface: .systemMonospaced, size: size) }

@Suite("Text in several styles") struct StyledTextTests {
    @Test("pieces in one font are broken and measured as one text")
    func oneFont() {
        let whole = TextLayout("one two three", font: mono(10), maximumWidth: 50)
        let pieces = TextLayout(
            [StyledText("one t", font: mono(10)), StyledText("wo three", font: mono(10))], maximumWidth: 50)
        #expect(pieces.lines.map(\.text) == whole.lines.map(\.text))
        #expect(pieces.size == whole.size)
        #expect(pieces.lines[0].runs.map(\.text) == ["one t", "wo"])
        #expect(pieces.lines[0].runs[1].x == 63300.0 / 2048)
    }

    @Test("a line is as high as its highest letters, and all share one baseline")
    func heights() {
        let (small, large) = (mono(2048), mono(4096))
        let layout = TextLayout([
            StyledText("a", font: small), StyledText("b", font: large), StyledText("\nc", font: small),
        ])
        // 2048 points: 1950 above the baseline, 494 below.
        #expect(layout.lines.map(\.baseline) == [3900, 6838])
        #expect(layout.size == CGSize(width: 3798, height: 7332))
    }

    @Test("raised text makes its line higher")
    func raised() {
        let layout = TextLayout([
            StyledText("a", font: mono(2048)), StyledText("2", font: mono(1024), baselineOffset: 1950),
        ])
        #expect(layout.lines[0].baseline == 2925)
    }

    @Test("an ellipsis has the style of the text before it")
    func truncation() {
        let pieces = [
            StyledText("abc", font: mono(10)),
            StyledText("defgh", font: TextFont(typeface: .systemMonospaced, size: 10, weight: 700)),
        ]
        let layout = TextLayout(pieces, maximumWidth: 38, maximumLineCount: 1, breakMode: .byTruncatingTail)
        #expect(layout.lines[0].text == "abcde…")
        #expect(layout.lines[0].runs.map(\.style) == [0, 1])
        #expect(layout.isTruncated)
        let head = TextLayout(pieces, maximumWidth: 38, maximumLineCount: 1, breakMode: .byTruncatingHead)
        #expect(head.lines[0].text == "…defgh")
    }

    @Test("lines have the requested spacing, height and multiple")
    func metrics() {
        func baselines(_ change: (inout ParagraphMetrics) -> Void) -> [CGFloat] {
            var text = StyledText("a\nb", font: mono(2048))
            change(&text.paragraph)
            return TextLayout([text]).lines.map(\.baseline)
        }
        #expect(baselines { _ in } == [1950, 4394])
        #expect(baselines { $0.lineSpacing = 100 } == [1950, 4494])
        #expect(baselines { $0.heightMultiple = 2 } == [4394, 9282])
        #expect(baselines { $0.minimumHeight = 3000 } == [2506, 5506])
        #expect(baselines { $0.maximumHeight = 2000 } == [1506, 3506])
    }

    @Test("empty pieces are lines without width, and no text has no lines")
    func empty() {
        #expect(TextLayout([StyledText("", font: mono(10)), StyledText("", font: mono(20))]).lines.isEmpty)
        let layout = TextLayout([StyledText("", font: mono(10)), StyledText("a\n", font: mono(20))])
        #expect(layout.lines.map(\.text) == ["a", ""])
    }

    @Test("a width exactly as measured holds the text on one line, in any sizes")
    func exactWidth() {
        for size in stride(from: 9.1, through: 40, by: 1.7) {
            let pieces = [
                StyledText("Wide ", font: TextFont(size: size)), StyledText("text here", font: TextFont(size: 13.3)),
            ]
            let natural = TextLayout(pieces).size.width
            #expect(TextLayout(pieces, maximumWidth: natural).lines.count == 1)
        }
    }
}
