import CoreGraphics

/// The content of one navigation item on the bar: back button, buttons on both sides, the title between them, and the
/// large title in its own row below.
final class NavigationItemView: UIView {
    let item: UINavigationItem
    private let backItem: UINavigationItem?
    private let goBack: () -> Void
    private let title = UILabel()
    private let largeTitle = LargeTitleView()
    private var back: BackButton?
    /// The pieces of glass from the outer edge inwards.
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

    /// The look of titles and buttons that the bar sets.
    var looks = NavigationItemLooks() {
        didSet { showLooks() }
    }

    /// The visible height of the large title's row, in points; more than the row if it is stretched; nil for a screen
    /// without one.
    var largeTitleHeight: CGFloat? {
        didSet {
            guard largeTitleHeight != oldValue else { return }
            setNeedsLayout()
            // If there is no room for large titles any more, the inline title takes its place at once.
            if largeTitleHeight == nil, !isAside { showInlineTitle() }
        }
    }

    /// The width in the middle of the row that belongs to a tab bar.
    var takenMiddle: CGFloat = 0 {
        didSet { if takenMiddle != oldValue { setNeedsLayout() } }
    }

    /// Makes the views for what the item has now.
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
        // The outermost button comes first, also on shared glass.
        trailing = platters(of: (item.rightBarButtonItems ?? []).reversed()).reversed()
        // Reading order, which is also the order of the keyboard's focus.
        for view in leading + [item.titleView ?? title] + trailing.reversed() + [largeTitle] { addSubview(view) }
        showLooks()
        setNeedsLayout()
    }

    private func platters(of items: [UIBarButtonItem]) -> [UIView] {
        for item in items { item.onRearrange = { [weak self] in self?.update() } }
        return BarRow.views(of: items, in: .navigation, tint: tintColor)
    }

    private func showLooks() {
        title.show(title: item.title, looks.title)
        largeTitle.attributes = looks.largeTitle
        for case let platter as BarPlatter in leading + trailing { platter.contentColor = looks.buttonColor }
        setNeedsLayout()
    }

    // MARK: Transitions

    /// The titles, which move when another screen comes. Buttons stay at their places.
    private var titles: [UIView] { [item.titleView ?? title, largeTitle] }

    /// Whether the titles are aside, or on their way there.
    private var isAside = false
    /// The room for the inline title between the buttons, from left to right.
    private var titleRoom: ClosedRange<CGFloat> = 0...0

    /// Moves the titles aside, and makes everything transparent. Titles move so far that neither the screen's edge cuts
    /// them nor a button lies on them.
    func moveAside(by way: CGFloat) {
        isAside = true
        for view in leading + trailing { view.alpha = 0 }
        for view in titles { view.alpha = 0 }
        let inline = item.titleView ?? title
        let place = inline.untransformedFrame
        let left = min(titleRoom.lowerBound - place.minX, 0)
        let right = max(titleRoom.upperBound - place.maxX, 0)
        inline.transform = CGAffineTransform(translationX: way.clamped(to: left...right), y: 0)
        largeTitle.transform = CGAffineTransform(translationX: largeTitle.wayAside(way), y: 0)
    }

    /// Moves everything to its place, and makes it opaque.
    func moveBack() {
        isAside = false
        for view in leading + trailing { view.alpha = 1 }
        for view in titles where view !== title {
            view.alpha = 1
            view.transform = .identity
        }
        // This happens in one step. On the way to another value the title would show for a moment.
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
        // Buttons on one side don't take the title's whole room.
        let half = (room.width - takenMiddle) / 2
        let start = BarRow.place(leading, from: room.minX, most: half)
        let end = BarRow.place(trailing, from: room.minX, most: takenMiddle > 0 ? half : room.maxX - start)
        for view in isRightToLeft ? leading : trailing { view.frame.origin.x = bounds.width - view.frame.maxX }
        let (left, right) = isRightToLeft ? (end, start) : (start, end)
        placeTitle(between: left, and: bounds.width - right)
        layoutTitles()
    }

    /// Returns whether the name of the previous screen would come too close to the title in the middle.
    private func wayBackTouchesTitle(in room: CGRect) -> Bool {
        let width = leading.reduce(0) { $0 + $1.sizeThatFits(room.size).width + BarMetrics.gap }
        let middle = takenMiddle > 0 ? takenMiddle + 2 * titleWidth(in: room.width) : titleWidth(in: room.width)
        return room.minX + width > (bounds.width - middle) / 2
    }

    private func titleWidth(in room: CGFloat) -> CGFloat {
        let fitting = item.titleView?.sizeThatFits(CGSize(width: room, height: BarMetrics.row)).width
        // The view of a title is whole points wide (R804).
        return min((fitting ?? title.intrinsicContentSize.width).rounded(.up), room)
    }

    /// Places the title in the middle of the bar or, if there is too little room, in the middle between the buttons.
    /// Beside a tab bar in the middle, the title is next to the buttons at the leading end.
    private func placeTitle(between left: CGFloat, and right: CGFloat) {
        let view = item.titleView ?? title
        var (left, right) = (left, right)
        if takenMiddle > 0 {
            let middle = (bounds.width - takenMiddle) / 2 - BarMetrics.gap
            if isRightToLeft { left = bounds.width - middle } else { right = middle }
        }
        let room = max(right - left, 0)
        titleRoom = left...max(left, right)
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

    /// Places the titles. While the large title shows, the inline one waits below its place (R812).
    private func layoutTitles() {
        let row = BarMetrics.row + BarMetrics.belowRow
        // Screen readers read only one of the two titles.
        title.isAccessibilityElement = largeTitleHeight ?? 0 <= 0
        guard let height = largeTitleHeight else {
            largeTitle.isHidden = true
            return
        }
        largeTitle.isHidden = height <= 0
        largeTitle.untransformedFrame = CGRect(x: 0, y: row, width: bounds.width, height: max(height, 0))
        if !isAside { showInlineTitle() }
    }

    /// Moves the inline title below its place and makes it transparent while the large title shows (R812).
    private func showInlineTitle() {
        guard item.titleView == nil else { return }
        let share = largeTitleHeight.map { min(max(1 - $0 / BarMetrics.titleFade, 0), 1) } ?? 1
        title.alpha = share
        title.transform = CGAffineTransform(translationX: 0, y: BarMetrics.hiddenTitleDrop * (1 - share))
    }
}
