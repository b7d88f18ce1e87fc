import CoreGraphics

/// A row of a sidebar, with a symbol, a title, a subtitle and a badge.
final class SidebarCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let word = UILabel()
    private let subtitle = UILabel()
    private let badge = UILabel()
    private var level = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = SidebarMetrics.row / 2
        picture.contentMode = .center
        subtitle.font = SidebarMetrics.subtitleFont
        subtitle.textColor = .secondaryLabel
        badge.font = SidebarMetrics.wordFont
        badge.textColor = .secondaryLabel
        for part in [picture, word, subtitle, badge] { contentView.addSubview(part) }
        isAccessibilityElement = true
        updateLooks()
    }

    required init?(coder: NSCoder) { fatalError("Sidebars make their rows themselves.") }

    func show(_ row: TabArrangement.Row) {
        switch row {
        case .tab(let tab, let level):
            show(tab.title, tab.image, level: level)
            subtitle.text = tab.subtitle
            badge.text = tab.badgeValue
            accessibilityIdentifier = tab.accessibilityIdentifier
        case .action(let action):
            show(action.title, action.image, level: 0)
            subtitle.text = nil
            badge.text = nil
        }
        accessibilityLabel = word.text
        accessibilityValue = badge.text
        setNeedsLayout()
    }

    private func show(_ title: String, _ image: UIImage?, level: Int) {
        word.text = title
        let size = UIImage.SymbolConfiguration(pointSize: SidebarMetrics.wordFont.pointSize)
        picture.image = (image?.applyingSymbolConfiguration(size) ?? image)?.withRenderingMode(.alwaysTemplate)
        self.level = level
    }

    override var isSelected: Bool {
        didSet { updateLooks() }
    }

    override var isHighlighted: Bool {
        didSet { updateLooks() }
    }

    private func updateLooks() {
        contentView.backgroundColor = isSelected ? .secondarySystemFill : isHighlighted ? .quaternarySystemFill : nil
        word.font = isSelected ? SidebarMetrics.chosenWordFont : SidebarMetrics.wordFont
        word.textColor = isSelected ? tintColor : .label
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (contentView.bounds.width, contentView.bounds.height)
        let indent = CGFloat(level) * SidebarMetrics.level
        let badgeWidth = badge.intrinsicContentSize.width.rounded(.up)
        let left = SidebarMetrics.words + indent
        let room = max(width - left - 16 - (badgeWidth > 0 ? badgeWidth + 8 : 0), 0)
        let (above, below) = (word.intrinsicContentSize.height, subtitle.intrinsicContentSize.height)
        let top = ((height - above - below) / 2).rounded()
        place(picture, CGRect(x: 10 + indent, y: 0, width: 30, height: height))
        place(word, CGRect(x: left, y: top, width: room, height: above))
        place(subtitle, CGRect(x: left, y: top + above, width: room, height: below))
        place(badge, CGRect(x: width - 16 - badgeWidth, y: 0, width: badgeWidth, height: height))
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        view.frame = isRightToLeft ? frame.mirrored(in: contentView.bounds) : frame
    }
}

/// The title of a group in a sidebar.
final class SidebarTitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = SidebarMetrics.titleFont
        label.textColor = .secondaryLabel
        label.isAccessibilityElement = true
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Sidebars make their titles themselves.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 22, y: bounds.height - 28, width: max(bounds.width - 44, 0), height: 22)
    }
}
