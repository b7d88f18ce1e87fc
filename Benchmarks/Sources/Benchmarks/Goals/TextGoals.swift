import CReference
import UIKit

/// Labels that are measured, and texts that are broken into lines: goals j1 to j3.
@MainActor enum TextGoals {
    private static let repetitions = 2_000

    static func rows() -> [Row] {
        let scene = LabelScene()
        let reference = ReferenceText()
        let line = Comparison.interleaved {
            for _ in 0..<repetitions { scene.measureLine() }
        } anchor: {
            for _ in 0..<repetitions { reference.measureLine() }
        }
        let again = Comparison.interleaved {
            for _ in 0..<repetitions { scene.measureAgain() }
        } anchor: {
            for _ in 0..<repetitions { reference.measureLine() }
        }
        let lines = Comparison.interleaved {
            for _ in 0..<repetitions { scene.measureLines() }
        } anchor: {
            for _ in 0..<repetitions { reference.measureLines() }
        }
        return [
            row("j1", "a label gets 40 characters and is measured", line, atMost: 1_000),
            row("j2", "the same label is measured again", again, atMost: 500),
            row("j3", "a label gets 200 characters: three lines", lines, atMost: 12_000),
        ]
    }

    private static func row(_ goal: String, _ what: String, _ comparison: Comparison, atMost limit: Double) -> Row {
        let (ours, theirs) = (comparison.ours / Double(repetitions), comparison.anchor / Double(repetitions))
        var row = Row(goal, what, ours, \.time, atMost: limit)
        row.anchor = "C loop \(theirs.time)"
        row.ratio = comparison.ratios.ratioText
        return row
    }
}

/// The same texts, in C.
@MainActor private final class ReferenceText {
    private let line: [UInt8]
    private let lines: [UInt8]
    private var advances: [Double] = []
    private let kerning: [Float]

    init() {
        let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
        func width(_ text: String) -> Double { Double(text.size(withAttributes: [.font: font]).width) }
        func letter(_ code: Int) -> String { String(UnicodeScalar(UInt8(code))) }
        advances = (0..<128).map { $0 < 32 || $0 == 127 ? 0 : width(letter($0)) }
        let advances = advances
        kerning = (0..<128 * 128).map { pair in
            let (left, right) = (pair / 128, pair % 128)
            guard left > 32, right > 32, left < 127, right < 127 else { return 0 }
            return Float(width(letter(left) + letter(right)) - advances[left] - advances[right])
        }
        line = Array(LabelScene.texts[0].utf8)
        lines = Array(LabelScene.longTexts[0].utf8)
    }

    func measureLine() {
        let width = reference_text_width(line, line.count, advances, kerning)
        precondition(width > 200)
    }

    func measureLines() { precondition(reference_text_lines(lines, lines.count, advances, kerning, 550) == 3) }
}
