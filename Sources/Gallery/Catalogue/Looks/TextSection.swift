import UIKit

/// Text styles, attributed text, and what happens when there is not enough room.
final class TextSection: UIView {
    static let title = "Text"

    private let labels: [UILabel]
    private let size = UISegmentedControl(items: ["S", "L", "XXXL"])

    private static let gap: CGFloat = 8

    init() {
        labels = Self.styles() + [Self.attributed()] + Self.truncated()
        super.init(frame: .zero)
        size.selectedSegmentIndex = 1
        size.accessibilityLabel = "Text size"
        size.addAction(UIAction { [unowned self] _ in updateTextSize() }, for: .valueChanged)
        for label in labels { addSubview(label) }
        addSubview(size)
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    private func updateTextSize() {
        let sizes: [UIContentSizeCategory] = [.small, .large, .extraExtraExtraLarge]
        traitOverrides.preferredContentSizeCategory = sizes[size.selectedSegmentIndex]
        // Another height moves everything below.
        var around: UIView? = self
        while let view = around {
            view.setNeedsLayout()
            around = view.superview
        }
    }

    private static func styles() -> [UILabel] {
        let styles: [(String, UIFont.TextStyle)] = [
            ("Title", .title2), ("Headline", .headline), ("Body", .body), ("Footnote", .footnote),
        ]
        return styles.map { name, style in
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.accessibilityIdentifier = name
            return label
        }
    }

    private static func attributed() -> UILabel {
        let text = NSMutableAttributedString(string: "Large, red and bold in one line")
        func set(_ key: NSAttributedString.Key, _ value: Any, at word: String) {
            text.addAttribute(key, value: value, range: (text.string as NSString).range(of: word))
        }
        set(.font, UIFont.systemFont(ofSize: 28), at: "Large")
        set(.foregroundColor, UIColor.systemRed, at: "red")
        set(.font, UIFont.boldSystemFont(ofSize: 17), at: "bold")
        let label = UILabel()
        label.attributedText = text
        return label
    }

    private static func truncated() -> [UILabel] {
        let modes: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
        return modes.map { mode in
            let label = UILabel()
            label.text = "The quick brown fox jumps over the lazy dog and goes on running through the wood at night"
            label.font = .systemFont(ofSize: 15)
            label.textColor = .secondaryLabel
            label.lineBreakMode = mode
            return label
        }
    }

    private func height(of label: UILabel) -> CGFloat { label.intrinsicContentSize.height }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: labels.reduce(32) { $0 + height(of: $1) + Self.gap })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for label in labels {
            label.frame = CGRect(x: 0, y: y, width: bounds.width, height: height(of: label))
            y = label.frame.maxY + Self.gap
        }
        size.frame = CGRect(x: 0, y: y, width: bounds.width, height: 32)
    }
}
