import UIKit
import UIKitTesting

// How large text is, measured without a screen. In a test target the last lines are #expect(…).

@MainActor func measureText() {
    let headline = UILabel()
    headline.text = "Large title"
    headline.font = .systemFont(ofSize: 17, weight: .semibold)
    print(headline.intrinsicContentSize)

    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.firstLineHeadIndent = 24
    let price = NSMutableAttributedString(
        string: "Now 12 euros, once 20", attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    price.addAttribute(
        .strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 14, length: 7))
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    print(price.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size)

    let note = UILabel()
    note.text = "The larger a person likes text, the more room it needs."
    note.font = .preferredFont(forTextStyle: .body)
    note.adjustsFontForContentSizeCategory = true
    note.numberOfLines = 0
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    stage.show(note)
    for category in [UIContentSizeCategory.large, .accessibilityExtraLarge] {
        note.traitOverrides.preferredContentSizeCategory = category
        print(category.rawValue, note.sizeThatFits(CGSize(width: 320, height: 0)).height)
    }
}

measureText()
