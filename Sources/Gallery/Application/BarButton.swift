import UIKit

/// A word in the tint colour that does something when it is tapped.
final class BarButton: TapView {
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
    }

    required init?(coder: NSCoder) { fatalError("Buttons are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: Self.inset, y: 0, width: max(bounds.width - 2 * Self.inset, 0), height: bounds.height)
    }
}
