import CoreGraphics

/// The back button: an arrow, and the name of the previous screen if there is room.
final class BackButton: BarButton {
    private let arrow: UIView
    private let label = UILabel()
    private let goBack: () -> Void

    /// Whether there is room for the name.
    var showsWord = true {
        didSet { label.isHidden = !showsWord }
    }

    init(word: String?, image: UIImage?, goBack: @escaping () -> Void) {
        self.goBack = goBack
        arrow = image.map { UIImageView(image: $0.withRenderingMode(.alwaysTemplate)) } ?? BackArrowView()
        super.init(frame: .zero)
        accessibilityTraits = .button
        accessibilityLabel = word ?? UINavigationItem.back
        arrow.contentMode = .center
        arrow.isUserInteractionEnabled = false
        label.text = word
        label.font = BarMetrics.wordFont
        addSubview(arrow)
        addSubview(label)
        contentColorDidChange()
    }

    required init?(coder: NSCoder) { fatalError("Back buttons are made by bars.") }

    override func contentColorDidChange() {
        label.textColor = contentColor ?? .label
        arrow.tintColor = contentColor ?? .label
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.3 : 1
    }

    override func touchUpInsideWasSent(with event: UIEvent?) { goBack() }

    /// The width of the name and the space after it, in points; 0 without a name.
    private var wordWidth: CGFloat {
        label.text?.isEmpty ?? true ? 0 : label.intrinsicContentSize.width + BarMetrics.wordInset
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: BarKind.navigation.button(sharesGlass: false) + (showsWord ? wordWidth : 0), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = min(BarKind.navigation.button(sharesGlass: false), bounds.width)
        let rest = bounds.width - side
        arrow.frame = CGRect(x: isRightToLeft ? rest : 0, y: 0, width: side, height: bounds.height)
        let word = max(rest - BarMetrics.wordInset, 0)
        label.frame = CGRect(
            x: isRightToLeft ? BarMetrics.wordInset : side, y: 0, width: word, height: bounds.height)
        label.textAlignment = isRightToLeft ? .right : .left
    }
}
