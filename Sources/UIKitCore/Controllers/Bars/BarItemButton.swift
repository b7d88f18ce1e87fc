import CoreGraphics

/// The button of one bar item: a word or a symbol.
final class BarItemButton: BarButton {
    /// The background of a selected item.
    private let plate = UIView()
    private let label = UILabel()
    private let imageView = UIImageView()
    private let item: UIBarButtonItem

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        accessibilityTraits = .button
        plate.isHidden = true
        plate.isUserInteractionEnabled = false
        plate.backgroundColor = .tertiarySystemFill
        for view in [plate, label, imageView] { addSubview(view) }
        label.textAlignment = .center
        imageView.contentMode = .center
        item.onChange = { [weak self] in self?.update() }
        item.viewThatShows = self
        update()
    }

    required init?(coder: NSCoder) { fatalError("Bar buttons are made of their items.") }

    private func update() {
        // Bars tint images unless an image's rendering mode says otherwise.
        let image = item.image
        imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        label.text = item.image == nil ? item.title : nil
        label.font = item.style == .done ? BarMetrics.titleFont : BarMetrics.wordFont
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        isHidden = item.isHidden
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        contentColorDidChange()
        buttonDidChange()
    }

    override var isProminent: Bool { item.isProminent }
    override var glassTint: UIColor? { item.tintColor }

    override func contentColorDidChange() {
        let color =
            isEnabled ? platter?.isTinted == true ? .white : item.tintColor ?? contentColor ?? .label : .tertiaryLabel
        label.textColor = color
        imageView.tintColor = color
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.3 : 1
        plate.isHidden = !isSelected
        contentColorDidChange()
    }

    override func touchUpInsideWasSent(with event: UIEvent?) { item.perform(from: self) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = item.image.map(\.size.width) ?? label.intrinsicContentSize.width + 2 * BarMetrics.wordInset
        let width = item.width > 0 ? item.width : content
        let least = (platter?.bar ?? .navigation).button(sharesGlass: platter?.isShared ?? false)
        return CGSize(width: max(width, least), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds
        plate.layer.cornerRadius = bounds.height / 2
        imageView.frame = bounds
        label.frame = bounds.insetBy(dx: min(BarMetrics.wordInset, bounds.width / 2), dy: 0)
    }
}
