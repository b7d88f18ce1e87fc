import CoreGraphics

/// What one navigation item shows on the bar: the way back, buttons on both sides, the title between them, and the large title
/// in a row of its own below.
final class NavigationItemView: UIView {
    let item: UINavigationItem
    private let backItem: UINavigationItem?
    private let goBack: () -> Void
    private let title = UILabel()
    private let largeTitle = LargeTitleView()
    private var back: BackButton?
    /// From the outer edge inwards.
    private var leading: [UIView] = []
    private var trailing: [UIView] = []

    init(_ item: UINavigationItem, backItem: UINavigationItem?, goBack: @escaping () -> Void) {
        self.item = item
        self.backItem = backItem
        self.goBack = goBack
        super.init(frame: .zero)
        title.textAlignment = .center
        title.isAccessibilityElement = true
        title.accessibilityTraits = .header
        update()
    }

    required init?(coder: NSCoder) { fatalError("Item views are made by bars.") }

    /// How titles and buttons look, as the bar says it.
    var looks = NavigationItemLooks() {
        didSet { showLooks() }
    }

    /// How much of the large title's row is to be seen, in points; nil for a screen that has none. More is a stretched one.
    var largeTitleHeight: CGFloat? {
        didSet {
            guard largeTitleHeight != oldValue else { return }
            setNeedsLayout()
            // The inline one takes its place at once where there is no room for large ones any more.
            if largeTitleHeight == nil, title.transform.tx == 0 { showInlineTitle() }
        }
    }

    /// How much of the row's middle belongs to a tab bar.
    var takenMiddle: CGFloat = 0 {
        didSet { if takenMiddle != oldValue { setNeedsLayout() } }
    }

    /// Puts together what the item asks for now.
    func update() {
        for view in subviews { view.removeFromSuperview() }
        title.text = item.title
        largeTitle.text = item.largeTitle ?? item.title
        let ownLeading = platters(of: item.leftBarButtonItems ?? [])
        leading = ownLeading
        back = nil
        if let backItem, !item.hidesBackButton, ownLeading.isEmpty || item.leftItemsSupplementBackButton {
            let back = BackButton(
                word: backItem.wordOfTheWayBack, image: backItem.backBarButtonItem?.image, goBack: goBack)
            self.back = back
            leading.insert(BarPlatter([back], in: .navigation), at: 0)
        }
        // The outermost comes first, also on glass that it shares.
        trailing = platters(of: (item.rightBarButtonItems ?? []).reversed()).reversed()
        // In reading order, which is the order of the keyboard's focus.
        for view in leading + [item.titleView ?? title] + trailing.reversed() + [largeTitle] { addSubview(view) }
        showLooks()
        setNeedsLayout()
    }

    private func platters(of items: [UIBarButtonItem]) -> [UIView] {
        for item in items { item.onRearrange = { [weak self] in self?.update() } }
        return BarRow.views(of: items, in: .navigation, tint: tintColor)
    }

    private func showLooks() {
        title.font = looks.title[.font] as? UIFont
        title.attributedText = item.title.map { NSAttributedString(string: $0, attributes: looks.title) }
        largeTitle.attributes = looks.largeTitle
        for case let platter as BarPlatter in leading + trailing { platter.contentColor = looks.buttonColor }
        setNeedsLayout()
    }

    // MARK: Coming and going

    /// The titles, which move when another screen comes; and the buttons, which stay where they are.
    private var titles: [UIView] { [item.titleView ?? title, largeTitle] }

    /// Beside where it belongs, and not to be seen.
    func moveAside(by way: CGFloat) {
        for view in leading + trailing { view.alpha = 0 }
        for view in titles { view.alpha = 0 }
        for view in titles { view.transform = CGAffineTransform(translationX: way, y: 0) }
    }

