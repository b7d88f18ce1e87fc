import UIKit

/// A number with its name and a dot in its curve's colour.
final class ReadingView: UIView {
    private let dot = UIView()
    private let name = UILabel()
    private let number = UILabel()
    private static let dotSide: CGFloat = 8

    init(name title: String, color: UIColor) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = .updatesFrequently
        dot.backgroundColor = color
        dot.layer.cornerRadius = Self.dotSide / 2
        name.text = title
        name.font = .systemFont(ofSize: 12)
        name.textColor = .secondaryLabel
        number.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
        for view in [dot, name, number] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Readings are made in code.") }

    func show(_ text: String) {
        guard number.text != text else { return }
        number.text = text
        accessibilityValue = text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let nameWidth = name.intrinsicContentSize.width.rounded(.up)
        dot.frame = CGRect(x: 0, y: (bounds.height - Self.dotSide) / 2, width: Self.dotSide, height: Self.dotSide)
        name.frame = CGRect(x: Self.dotSide + 6, y: 0, width: nameWidth, height: bounds.height)
        let left = name.frame.maxX + 6
        number.frame = CGRect(x: left, y: 0, width: max(bounds.width - left, 0), height: bounds.height)
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in [dot, name, number] { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}
