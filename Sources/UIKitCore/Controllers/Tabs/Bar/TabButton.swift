import CoreGraphics
import Foundation

/// A tab on the glass of a tab bar.
final class TabButton: UIControl {
    enum Shape {
        /// An image above a title.
        case upright
        /// An image alone, on its own glass.
        case round
        /// A title, or an image if there is none.
        case flat
    }

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
        item.viewThatShows = self
        update()
    }

    required init?(coder: NSCoder) { fatalError("Tab bars make their buttons themselves.") }

    /// The colours of image and title while the tab is selected, and while it isn't.
    var colors: (chosen: UIColor, other: UIColor) = (.systemBlue, .label) {
        didSet { showColors() }
    }

    var shape = Shape.upright {
        didSet { if shape != oldValue { update() } }
    }

    /// Whether the bar is small and shows only this tab's image.
    var isMinimized = false {
        didSet {
            guard isMinimized != oldValue else { return }
            label.alpha = isMinimized ? 0 : 1
            setNeedsLayout()
        }
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
        label.font = font(isChosen: isSelected)
        label.isHidden = shape == .round
        picture.isHidden = shape == .flat && showsWordWhenFlat
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

    private func font(isChosen: Bool) -> UIFont {
        shape == .flat
            ? (isChosen ? TabBarMetrics.chosenFlatWordFont : TabBarMetrics.flatWordFont)
            : (isChosen ? TabBarMetrics.chosenWordFont : TabBarMetrics.wordFont)
    }

    private var showsWordWhenFlat: Bool { item.title?.isEmpty == false }

    /// The width of the tab in a bar at the top. It is that of the selected tab, so that a selection doesn't move
    /// anything.
    var flatWidth: CGFloat {
        guard showsWordWhenFlat, let title = item.title else { return BarMetrics.row }
        let word = (title as NSString).size(withAttributes: [.font: TabBarMetrics.chosenFlatWordFont]).width
        return (word + 2 * TabBarMetrics.flatWordInset).rounded(.up) + badgeRoom
    }

    private var badgeRoom: CGFloat { item.badgeValue == nil ? 0 : badgeWidth }

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
        let isAlone = shape != .upright || isMinimized
        let middle = isAlone ? bounds.midY : TabBarMetrics.pictureMiddle
        picture.frame = CGRect(
            x: bounds.midX - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height)
        label.frame =
            shape == .flat
            ? bounds.insetBy(dx: 4, dy: 0)
            : CGRect(x: 2, y: TabBarMetrics.wordTop, width: max(bounds.width - 4, 0), height: TabBarMetrics.wordHeight)
        placeBadge()
    }

    private var badgeWidth: CGFloat {
        max(badge.intrinsicContentSize.width + 2 * TabBarMetrics.badgeInset, TabBarMetrics.badge)
    }

    /// Places the badge as far from the middle as in a button of the usual width.
    private func placeBadge() {
        let width = badgeWidth
        guard shape != .flat else { return placeBadgeAfterWord() }
        let fromMiddle = TabBarMetrics.badgeOrigin.x - TabBarMetrics.button.width / 2
        let x =
            effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? bounds.midX - fromMiddle - width : bounds.midX + fromMiddle
        badge.frame = CGRect(x: x, y: TabBarMetrics.badgeOrigin.y, width: width, height: TabBarMetrics.badge)
    }

    private func placeBadgeAfterWord() {
        let badge = CGRect(
            x: bounds.width - TabBarMetrics.flatWordInset / 2 - badgeWidth,
            y: (bounds.height - TabBarMetrics.badge) / 2, width: badgeWidth, height: TabBarMetrics.badge)
        self.badge.frame = isRightToLeft ? badge.mirrored(in: bounds) : badge
        guard item.badgeValue != nil else { return }
        let room = CGRect(x: 4, y: 0, width: max(badge.minX - 4, 0), height: bounds.height)
        label.frame = isRightToLeft ? room.mirrored(in: bounds) : room
    }
}
