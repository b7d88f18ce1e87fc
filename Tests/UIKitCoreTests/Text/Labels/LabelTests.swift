import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Labels") @MainActor struct LabelTests {
    private let stage = Stage(scale: 1)
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

    private func lines() -> [TextLine] {
        stage.window.addSubview(label)
        stage.settle()
        guard case .text(let content)? = label.layer.content else { return [] }
        return content.lines
    }

    @Test("attributed text has its own fonts and colours, and the label's for the rest")
    func attributed() {
        let text = NSMutableAttributedString(string: "red big plain")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 4, length: 3))
        label.textColor = .green
        label.attributedText = text
        let runs = lines().flatMap(\.runs)
        #expect(runs.map(\.text) == ["red", " ", "big", " plain"])
        #expect(runs.map(\.color) == [UIColor.red.rgba, UIColor.green.rgba, UIColor.green.rgba, UIColor.green.rgba])
        #expect(runs.map(\.font.size) == [17, 17, 30, 17])
        #expect(runs.map(\.font.weight) == [400, 400, 700, 400])
        #expect(label.text == "red big plain")
        // A line is as high as its largest font.
        #expect(label.intrinsicContentSize.height == (30.0 * 2444 / 2048).rounded(.up))
    }

    @Test("setting the font or the colour to nil restores the default")
    func defaults() {
        let new = UILabel()
        label.font = .boldSystemFont(ofSize: 30)
        label.textColor = .red
        label.font = nil
        label.textColor = nil
        #expect(label.font == new.font && label.font.pointSize == 17)
        #expect(label.textColor == .label)
        label.text = "plain"
        #expect(lines().flatMap(\.runs).map(\.font.size) == [17])
    }

    @Test("plain text replaces attributed text, and the other way round")
    func replacing() {
        label.attributedText = NSAttributedString(string: "one", attributes: [.foregroundColor: UIColor.red])
        label.text = "one"
        #expect(lines().flatMap(\.runs).map(\.color) == [UIColor.label.resolved(with: label.traitCollection).rgba])
        #expect(label.attributedText?.string == "one")
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
        label.attributedText = nil
        #expect(label.text == nil && lines().isEmpty)
    }

    @Test("a paragraph style overrides the label's alignment and spacing")
    func paragraph() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineSpacing = 10
        label.numberOfLines = 0
        label.frame.size.height = 200
        label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
        let lines = lines()
        #expect(lines.allSatisfy { $0.origin.x > 180 })
        // 17 points are 20.29 high; on whole pixels that is 30 or 31 with the spacing.
        let distance = lines[1].origin.y - lines[0].origin.y
        #expect([30, 31].contains(distance))
    }

    @Test("natural alignment begins at the right in a view from right to left")
    func natural() {
        label.text = "abc"
        #expect(lines()[0].origin.x == 0)
        label.semanticContentAttribute = .forceRightToLeft
        #expect(lines()[0].origin.x > 150)
        label.textAlignment = .left
        #expect(lines()[0].origin.x == 0)
    }

    @Test(
        "text that is too long is truncated at its end, its beginning or its middle",
        arguments: [
            (NSLineBreakMode.byTruncatingTail, "beginning an…"), (.byTruncatingHead, "…ing and end"),
            (.byTruncatingMiddle, "beginn…nd end"),
        ])
    func truncation(mode: NSLineBreakMode, expected: String) {
        label.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
        label.frame.size.width = 13 * 20 * 1266 / 2048 + 0.5
        label.lineBreakMode = mode
        label.text = "beginning and end"
        #expect(lines()[0].runs.map(\.text).joined().count == 13)
        #expect(lines()[0].runs[0].text.contains("…"))
        if mode != .byTruncatingHead { #expect(lines()[0].runs[0].text == expected) }
    }

    @Test("text shrinks to fit its width, down to its minimum scale")
    func shrinking() {
        label.text = "This text is wider than the label is"
        let natural = label.intrinsicContentSize.width
        label.frame.size.width = natural / 2
        label.adjustsFontSizeToFitWidth = true
        #expect((7.3..<8.5).contains(lines()[0].runs[0].font.size), "small letters are set wider, so a little less")
        #expect(lines()[0].runs[0].text == label.text)
        #expect(lines()[0].runs[0].width <= label.frame.width)
        #expect(lines()[0].runs[0].width > label.frame.width * 0.99)
        label.minimumScaleFactor = 0.8
        #expect(abs(lines()[0].runs[0].font.size - 13.6) < 0.01)
        #expect(lines()[0].runs[0].text.hasSuffix("…"))
    }

    @Test("a label with adjustsFontForContentSizeCategory follows the text size")
    func textSize() {
        label.text = "abc"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        stage.window.addSubview(label)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(label.font.pointSize == 33)
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
        stage.window.traitOverrides.preferredContentSizeCategory = .small
        #expect(label.font.pointSize == 18, "20 times 20 by 22, to a pixel (R794)")
        stage.window.traitOverrides.preferredContentSizeCategory = .large
        #expect(label.font.pointSize == 20)
        label.adjustsFontForContentSizeCategory = false
        stage.window.traitOverrides.preferredContentSizeCategory = .small
        #expect(label.font.pointSize == 20)
    }

    @Test(
        "text styles have the documented sizes",
        arguments: [
            (UIFont.TextStyle.largeTitle, CGFloat(34), CGFloat(60)), (.title1, 28, 58), (.title2, 22, 56),
            (.title3, 20, 55), (.headline, 17, 53), (.body, 17, 53), (.callout, 16, 51), (.subheadline, 15, 49),
            (.footnote, 13, 44), (.caption1, 12, 43), (.caption2, 11, 40),
        ])
    func styles(style: UIFont.TextStyle, standard: CGFloat, largest: CGFloat) {
        func size(_ category: UIContentSizeCategory) -> CGFloat {
            UIFont.preferredFont(
                forTextStyle: style,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
            ).pointSize
        }
        #expect(size(.large) == standard)
        #expect(size(.accessibilityExtraExtraExtraLarge) == largest)
    }

    @Test("strings can be measured without a label")
    func measuring() {
        let font = UIFont.monospacedSystemFont(ofSize: 2048, weight: .regular)
        #expect("abc".size(withAttributes: [.font: font]) == CGSize(width: 3798, height: 2444))
        let rect = ("one two" as NSString).boundingRect(
            with: CGSize(width: 6330, height: CGFloat.infinity), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
        #expect(rect == CGRect(x: 0, y: 0, width: 3798, height: 4888))
        let oneLine = ("one two" as NSString).boundingRect(
            with: CGSize(width: 6330, height: 1000), attributes: [.font: font], context: nil)
        #expect(oneLine.height == 2444)
    }

    @Test("a string is drawn at its point in the current context")
    func drawing() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in
            "hello".draw(at: CGPoint(x: 10, y: 5), withAttributes: [.foregroundColor: UIColor.red])
        }
        stage.show(UIImageView(image: image))
        #expect(image.size == CGSize(width: 100, height: 50))
        #expect(stage.svg().contains("hello"))
    }

    @Test("a font's traits can be read and changed")
    func descriptors() {
        let font = UIFont.systemFont(ofSize: 15)
        let bold = UIFont(descriptor: font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])!, size: 0)
        #expect(bold.pointSize == 15)
        #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(font.fontDescriptor.symbolicTraits.isEmpty)
    }
}
