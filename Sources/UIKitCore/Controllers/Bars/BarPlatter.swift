import CoreGraphics

/// A button on a bar's glass: that of an item, or the back button.
class BarButton: UIControl {
    /// The glass below, which is as wide as its buttons.
    weak var platter: BarPlatter?

    /// The colour of words and symbols; nil stands for that of labels.
    var contentColor: UIColor? {
        didSet { contentColorDidChange() }
    }

    func contentColorDidChange() {}

    /// Whether the button wants glass of the tint colour.
    var isProminent: Bool { false }
    /// The colour of that glass; nil stands for the bar's.
    var glassTint: UIColor? { nil }

    /// Call it when the button's width or prominence changed.
    final func buttonDidChange() { platter?.buttonsDidChange() }

    /// The button takes touches on the whole height of the glass.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let inset = (platter?.bar ?? .navigation).glassInset
        return bounds.insetBy(dx: -inset, dy: -inset).contains(point)
    }
}

/// A piece of glass on a bar, with one or more buttons (R805).
final class BarPlatter: UIView {
    let bar: BarKind
    private let glass: UIVisualEffectView?
    private let buttons: [BarButton]
    private let tint: UIColor?
    /// Whether the glass has the colour of its one prominent button. Glass with several buttons has no colour.
    private(set) var isTinted = false

    /// Creates glass with buttons. `tint` is the colour for a prominent button.
    init(_ buttons: [BarButton], in bar: BarKind, tint: UIColor? = nil, hasGlass: Bool = true) {
        self.bar = bar
        self.buttons = buttons
        self.tint = tint
        glass = hasGlass ? UIVisualEffectView(effect: UIGlassEffect()) : nil
        super.init(frame: .zero)
        if let glass {
            glass.isUserInteractionEnabled = false
            addSubview(glass)
        }
        for button in buttons {
            button.platter = self
            addSubview(button)
        }
        buttonsDidChange()
    }

    required init?(coder: NSCoder) { fatalError("Bars make their glass themselves.") }

    func buttonsDidChange() {
        isHidden = buttons.allSatisfy(\.isHidden)
        showTint()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Colours the glass, or removes the colour. A button can become prominent and stop being it, such as Edit and
    /// Done.
    private func showTint() {
        let isTinted = glass != nil && buttons.count == 1 && buttons[0].isProminent
        guard isTinted != self.isTinted else { return }
        self.isTinted = isTinted
        let effect = UIGlassEffect()
        effect.tintColor = isTinted ? buttons[0].glassTint ?? tint ?? tintColor : nil
        glass?.effect = effect
        buttons[0].contentColorDidChange()
    }

    private var shown: [BarButton] { buttons.filter { !$0.isHidden } }

    /// Whether more than one button shows.
    var isShared: Bool { shown.count > 1 }

    /// The colour of the buttons' words and symbols; nil stands for that of labels.
    var contentColor: UIColor? {
        didSet { for button in buttons { button.contentColor = contentColor } }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = CGSize(width: size.width, height: size.height - 2 * bar.glassInset)
        let width = shown.reduce(0) { $0 + $1.sizeThatFits(inner).width }
        let gaps = CGFloat(max(shown.count - 1, 0)) * bar.innerGap
        return CGSize(width: width + gaps + 2 * bar.glassInset, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass?.frame = bounds
        glass?.layer.cornerRadius = bounds.height / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // A rectangle with larger insets than itself is none, at an infinite place.
        let inner = bounds.insetBy(
            dx: min(bar.glassInset, bounds.width / 2), dy: min(bar.glassInset, bounds.height / 2))
        var x = inner.minX
        for button in isRightToLeft ? shown.reversed() : shown {
            let width = max(min(button.sizeThatFits(inner.size).width, inner.maxX - x), 0)
            button.frame = CGRect(x: x, y: inner.minY, width: width, height: inner.height)
            x += width + bar.innerGap
        }
    }
}
