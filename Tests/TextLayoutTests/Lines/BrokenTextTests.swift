import CoreGraphics
import Testing
import TestSupport

@testable import TextLayout

/// Returns a text measured in letters of equal width.
private func measured(_ text: String) -> MeasuredText {
    MeasuredText([StyledText(text, font: TextFont(typeface: .systemMonospaced, size: letterSize))])
}

private let letterSize: CGFloat = 16

private func limits(
    _ letters: Double, _ lineCount: Int, _ mode: LineBreakMode = .byWordWrapping
) -> BrokenText.Limits {
    let letter = TextFont(typeface: .systemMonospaced, size: letterSize).width(of: "m")
    return BrokenText.Limits(width: CGFloat(letters) * letter, lineCount: lineCount, breakMode: mode)
}

@Suite("Lines broken once and reused") struct BrokenTextTests {
    @Test("a label as high as its text reuses the measured lines")
    func measuredThenDrawn() {
        let broken = BrokenText(measured("one two three"), limits(5, 0))
        #expect(TextLayout(broken).lines.map(\.text) == ["one", "two", "three"])
        #expect(broken.keeps(to: limits(5, 3)))
        #expect(broken.keeps(to: limits(5, 7)))
    }

    @Test("fewer lines, another width and another break mode break lines again")
    func otherLimits() {
        let broken = BrokenText(measured("one two three"), limits(5, 0))
        #expect(!broken.keeps(to: limits(5, 2)))
        #expect(!broken.keeps(to: limits(6, 0)))
        #expect(!broken.keeps(to: limits(5, 0, .byCharWrapping)))
    }

    @Test("truncated lines aren't reused where more lines are allowed")
    func cut() {
        let broken = BrokenText(measured("one two three"), limits(5, 2))
        #expect(broken.keeps(to: limits(5, 2)))
        #expect(!broken.keeps(to: limits(5, 3)))
        #expect(!broken.keeps(to: limits(5, 0)))
    }

    @Test("a last line that is too wide isn't reused where it is the last one allowed")
    func tooWide() {
        let broken = BrokenText(measured("o m"), limits(0.5, 0))
        #expect(TextLayout(broken).lines.map(\.text) == ["o", "m"])
        #expect(!broken.keeps(to: limits(0.5, 2)))
        #expect(broken.keeps(to: limits(0.5, 3)))
    }

    @Test("reused lines equal those of breaking again")
    func random() {
        for seed in SeededGenerator.seeds(0..<2_000) {
            var random = SeededGenerator(seed: seed)
            let text = measured(
                String(
                    (0..<Int.random(in: 0...20, using: &random)).map { _ in "ab  \nש".randomElement(using: &random)! }))
            let mode = LineBreakMode.allCases.randomElement(using: &random)!
            let width = [0.5, 1, 2, 3.2, 5, 8, .infinity].randomElement(using: &random)!
            let (first, second) = (Int.random(in: 0...6, using: &random), Int.random(in: 0...6, using: &random))
            let broken = BrokenText(text, limits(width, first, mode))
            let fresh = BrokenText(text, limits(width, second, mode))
            guard broken.keeps(to: fresh.limits) else { continue }
            #expect(TextLayout(broken) == TextLayout(fresh), "UIKIT_SEED=\(seed)")
            #expect(broken.size == fresh.size, "UIKIT_SEED=\(seed)")
        }
    }
}
