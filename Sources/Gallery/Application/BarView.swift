import UIKit

/// The bar at the top: a button on either side of a title.
final class BarView: UIView {
    let back = BarButton()
    let title = UILabel()
    let trailing = BarButton()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        title.isAccessibilityElement = true
        title.accessibilityTraits = .header
        trailing.alignment = .right
        line.backgroundColor = .separator
        for view in [title, back, trailing, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("The bar is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (top, height) = (bounds.height - 52, CGFloat(52))
        let most = bounds.width / 3
        let (left, right) = (min(back.fittingWidth, most), min(trailing.fittingWidth, most))
        back.frame = CGRect(x: 4, y: top + 4, width: left, height: height - 8)
        trailing.frame = CGRect(x: bounds.width - right - 4, y: top + 4, width: right, height: height - 8)
        // In the middle of the screen, so both sides leave as much room as the wider button needs.
        let side = 8 + max(left, right)
        title.frame = CGRect(x: side, y: top, width: max(bounds.width - 2 * side, 0), height: height)
        line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    }
}

/// A word in the tint colour that does something when it is tapped.
final class BarButton: UIView {
    var action: () -> Void = {}

    var title: String? {
        didSet {
            label.text = title
            isHidden = title == nil
            accessibilityLabel = title
        }
    }

    var alignment: NSTextAlignment = .left {
        didSet { label.textAlignment = alignment }
    }

    /// As wide as its word with room for the focus ring around it, and never too narrow for a finger.
    var fittingWidth: CGFloat {
        title == nil ? 0 : max(label.intrinsicContentSize.width.rounded(.up) + 2 * Self.inset, 44)
    }

    private let label = UILabel()
    private static let inset: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textColor = tintColor
        layer.cornerRadius = Self.inset
        addSubview(label)
        isHidden = true
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("Buttons are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: Self.inset, y: 0, width: max(bounds.width - 2 * Self.inset, 0), height: bounds.height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { label.alpha = 0.3 }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { label.alpha = 1 }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        label.alpha = 1
        if let touch = touches.first, bounds.contains(touch.location(in: self)) { action() }
    }

    override func accessibilityActivate() -> Bool {
        action()
        return true
    }
}
