import CoreGraphics
import Foundation
import RenderTree

/// A delegate that decides about items leaving a navigation bar that isn't in a navigation controller, and hears of it.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether an item may leave the bar.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called after an item left the bar.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top of a screen, with its title, the back button and other buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readBarNib(coder)
    }

    private func setUp() {
        addSubview(background)
        background.isUserInteractionEnabled = false
        background.contentView.addSubview(line)
        updateLooks()
        updateAccessibility()
    }

    /// Content scrolls up behind the bar, but screen readers read the bar first.
    override var accessibilityNode: AccessibilityNode? {
        accessibilityNodeOfTraits ?? AccessibilityNode(role: .bar)
    }

    /// The object that decides whether an item may leave, and hears when it left.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet { UncalledMethods.lookFor(in: delegate) }
    }

    /// `.topAttached` for the bar of a navigation controller. For other bars, the delegate's answer, or `.top` without
    /// a delegate.
    open var barPosition: UIBarPosition {
        guard !isInController else { return .topAttached }
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    /// Whether a navigation controller places the bar.
    private var isInController: Bool { layoutMayHaveChanged != nil }

    // MARK: Items

    /// The items from the first screen to the one on top.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }
    private var stack: [UINavigationItem] = []

    /// The item whose title is shown; nil without items.
    open var topItem: UINavigationItem? { stack.last }

    /// The item to which the back button leads; nil for the first item.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces all items, which are in order from back to front.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let new = items ?? []
        let isBack = new.count < stack.count
        stack = new
        let change = showTop(isBack: isBack, animated: animated)
        guard animated else { return change.finish(true) }
        UIView.animate(withDuration: TransitionMetrics.pushDuration, animations: change.animate) { _ in
            change.finish(true)
        }
    }

    /// Shows another item, with a button that leads back.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(stack + [item], animated: animated) }

    /// Goes back to the previous item. Returns the removed item, or nil if it is the only one.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = stack.last else { return nil }
        if let delegate, !delegate.navigationBar(self, shouldPop: top) { return nil }
        setItems(stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: top)
        return top
    }

    /// The action of the back button; if it is nil, the bar pops its own item.
    final var goBack: (@MainActor () -> Void)?

    private func takeTheWayBack() {
        if let goBack { goBack() } else { popItem(animated: true) }
    }

    // MARK: Looks

    /// The look of the bar over content. By default it has no background, and content fades out below it.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { updateLooks() }
    }

    /// The look of the bar on a phone on its side; nil stands for ``standardAppearance``.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { updateLooks() }
    }

    /// The look of the bar while no content is below it; nil, the default, stands for ``standardAppearance`` without
    /// its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { updateLooks() }
    }

    /// The look of the bar on a phone on its side while no content is below it; nil stands for
    /// ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { updateLooks() }
    }

    /// Whether the bar is dark, independently of the interface around it. The status bar is white then. `.default` by
    /// default.
    open var barStyle = UIBarStyle.default {
        didSet {
            guard barStyle != oldValue else { return }
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
            (window?.screen ?? .main).setNeedsSurroundings()
        }
    }

    /// Whether content shows through the bar. True by default.
    ///
    /// An opaque bar hides what is behind it: its background is ``barTintColor``, the appearance's colour, or white
    /// (black in dark mode). In a navigation controller, a screen begins at its lower edge unless the screen's
    /// `extendedLayoutIncludesOpaqueBars` is true.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            updateLooks()
            layoutMayHaveChanged?()
        }
    }

    /// The background's colour; nil, the default, stands for the appearance's.
    open var barTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// The font and colour of the title; nil, the default, stands for the appearance's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { updateLooks() }
    }

    /// The font and colour of the large title; nil, the default, stands for the appearance's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { updateLooks() }
    }

    /// Whether screens have large titles, which shrink when a person scrolls the content. False by default.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { layoutMayHaveChanged?() } }
    }

    /// Called when something changed that affects the bar's height.
    final var layoutMayHaveChanged: (@MainActor () -> Void)?

    /// Returns the height of a bar with an inline title, in points: upright (R802), or on a phone on its side.
    static func height(in traits: UITraitCollection) -> CGFloat {
        BarMetrics.row + (traits.verticalSizeClass == .compact ? 0 : BarMetrics.belowRow)
    }

    private let background = UIVisualEffectView(effect: nil)
    private let line = UIView()

    /// The bar's background, which covers the gap that a person opens by pulling a large title down, and so has to show
    /// what the gap contains; nil if the gap shows through the bar.
    var viewCoveringGap: UIView? {
        let hides = background.effect != nil || background.contentView.backgroundColor != nil || !isTranslucent
        return hides ? background.contentView : nil
    }

    /// How far the content extends below the bar, in points; 0 or less if it doesn't.
    var contentBelow: CGFloat = 0 {
        didSet { if contentBelow != oldValue { contentBelowDidChange(from: oldValue) } }
    }

    /// The edge of the scroll view whose content the bar covers.
    final weak var edge: ScrollEdgeView? {
        didSet { if edge !== oldValue { showEdge() } }
    }

    private func contentBelowDidChange(from old: CGFloat) {
        if (old > 0) != (contentBelow > 0) { return updateLooks() }
        showEdge()
    }

    private func showEdge() {
        let isNeeded = isTranslucent && !appearance.hasBackground && barTintColor == nil
        edge?.show(contentBelow: isNeeded ? contentBelow : nil)
    }

    /// The appearance that applies now.
    private var appearance: UINavigationBarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let item = topItem
        let standard = item?.standardAppearance ?? standardAppearance
        let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
        guard contentBelow <= 0 else { return compact ?? standard }
        let atEdge =
            (isCompact ? compactScrollEdgeAppearance : nil) ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        return atEdge ?? (compact ?? standard).withoutBackground
    }

    private func updateLooks() {
        let appearance = appearance
        background.effect = appearance.backgroundEffect
        background.backgroundColor = isTranslucent ? nil : .systemBackground
        background.contentView.backgroundColor = barTintColor ?? appearance.backgroundColor
        line.backgroundColor = appearance.shadowColor
        shown?.looks = looks(in: appearance)
        showEdge()
    }

    private func looks(in appearance: UINavigationBarAppearance) -> NavigationItemLooks {
        var looks = NavigationItemLooks()
        looks.title.merge(titleTextAttributes ?? appearance.titleTextAttributes) { _, own in own }
        looks.largeTitle.merge(largeTitleTextAttributes ?? appearance.largeTitleTextAttributes) { _, own in own }
        let color = appearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor
        // The tint colour of the views around the bar isn't that of its buttons.
        looks.buttonColor = color ?? rareStateIfMade?.tintColor
        return looks
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLooks()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height(in: traitCollection))
    }

    /// The height of a bar. Constraints give the width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height(in: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The background extends up to the screen's edge.
        let above = superview is UIWindow || barPosition != .topAttached ? 0 : max(frame.minY, 0)
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: background.bounds.height - hairline, width: bounds.width, height: hairline)
        shown?.frame = itemFrame
    }

    /// The bar's bounds without the safe area at the sides.
    private var itemFrame: CGRect {
        bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    }

    /// The visible height of the large title's row; nil if the screen on top has none.
    var largeTitleHeight: CGFloat? {
        didSet { if largeTitleHeight != oldValue { shown?.largeTitleHeight = largeTitleHeight } }
    }

    /// The width in the middle of the row that belongs to a tab bar, in points. If there is one, titles begin at the
    /// leading end.
    final var takenMiddle: CGFloat = 0 {
        didSet { if takenMiddle != oldValue { shown?.takenMiddle = takenMiddle } }
    }

    // MARK: Changing

    private var shown: NavigationItemView?

    /// A change from one item to another, to run in the caller's animation.
    struct ItemChange {
        let animate: @MainActor () -> Void
        /// Called with whether the change completed or was cancelled.
        let finish: @MainActor (Bool) -> Void
    }

    /// Sets the items of a navigation controller's stack. The old item and the new one fade while they move to or from
    /// the side.
    func change(to items: [UINavigationItem], isBack: Bool, animated: Bool) -> ItemChange {
        stack = items
        return showTop(isBack: isBack, animated: animated)
    }

    /// Lays out the item that comes for the height that its large title's row will have, so that nothing but the change
    /// itself moves it.
    func prepareForChange(largeTitleHeight: CGFloat?) {
        shown?.largeTitleHeight = largeTitleHeight
        shown?.layoutIfNeeded()
    }

    /// Sets the items after a cancelled change. The bar already shows the right one.
    func restoreItems(_ items: [UINavigationItem]) { stack = items }

    private func showTop(isBack: Bool, animated: Bool) -> ItemChange {
        let old = shown
        old?.item.onChange = nil
        guard let top = stack.last else {
            shown = nil
            return ItemChange(animate: { old?.alpha = 0 }, finish: { _ in old?.removeFromSuperview() })
        }
        let new = NavigationItemView(top, backItem: backItem) { [weak self] in self?.takeTheWayBack() }
        watch(new)
        new.largeTitleHeight = largeTitleHeight
        new.takenMiddle = takenMiddle
        new.frame = itemFrame
        addSubview(new)
        shown = new
        updateLooks()
        guard animated, let old else {
            return ItemChange(animate: {}, finish: { _ in old?.removeFromSuperview() })
        }
        let way = bounds.width * TransitionMetrics.parallax * (isBack ? -1 : 1) * readingSign
        new.layoutIfNeeded()
        new.moveAside(by: way)
        return ItemChange(
            animate: { Self.exchange(old, new, way: way) },
            finish: { [weak self] isCompleted in
                (isCompleted ? old : new).removeFromSuperview()
                guard !isCompleted, let self else { return }
                old.moveBack()
                self.shown = old
                self.watch(old)
                self.updateLooks()
            })
    }

    /// Fades the old item out before the new one fades in, so that words and buttons never overlap.
    private static func exchange(_ old: NavigationItemView, _ new: NavigationItemView, way: CGFloat) {
        let duration = UIView.inheritedAnimationDuration
        UIView.animateKeyframes(withDuration: duration, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { old.moveAside(by: -way / 2) }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { new.moveBack() }
        }
    }

    private func watch(_ view: NavigationItemView) {
        view.item.onChange = { [weak self, weak view] in
            view?.update()
            self?.updateLooks()
            self?.layoutMayHaveChanged?()
        }
    }

    private var readingSign: CGFloat { effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }
}

extension UINavigationBarAppearance {
    /// The appearance for a bar with no content below it.
    fileprivate var withoutBackground: UINavigationBarAppearance {
        let clear = UINavigationBarAppearance(barAppearance: self)
        clear.configureWithTransparentBackground()
        return clear
    }
}
