import UIKit

/// Labels that get another text each time, as in recycled cells.
@MainActor final class LabelScene {
    private let line = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 21))
    private let lines = UILabel()
    static let texts = ["The quick brown fox jumps over a lazy dog", "Pack my box with five dozen liquor jugs."]
    /// Two hundred characters are three lines of 550 points.
    static let longTexts = texts.map { text in
        String(Array(repeating: text, count: 5).joined(separator: " ").prefix(200))
    }
    private var step = 0

    init() {
        lines.numberOfLines = 0
    }

    private func next(_ texts: [String]) -> String {
        step += 1
        return texts[step % texts.count]
    }

    /// Measures forty characters on one line.
    func measureLine() {
        line.text = next(Self.texts)
        precondition(line.intrinsicContentSize.width > 200)
    }

    func measureAgain() {
        if line.text == nil { line.text = Self.texts[0] }
        precondition(line.sizeThatFits(.zero).height > 20)
    }

    /// Measures two hundred characters in three lines.
    func measureLines() {
        lines.text = next(Self.longTexts)
        precondition(lines.sizeThatFits(CGSize(width: 550, height: 0)).height > 60)
    }

    func show() {
        line.text = next(Self.texts)
        line.layoutIfNeeded()
    }
}