    /// Where it belongs.
    func moveBack() {
        for view in leading + trailing { view.alpha = 1 }
        for view in titles where view !== title {
            view.alpha = 1
            view.transform = .identity
        }
        // In one step: on the way to another value it would be seen for a moment.
        showInlineTitle()
        layoutTitles()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = CGRect(x: 0, y: 0, width: bounds.width, height: BarMetrics.row)
            .insetBy(dx: min(BarMetrics.side, bounds.width / 2), dy: 0)
        back?.showsWord = true
        if let back, wayBackTouchesTitle(in: room) { back.showsWord = false }
        // No side takes the title's whole room.
        let half = (room.width - takenMiddle) / 2
        let start = BarRow.place(leading, from: room.minX, most: half)
        let end = BarRow.place(trailing, from: room.minX, most: takenMiddle > 0 ? half : room.maxX - start)
        for view in isRightToLeft ? leading : trailing { view.frame.origin.x = bounds.width - view.frame.maxX }
        let (left, right) = isRightToLeft ? (end, start) : (start, end)
        placeTitle(between: left, and: bounds.width - right)
        layoutTitles()
    }

    /// Whether the name of the screen before would come closer to the title in the middle than glass may.
    private func wayBackTouchesTitle(in room: CGRect) -> Bool {
        let width = leading.reduce(0) { $0 + $1.sizeThatFits(room.size).width + BarMetrics.gap }
        let middle = takenMiddle > 0 ? takenMiddle + 2 * titleWidth(in: room.width) : titleWidth(in: room.width)
        return room.minX + width > (bounds.width - middle) / 2
    }

    private func titleWidth(in room: CGFloat) -> CGFloat {
        let fitting = item.titleView?.sizeThatFits(CGSize(width: room, height: BarMetrics.row)).width
        // The holder of a word is whole points wide (R804).
        return min((fitting ?? title.intrinsicContentSize.width).rounded(.up), room)
    }

    /// In the middle of the bar, or of what the buttons leave when that is too little; beside a tab bar in the middle, next to the
    /// buttons at the leading end.
    private func placeTitle(between left: CGFloat, and right: CGFloat) {
        let view = item.titleView ?? title
        var (left, right) = (left, right)
        if takenMiddle > 0 {
            let middle = (bounds.width - takenMiddle) / 2 - BarMetrics.gap
            if isRightToLeft { left = bounds.width - middle } else { right = middle }
        }
        let room = max(right - left, 0)
        let width = titleWidth(in: room)
        var x = min(max((bounds.width - width) / 2, left), right - width)
        if takenMiddle > 0 { x = isRightToLeft ? right - width : left }
        let height =
            item.titleView.map {
                min($0.sizeThatFits(CGSize(width: room, height: BarMetrics.row)).height, BarMetrics.row)
            }
            ?? title.intrinsicContentSize.height.rounded(.up)
        view.untransformedFrame = CGRect(
            x: x, y: (BarMetrics.row - height) / 2, width: width, height: height)
    }

    /// While the large title is seen, the inline one waits below its place (R812).
    private func layoutTitles() {
        let row = BarMetrics.row + BarMetrics.belowRow
        // Of the two titles one is read.
        title.isAccessibilityElement = largeTitleHeight ?? 0 <= 0
        guard let height = largeTitleHeight else {
            largeTitle.isHidden = true
            return
        }
        largeTitle.isHidden = height <= 0
        largeTitle.untransformedFrame = CGRect(x: 0, y: row, width: bounds.width, height: max(height, 0))
        if title.transform.tx == 0 { showInlineTitle() }
    }

    /// Below its place and not to be seen, as long as the large title is there (R812).
    private func showInlineTitle() {
        guard item.titleView == nil else { return }
        let share = largeTitleHeight.map { min(max(1 - $0 / BarMetrics.titleFade, 0), 1) } ?? 1
        title.alpha = share
        title.transform = CGAffineTransform(translationX: 0, y: BarMetrics.hiddenTitleDrop * (1 - share))
    }
}
