import UIKit

extension TextSpecimen {
    private static let tale =
        "A fox came to a vine, saw ripe grapes high above and leapt for them. She leapt once more, "
        + "then walked away: they were sour, no doubt."

    /// Specimens of paragraph styles.
    static var paragraphs: [TextSpecimen] {
        [
            paragraph("Several lines") { _ in },
            paragraph("Justified") { $0.alignment = .justified },
            paragraph("Indents") {
                $0.firstLineHeadIndent = 24
                $0.headIndent = 12
                $0.tailIndent = -24
            },
            paragraph("Line and paragraph spacing", tale + "\nWe say so of what we cannot get.") {
                $0.lineSpacing = 3
                $0.paragraphSpacing = 10
            },
            paragraph("Centred") { $0.alignment = .center },
        ]
    }

    private static func paragraph(
        _ name: String, _ text: String = tale, _ set: (NSMutableParagraphStyle) -> Void
    ) -> TextSpecimen {
        let style = NSMutableParagraphStyle()
        set(style)
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style]
        return TextSpecimen(name, NSAttributedString(string: text, attributes: attributes), isBoxed: true)
    }

    /// Specimens of text that doesn't fit.
    static var cramped: [TextSpecimen] {
        [
            cramped("Truncated head") { $0.lineBreakMode = .byTruncatingHead },
            cramped("Truncated middle") { $0.lineBreakMode = .byTruncatingMiddle },
            cramped("Truncated tail") { $0.lineBreakMode = .byTruncatingTail },
            cramped("Two lines, truncated") { $0.numberOfLines = 2 },
            cramped("Shrunk") {
                $0.text = "As large as there is room for, and no larger than that"
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = 0.5
            },
        ]
    }

    private static func cramped(_ name: String, _ set: (UILabel) -> Void) -> TextSpecimen {
        let label = UILabel()
        label.text = tale
        label.font = .systemFont(ofSize: 15)
        set(label)
        return TextSpecimen(name, label, isBoxed: true)
    }
}
