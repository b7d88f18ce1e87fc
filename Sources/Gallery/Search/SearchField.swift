import UIKit

/// The typed text with a caret after it, and the number of mountains that it finds.
final class SearchField: UIView {
    var clear: () -> Void = {}

    private let symbol = UIImageView()
    private let label = UILabel()
    private let caret = UIView()
    private let count = UILabel()
    private let clearButton = UIButton(configuration: .plain())

    private static let words = "Type a name"
    private static let margin: CGFloat = 14

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        symbol.image = UIImage(
            systemName: "magnifyingglass",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .medium))
        symbol.tintColor = .secondaryLabel
        symbol.contentMode = .center
        caret.backgroundColor = tintColor
        caret.layer.cornerRadius = 1
        label.grow(as: .body)
        label.isAccessibilityElement = true
        label.accessibilityLabel = "Name to search for"
        count.grow(as: .subheadline)
        count.textColor = .secondaryLabel
        count.isAccessibilityElement = true
        clearButton.configuration?.image = UIImage(
            systemName: "xmark.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .regular))
        clearButton.configuration?.baseForegroundColor = .secondaryLabel
        clearButton.configuration?.contentInsets = .zero
        clearButton.accessibilityLabel = "Clear"
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .primaryActionTriggered)
        for view in [symbol, label, caret, count, clearButton] { addSubview(view) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
    }

    required init?(coder: NSCoder) { fatalError("Fields are made in code.") }

    func show(_ text: String, count number: Int) {
        // A space at the end has no width. A no-break space has one.
        label.text = text.isEmpty ? Self.words : text.replacingOccurrences(of: " ", with: "\u{A0}")
        label.textColor = text.isEmpty ? .secondaryLabel : .label
        label.accessibilityValue = text.isEmpty ? "Empty" : text
        count.text = "\(number.grouped) found"
        count.accessibilityLabel = number == 1 ? "1 mountain" : "\(number.grouped) mountains"
        clearButton.isHidden = text.isEmpty
        setNeedsLayout()
    }

    static func height(for traits: UITraitCollection) -> CGFloat { traits.grown(44) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        layer.cornerRadius = height / 2
        place(symbol, CGRect(x: Self.margin, y: 0, width: 22, height: height))
        let button: CGFloat = clearButton.isHidden ? 0 : 34
        place(clearButton, CGRect(x: width - 40, y: 0, width: 34, height: height))
        let found = count.sizeThatFits(bounds.size).width.rounded(.up)
        let end = width - Self.margin - button - found + (button > 0 ? 6 : 0)
        place(count, CGRect(x: end, y: 0, width: found, height: height))
        placeText(from: Self.margin + 30, to: end - 10)
    }

    /// Lays out text and caret. Names are read from left to right in both layout directions, so the caret is at the
    /// right.
    private func placeText(from start: CGFloat, to end: CGFloat) {
        let isEmpty = label.accessibilityValue == "Empty"
        let before: CGFloat = isEmpty ? 5 : 0
        let wanted = label.sizeThatFits(bounds.size).width.rounded(.up)
        let length = min(wanted, max(end - start - before - 4, 0))
        place(label, CGRect(x: start + before, y: 0, width: length, height: bounds.height))
        let line = traitCollection.grown(22)
        let caretFrame = CGRect(x: start, y: (bounds.height - line) / 2, width: 2, height: line)
        place(caret, caretFrame)
        if !isEmpty { caret.frame.origin.x = label.frame.maxX + 1 }
    }
}
