import CoreGraphics
import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Keeps room around its text, the way such labels are written everywhere.
private final class PaddedLabel: UILabel {
    let insets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return text.inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -7, right: -20))
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

@MainActor @Suite("Attributes of text in labels") struct LabelAttributeTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400), scale: 2)
    /// Letters are 12.66 points wide, lines 24.44 high.
    private let font = UIFont.monospacedSystemFont(ofSize: 20.48, weight: .regular)

    private func shown(_ attributes: [NSAttributedString.Key: Any], _ text: String = "one two") -> LayerContent? {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 24.5))
        label.attributedText = NSAttributedString(
            string: text, attributes: attributes.merging([.font: font]) { old, _ in old })
        stage.show(label)
        return label.layer.content
    }

    private func commands(_ attributes: [NSAttributedString.Key: Any]) -> [DrawingCommand] {
        guard case .drawing(let content) = shown(attributes) else { return [] }
        return content.drawing.commands
    }

    @Test("text without decorations is sent as text, decorated text as a drawing with the text")
    func kinds() {
        guard case .text = shown([:]) else { return #expect(Bool(false), "no text") }
        let drawn = commands([.underlineStyle: NSUnderlineStyle.single.rawValue])
        #expect(drawn.count == 2)
        guard case .text(let line) = drawn[0] else { return #expect(Bool(false), "no text") }
        #expect(line.runs.map(\.text) == ["one two"])
    }

    @Test("an underline is below the baseline, as long as the text, on whole pixels")
    func underline() {
        let drawn = commands([.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.red])
        guard case .stroke(let path, let color, let pen) = drawn.last else { return #expect(Bool(false), "no line") }
        #expect(color == UIColor.red.rgba)
        // 1.02 points thick: two pixels. The baseline is at 19.5, the line's middle 2.05 below.
        #expect(pen.width == 1)
        let box = CGPath(elements: path).boundingBox
        #expect(abs(box.width - 88.62) < 0.001)
        #expect(box.minY == 21.5)
    }

    @Test("underlines have patterns, thickness and colours, and can leave out spaces")
    func patterns() {
        func strokes(_ style: NSUnderlineStyle) -> [(path: [PathElement], color: RGBA, pen: StrokeStyle)] {
            commands([.strikethroughStyle: style.rawValue, .strikethroughColor: UIColor.blue]).compactMap {
                guard case .stroke(let path, let color, let pen) = $0 else { return nil }
                return (path, color, pen)
            }
        }
        #expect(strokes(.single).map(\.color) == [UIColor.blue.rgba])
        #expect(strokes(.thick).map(\.pen.width) == [2])
        #expect(strokes(.double).count == 2)
        #expect(strokes([.single, .patternDash])[0].pen.dashLengths == [8, 4])
        let words = strokes([.single, .byWord]).map { CGPath(elements: $0.path).boundingBox }
        #expect(words.count == 2)
        #expect(abs(words[0].width - 37.98) < 0.001)
        #expect(abs(words[1].minX - 50.64) < 0.001)
        #expect(strokes([.patternDash]).isEmpty, "a pattern of no line is nothing")
    }

    @Test("a background colour is as high as the line and behind the letters")
    func background() {
        let drawn = commands([.backgroundColor: UIColor.yellow])
        guard case .fill(let path, let color, _) = drawn.first else { return #expect(Bool(false), "no background") }
        #expect(color == UIColor.yellow.rgba)
        let box = CGPath(elements: path).boundingBox
        #expect(abs(box.width - 88.62) < 0.001)
        #expect(abs(box.height - 24.44) < 0.001)
    }

    @Test("kern is added after every letter and counts in the label's width")
    func kern() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "abc", attributes: [.font: font, .kern: 2])
        stage.settle()
        // 3 × 14.66 = 43.98
        #expect(label.intrinsicContentSize.width == 44)
        #expect("abc".size(withAttributes: [.font: font, .tracking: 2.0]).width.rounded() == 44)
    }

    @Test("the kern of text that shrinks to fit shrinks with it")
    func kernShrinks() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 29.32, height: 25))
        // 4 × 14.66 = 58.64: twice too wide.
        label.attributedText = NSAttributedString(string: "abcd", attributes: [.font: font, .kern: 2])
        label.adjustsFontSizeToFitWidth = true
        stage.show(label)
        stage.settle()
        guard case .text(let content) = label.layer.content else { return #expect(Bool(false), "no text") }
        let run = try #require(content.lines.first?.runs.first)
        #expect(abs(run.letterSpacing - 1) < 0.01)
        #expect(abs(run.width - 29.32) < 0.1)
    }

    @Test("a label whose subclass adds padding is that much larger, with its text inside")
    func padding() throws {
        let label = PaddedLabel()
        label.font = font
        label.text = "abc"
        stage.show(label)
        stage.settle()
        #expect(label.intrinsicContentSize == CGSize(width: 38 + 30, height: 24.5 + 12))
        label.sizeToFit()
        #expect(label.bounds.size == CGSize(width: 68, height: 36.5))
        stage.settle()
        guard case .text(let content) = label.layer.content else { return #expect(Bool(false), "no text") }
        #expect(content.lines.map(\.origin.x) == [10])
        label.numberOfLines = 0
        label.text = "abc abc"
        #expect(label.sizeThatFits(CGSize(width: 70, height: 1000)) == CGSize(width: 68, height: 61))
    }

    @Test("text that shrinks keeps its baseline, unless it is centred or at the top")
    func baselines() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 63.3, height: 40))
        label.font = font
        label.text = "abcdefghij"
        label.adjustsFontSizeToFitWidth = true
        stage.show(label)
        func baseline() throws -> CGFloat {
            stage.settle()
            guard case .text(let content) = label.layer.content else { return 0 }
            return try #require(content.lines.first).origin.y
        }
        // Full size: (40 − 24.44) / 2 + 19.5 = 27.28. Half size: lines are 12.22 high, 9.75 above the baseline.
        #expect(try baseline() == 27.5)
        label.baselineAdjustment = .alignCenters
        #expect(try baseline() == 23.5)
        label.baselineAdjustment = .none
        #expect(try baseline() == 9.5)
    }

    @Test("letters are tightened before text is truncated, by a twentieth at most")
    func tightening() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 122, height: 25))
        label.font = font
        label.text = "abcdefghij"
        stage.show(label)
        #expect(label.lines == ["abcdefgh…"])
        label.allowsDefaultTighteningForTruncation = true
        stage.settle()
        #expect(label.lines == ["abcdefghij"])
        label.frame.size.width = 110
        stage.settle()
        #expect(label.lines == ["abcdefg…"])
    }

    @Test("a label's shadow draws its text once more, in one colour")
    func shadow() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 24.5))
        label.font = font
        label.text = "abc"
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 2, height: 3)
        stage.show(label)
        guard case .drawing(let content) = label.layer.content else { return #expect(Bool(false), "no drawing") }
        let lines = content.drawing.commands.compactMap { command -> TextLine? in
            guard case .text(let line) = command else { return nil }
            return line
        }
        #expect(lines.map(\.origin.x) == [2, 0])
        #expect(lines.map { $0.origin.y - lines[1].origin.y } == [3, 0])
        #expect(
            lines.map(\.runs[0].color) == [
                UIColor.red.rgba, label.textColor.resolved(with: label.traitCollection).rgba,
            ])
    }

    @Test("Hebrew runs from right to left inside of a line")
    func hebrew() throws {
        guard case .text(let content) = shown([:], "say שלום now") else { return #expect(Bool(false), "no text") }
        let line = try #require(content.lines.first)
        #expect(line.runs.map(\.text) == ["say ", "שלום", " now"])
        #expect(line.runs.map(\.isRightToLeft) == [false, true, false])
    }

    @Test("a size is measured once for a font, a text and a width")
    func cached() {
        var sizes = LabelSizes()
        #expect(sizes[100, 1] == nil)
        sizes[100, 1] = CGSize(width: 50, height: 20)
        sizes[60, 0] = CGSize(width: 50, height: 40)
        #expect(sizes[100, 1]?.height == 20)
        #expect(sizes[60, 0]?.height == 40)
        #expect(sizes[60, 1] == nil)
        sizes[70, 0] = .zero
        #expect(sizes[100, 1] == nil, "two are kept")
    }

    @Test("a label's intrinsic size follows every change")
    func changes() {
        let label = UILabel()
        stage.show(label)
        label.font = font
        label.text = "abc"
        #expect(label.intrinsicContentSize.width == 38)
        label.text = "abcd"
        #expect(label.intrinsicContentSize.width == 51)
        label.font = .monospacedSystemFont(ofSize: 10.24, weight: .regular)
        #expect(label.intrinsicContentSize.width == 25.5)
        label.attributedText = NSAttributedString(string: "abcd", attributes: [.font: font])
        #expect(label.intrinsicContentSize.width == 51)
        label.text = nil
        #expect(label.intrinsicContentSize == .zero)
    }
}
