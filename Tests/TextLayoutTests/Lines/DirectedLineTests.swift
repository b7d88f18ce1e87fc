import CoreGraphics
import Testing

@testable import TextLayout

/// Returns the visible runs of a text, from left to right, with ← after those that are read from right to left.
private func seen(
    _ text: String, direction: BaseDirection = .natural, width: CGFloat = .infinity, lines: Int = 0,
    mode: LineBreakMode = .byWordWrapping
) -> [[String]] {
    var piece = StyledText(text, font: TextFont(typeface: .systemMonospaced, size: 20.48))
    piece.paragraph.direction = direction
    return seen([piece], width: width, lines: lines, mode: mode)
}

private func seen(
    _ pieces: [StyledText], width: CGFloat = .infinity, lines: Int = 0, mode: LineBreakMode = .byWordWrapping
) -> [[String]] {
    TextLayout(pieces, maximumWidth: width, maximumLineCount: lines, breakMode: mode).lines.map { line in
        line.runs.map { $0.text + ($0.isRightToLeft ? "←" : "") }
    }
}

@Suite("Lines in two directions") struct DirectedLineTests {
    @Test("Hebrew within English is one run from right to left")
    func hebrewInEnglish() {
        #expect(seen("say שלום now") == [["say ", "שלום←", " now"]])
    }

    @Test("English within Hebrew is one run, and the line begins at the right")
    func englishInHebrew() {
        #expect(seen("אמר hello עכשיו") == [[" עכשיו←", "hello", "אמר ←"]])
    }

    @Test("numbers run from left to right, also in Arabic")
    func numbers() {
        #expect(seen("عدد 123 هنا") == [[" هنا←", "123", "عدد ←"]])
    }

    @Test("a full stop is at the paragraph's end")
    func fullStop() {
        #expect(seen("שלום.", direction: .rightToLeft) == [["שלום.←"]])
        #expect(seen("שלום.", direction: .leftToRight) == [["שלום←", "."]])
        #expect(seen("hello.", direction: .rightToLeft) == [[".←", "hello"]])
    }

    @Test("each line is ordered by itself, with its paragraph's direction")
    func lines() {
        // Ten letters fit into a line.
        #expect(seen("אבג abc דהו def", width: 103) == [["abc", "אבג ←"], ["def", "דהו ←"]])
    }

    @Test("styles may change within a run of one direction")
    func styles() {
        let font = TextFont(typeface: .systemMonospaced, size: 20.48)
        let layout = TextLayout([StyledText("אב", font: font), StyledText("גד x", font: font)])
        #expect(layout.lines[0].runs.map(\.text) == ["x", "גד ", "אב"])
        #expect(layout.lines[0].runs.map(\.style) == [1, 1, 0])
        #expect(layout.lines[0].runs.map { $0.x.rounded() } == [0, 13, 51])
    }

    @Test("a Hebrew line is truncated at its left end")
    func truncation() {
        #expect(seen("אבגדהוזחטי", width: 77, lines: 1, mode: .byTruncatingTail) == [["אבגדה…←"]])
        // Eight letters of 12.66 points fit.
        #expect(seen("hello wonderful", width: 103, lines: 1, mode: .byTruncatingTail) == [["hello w…"]])
    }

    @Test("a line is as wide as its runs, which are side by side")
    func widths() {
        for text in ["say שלום now", "عدد 123 هنا and more", "AVA אבג AVA"] {
            let line = TextLayout(text, font: TextFont(size: 17)).lines[0]
            var x: CGFloat = 0
            for run in line.runs {
                #expect(abs(run.x - x) < 0.001)
                x += run.width
            }
            #expect(abs(x - line.width) < 0.001)
        }
    }

    @Test(
        "no character is lost or split at any width",
        arguments: [
            "The 🐈‍⬛ said שלום to 漢字 (e\u{301}) and مرحبا", "👩‍👩‍👧👨‍👩‍👧‍👦🇩🇪🇫🇷1️⃣", "नमस्ते दुनिया สวัสดีชาวโลก", "a\u{300}\u{301}\u{302}b",
        ])
    func whole(text: String) {
        let characters = Set(text)
        for width in stride(from: 0, through: 300, by: 7) as StrideThrough<CGFloat> {
            for mode in LineBreakMode.allCases {
                let lines = TextLayout(
                    text, font: TextFont(size: 17), maximumWidth: width, maximumLineCount: 3, breakMode: mode
                ).lines
                for run in lines.flatMap(\.runs) {
                    #expect(run.text.allSatisfy { characters.contains($0) || $0 == "…" }, "\(run.text) at \(width)")
                }
            }
            let all = TextLayout(text, font: TextFont(size: 17), maximumWidth: width).lines
            let shown = all.flatMap(\.runs).map(\.text).joined().filter { !$0.isWhitespace }
            #expect(shown.count == text.filter { !$0.isWhitespace }.count)
        }
    }
}
