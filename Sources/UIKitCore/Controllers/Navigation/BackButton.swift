import CoreGraphics

/// The way back: an arrow, and the name of the screen it leads to.
final class BackButton: UIControl {
    private let arrow: UIView
    private let label = UILabel()
    private let goBack: () -> Void

    private static let arrowWidth: CGFloat = 20
    private static let inset: CGFloat = 8

    init(word: String?, image: UIImage?, goBack: @escaping () -> Void) {
        self.goBack = goBack
        arrow = image.map(UIImageView.init(image:)) ?? BackArrowView()
        super.init(frame: .zero)
        accessibilityTraits = .button
        accessibilityLabel = word ?? UINavigationItem.back
        layer.cornerRadius = Self.inset
        arrow.contentMode = .center
        arrow.isUserInteractionEnabled = false
        label.text = word
        label.font = .systemFont(ofSize: UIFont.labelFontSize)
        addSubview(arrow)
        addSubview(label)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { fatalError("Back buttons are made by bars.") }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.3 : 1
    }

    override func touchUpInsideWasSent(with event: UIEvent?) { goBack() }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = Self.arrowWidth + label.intrinsicContentSize.width.rounded(.up) + Self.inset
        return CGSize(width: max(width, BarItemButton.minimumWidth), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let rest = max(bounds.width - Self.arrowWidth, 0)
        arrow.frame = CGRect(
            x: isRightToLeft ? rest : 0, y: 0, width: min(Self.arrowWidth, bounds.width), height: bounds.height)
        label.frame = CGRect(x: isRightToLeft ? 0 : Self.arrowWidth, y: 0, width: rest, height: bounds.height)
        label.textAlignment = isRightToLeft ? .right : .left
    }
}
