import CoreGraphics
import Foundation
import RenderTree

/// Told of what happens on a navigation bar without a navigation controller.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {
    /// Whether the way back may be taken.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top: the title of a screen, the way back, and buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        addSubview(background)
        background.addSubview(line)
        updateLooks()
        updateAccessibility()
    }

    /// Content scrolls up behind the bar, but the bar is read first.
    override var accessibilityNode: AccessibilityNode? {
        accessibilityNodeOfTraits ?? AccessibilityNode(role: .bar)
    }

    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: Items

    /// From the first screen to the one on top.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }
    private var stack: [UINavigationItem] = []

    open var topItem: UINavigationItem? { stack.last }

    /// The one that the way back leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

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

    open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(stack + [item], animated: animated) }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = stack.last else { return nil }
        if let delegate, !delegate.navigationBar(self, shouldPop: top) { return nil }
        setItems(stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: top)
        return top
    }

    /// What a tap on the way back does; without it the bar pops its own item.
    var goBack: (@MainActor () -> Void)?

    private func takeTheWayBack() {
        if let goBack { goBack() } else { popItem(animated: true) }
    }

    // MARK: Looks

    /// How the bar looks. A grey background with a line below, by default.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { updateLooks() }
    }

    /// How the bar looks on a phone on its side; nil is ``standardAppearance``.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { updateLooks() }
    }

    /// Whether the bar is dark, whatever the interface around it is; the status bar is white then. `.default` by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            guard barStyle != oldValue else { return }
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
            (window?.screen ?? .main).setNeedsSurroundings()
        }
    }

    /// The background's colour; nil, the default, is that of the appearance.
    open var barTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// Points for a bar on an upright device, and on a phone on its side.
    static func height(in traits: UITraitCollection) -> CGFloat { traits.verticalSizeClass == .compact ? 32 : 44 }

    private let background = UIView()
    private let line = UIView()

    private func updateLooks() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let appearance = (isCompact ? compactAppearance : nil) ?? standardAppearance
        background.backgroundColor = barTintColor ?? appearance.backgroundColor
        line.backgroundColor = appearance.shadowColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLooks()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height(in: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The background goes on up to the screen's edge.
        let above = superview is UIWindow ? 0 : max(frame.minY, 0)
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: background.bounds.height - hairline, width: bounds.width, height: hairline)
        shown?.frame = itemFrame
    }

    /// Between what the safe area covers at the sides.
    private var itemFrame: CGRect {
        bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    }

    // MARK: Changing

    private var shown: NavigationItemView?

    /// A change from one item to another, to be run in whoever's animation.
    struct ItemChange {
        let animate: @MainActor () -> Void
        /// With whether the change went through or was taken back.
        let finish: @MainActor (Bool) -> Void
    }

    /// Sets the stack of a navigation controller. What comes and goes fades, on its way to or from the side.
    func change(to items: [UINavigationItem], isBack: Bool, animated: Bool) -> ItemChange {
        stack = items
        return showTop(isBack: isBack, animated: animated)
    }

    /// A change was taken back: what is shown is right already.
    func restoreItems(_ items: [UINavigationItem]) { stack = items }

    private func showTop(isBack: Bool, animated: Bool) -> ItemChange {
        let old = shown
        for item in [old?.item].compactMap({ $0 }) { item.onChange = nil }
        guard let top = stack.last else {
            shown = nil
            return ItemChange(animate: { old?.alpha = 0 }, finish: { _ in old?.removeFromSuperview() })
        }
        let new = NavigationItemView(top, backItem: backItem) { [weak self] in self?.takeTheWayBack() }
        watch(new)
        new.frame = itemFrame
        addSubview(new)
        shown = new
        guard animated, let old else {
            return ItemChange(animate: {}, finish: { _ in old?.removeFromSuperview() })
        }
        let way = bounds.width * TransitionMetrics.parallax * (isBack ? -1 : 1) * readingSign
        new.layoutIfNeeded()
        new.alpha = 0
        new.transform = CGAffineTransform(translationX: way, y: 0)
        return ItemChange(
            animate: {
                new.alpha = 1
                new.transform = .identity
                old.alpha = 0
                old.transform = CGAffineTransform(translationX: -way, y: 0)
            },
            finish: { [weak self] isCompleted in
                (isCompleted ? old : new).removeFromSuperview()
                guard !isCompleted, let self else { return }
                old.alpha = 1
                old.transform = .identity
                self.shown = old
                self.watch(old)
            })
    }

    private func watch(_ view: NavigationItemView) {
        view.item.onChange = { [weak view] in view?.update() }
    }

    private var readingSign: CGFloat { effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }
}
