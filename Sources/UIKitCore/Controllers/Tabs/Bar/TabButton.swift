import CoreGraphics

/// One tab on the glass of a tab bar: a picture above a word.
final class TabButton: UIControl {
    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    private let chosen: @MainActor () -> Void

    init(_ item: UITabBarItem, chosen: @escaping @MainActor () -> Void) {
        self.item = item
        self.chosen = chosen
        super.init(frame: .zero)
        for part in [picture, label, badge] { addSubview(part) }
        picture.contentMode = .center
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.font = TabBarMetrics.badgeFont
        badge.textColor = .white
        badge.clipsToBounds = true
        badge.layer.cornerRadius = TabBarMetrics.badge / 2
        item.onChange = { [weak self] in self?.update() }
        update()
    }

    required init?(coder: NSCoder) { fatalError("Tab bars make their buttons themselves.") }

    /// Of the picture and word while the tab is chosen, and while it is not.
    var colors: (chosen: UIColor, other: UIColor) = (.systemBlue, .label) {
        didSet { showColors() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    private func update() {
        let size = UIImage.SymbolConfiguration(pointSize: TabBarMetrics.symbolSize)
        let image = item.picture(isChosen: isSelected)
        picture.image = (image?.applyingSymbolConfiguration(size) ?? image).map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        label.text = item.title
        label.font = isSelected ? TabBarMetrics.chosenWordFont : TabBarMetrics.wordFont
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        isEnabled = item.isEnabled
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        accessibilityValue = item.badgeValue
        showColors()
        setNeedsLayout()
    }

    private func showColors() {
        let color = !isEnabled ? .tertiaryLabel : isSelected ? colors.chosen : colors.other
        picture.tintColor = color
        label.textColor = color
        picture.alpha = isHighlighted ? 0.6 : 1
    }

    override func touchUpInsideWasSent(with event: UIEvent?) { chosen() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = picture.image?.size ?? .zero
        picture.frame = CGRect(
            x: bounds.midX - size.width / 2, y: TabBarMetrics.pictureMiddle - size.height / 2, width: size.width,
            height: size.height)
        label.frame = CGRect(
            x: 2, y: TabBarMetrics.wordTop, width: max(bounds.width - 4, 0), height: TabBarMetrics.wordHeight)
        placeBadge()
    }

    /// As far from the middle as in a button of the usual width.
    private func placeBadge() {
        let text = badge.intrinsicContentSize.width + 2 * TabBarMetrics.badgeInset
        let fromMiddle = TabBarMetrics.badgeOrigin.x - TabBarMetrics.button.width / 2
        let width = max(text, TabBarMetrics.badge)
        let x =
            effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? bounds.midX - fromMiddle - width : bounds.midX + fromMiddle
        badge.frame = CGRect(x: x, y: TabBarMetrics.badgeOrigin.y, width: width, height: TabBarMetrics.badge)
    }
}
