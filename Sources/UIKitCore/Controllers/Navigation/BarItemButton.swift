import CoreGraphics

/// One button of a bar: a word or an image in the tint colour.
final class BarItemButton: UIControl {
    /// Behind a selected item; smaller than what a finger may touch.
    private let plate = UIView()
    private let label = UILabel()
    private let imageView = UIImageView()
    private let item: UIBarButtonItem

    /// Never too small for a finger, in points.
    static let minimumWidth: CGFloat = 44
    private static let inset: CGFloat = 8
    private static let plateHeight: CGFloat = 32

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        accessibilityTraits = .button
        layer.cornerRadius = Self.inset
        plate.isHidden = true
        plate.isUserInteractionEnabled = false
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = Self.inset
        for view in [plate, label, imageView] { addSubview(view) }
        imageView.contentMode = .center
        item.onChange = { [weak self] in self?.update() }
        update()
    }

    required init?(coder: NSCoder) { fatalError("Bar buttons are made of their items.") }

    private func update() {
        imageView.image = item.image?.withRenderingMode(.alwaysTemplate)
        label.text = item.image == nil ? item.title : nil
        label.font = .systemFont(ofSize: UIFont.labelFontSize, weight: item.style == .done ? .semibold : .regular)
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        isHidden = item.isHidden
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        if let color = item.tintColor { tintColor = color }
        tintColorDidChange()
        superview?.setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = isEnabled ? tintColor : .tertiaryLabel
        imageView.tintColor = isEnabled ? tintColor : .tertiaryLabel
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.3 : 1
        plate.isHidden = !isSelected
        tintColorDidChange()
    }

    override func touchUpInsideWasSent(with event: UIEvent?) { item.perform() }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = item.image?.size ?? label.intrinsicContentSize
        let width = item.width > 0 ? item.width : content.width.rounded(.up) + 2 * Self.inset
        return CGSize(width: max(width, Self.minimumWidth), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(bounds.height - 4, Self.plateHeight)
        plate.frame = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: max(height, 0))
        imageView.frame = bounds
        label.frame = bounds.insetBy(dx: min(Self.inset, bounds.width / 2), dy: 0)
        label.textAlignment = .center
    }
}
