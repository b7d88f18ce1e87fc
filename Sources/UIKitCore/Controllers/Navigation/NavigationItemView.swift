import CoreGraphics

/// One navigation item on the bar: the way back, buttons on both sides, and the title in the middle of what is left.
final class NavigationItemView: UIView {
    let item: UINavigationItem
    private let backItem: UINavigationItem?
    private let goBack: () -> Void
    private let title = UILabel()
    /// From the outer edge inwards.
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    var titleColor: UIColor? {
        didSet { title.textColor = titleColor ?? .label }
    }

    private static let edge: CGFloat = 8
    private static let gap: CGFloat = 4

    init(_ item: UINavigationItem, backItem: UINavigationItem?, goBack: @escaping () -> Void) {
        self.item = item
        self.backItem = backItem
        self.goBack = goBack
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
        title.textAlignment = .center
        title.isAccessibilityElement = true
        title.accessibilityTraits = .header
        update()
    }

    required init?(coder: NSCoder) { fatalError("Item views are made by bars.") }

    /// Puts together what the item asks for now.
    func update() {
        for view in subviews { view.removeFromSuperview() }
        title.text = item.title
        let ownLeading = (item.leftBarButtonItems ?? []).compactMap(view)
        leading = ownLeading
        if let backItem, !item.hidesBackButton, ownLeading.isEmpty || item.leftItemsSupplementBackButton {
            let back = BackButton(
                word: backItem.wordOfTheWayBack, image: backItem.backBarButtonItem?.image, goBack: goBack)
            leading.insert(back, at: 0)
        }
        trailing = (item.rightBarButtonItems ?? []).compactMap(view)
        // In reading order, which is the order of the keyboard's focus.
        for view in leading + [item.titleView ?? title] + trailing.reversed() { addSubview(view) }
        setNeedsLayout()
    }

    private func view(of item: UIBarButtonItem) -> UIView? {
        if let custom = item.customView { return custom }
        if item.spacing != .none { return SpaceView(width: item.width) }
        return BarItemButton(item)
    }

    /// Room between buttons.
    private final class SpaceView: UIView {
        let width: CGFloat

        init(width: CGFloat) {
            self.width = width
            super.init(frame: .zero)
            isUserInteractionEnabled = false
        }

        required init?(coder: NSCoder) { fatalError("Made in code.") }

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: width, height: size.height) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = bounds.insetBy(dx: min(Self.edge, bounds.width / 2), dy: 0)
        // No side takes the title's whole room.
        let most = room.width / 2
        let start = place(leading, from: room.minX, most: most)
        let end = place(trailing, from: room.minX, most: room.maxX - start)
        if isRightToLeft { mirror(leading) } else { mirror(trailing) }
        placeTitle(leadingEnd: start + Self.gap, trailingLength: end + Self.gap, isRightToLeft: isRightToLeft)
    }

    /// Puts views side by side, beginning at the left, and answers where the last one ends.
    private func place(_ views: [UIView], from start: CGFloat, most: CGFloat) -> CGFloat {
        var x = start
        for view in views where !view.isHidden {
            let fitting = view.sizeThatFits(bounds.size)
            let width = max(min(fitting.width, start + most - x), 0)
            let isCustom = !(view is BarItemButton || view is BackButton)
            let height = isCustom ? min(fitting.height, bounds.height) : bounds.height
            view.frame = CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
            x += width + Self.gap
        }
        return x
    }

    private func mirror(_ views: [UIView]) {
        for view in views { view.frame.origin.x = bounds.width - view.frame.maxX }
    }

    /// In the middle of the bar, or of what the buttons leave when that is too little.
    private func placeTitle(leadingEnd: CGFloat, trailingLength: CGFloat, isRightToLeft: Bool) {
        let titleView = item.titleView ?? title
        let (left, right) = isRightToLeft ? (trailingLength, leadingEnd) : (leadingEnd, trailingLength)
        let room = max(bounds.width - left - right, 0)
        let fitting =
            item.titleView?.sizeThatFits(CGSize(width: room, height: bounds.height)) ?? title.intrinsicContentSize
        let width = min(fitting.width.rounded(.up), room)
        let centred = ((bounds.width - width) / 2).rounded()
        let x = min(max(centred, left), bounds.width - right - width)
        let height = item.titleView == nil ? bounds.height : min(fitting.height, bounds.height)
        titleView.frame = CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
    }
}
