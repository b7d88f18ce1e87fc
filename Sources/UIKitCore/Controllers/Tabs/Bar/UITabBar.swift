import CoreGraphics
import Foundation
import RenderTree

/// Told which tab of a bar without a controller was chosen.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar at the bottom of an app, with its tabs on floating glass.
///
/// It is 83 points high with glass of 62 (R822). Usually a ``UITabBarController`` has one, and brings its items.
@preconcurrency @MainActor open class UITabBar: UIView {
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
        background.contentView.addSubview(line)
        for part in [edge, background, platter] { addSubview(part) }
        platter.didChoose = { [weak self] in self?.personChose($0) }
        updateLooks()
        updateAccessibility()
    }

    override var accessibilityNode: AccessibilityNode? {
        accessibilityNodeOfTraits ?? AccessibilityNode(role: .bar)
    }

    open weak var delegate: (any UITabBarDelegate)?

    private let platter = TabPlatter()

    // MARK: Items

    /// From the leading to the trailing end; nil, the default, for none.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }
    private var storedItems: [UITabBarItem]?

    /// Shows other items; animated, the glass grows or shrinks to its new width.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let selected = selectedItem
        storedItems = items
        platter.show(items ?? [])
        selectedItem = items?.first { $0 === selected }
        setNeedsLayout()
        if animated, window != nil {
            UIView.animate(withDuration: TransitionMetrics.fadeDuration) { self.layoutIfNeeded() }
        }
    }

    /// The chosen tab; nil, the default, for none. Setting it tells nobody.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { showSelection(animated: true) } }
    }

    private func showSelection(animated: Bool) {
        platter.choose(storedItems?.firstIndex { $0 === selectedItem }, animated: animated)
    }

    /// Whether a tab may be chosen; asked before anything changes.
    final var mayChoose: @MainActor (Int) -> Bool = { _ in true }
    /// A person chose a tab, which is the selected one now.
    final var didChoose: @MainActor (Int) -> Void = { _ in }

    private func personChose(_ index: Int) {
        guard let items = storedItems, items.indices.contains(index), mayChoose(index) else { return }
        selectedItem = items[index]
        didChoose(index)
        delegate?.tabBar(self, didSelect: items[index])
    }

    // MARK: Looks

    /// Black is dark whatever the interface is. Default by default.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// Whether content is seen behind the bar. True by default.
    open var isTranslucent = true

    /// Behind the glass; nil, the default, is that of the appearance.
    open var barTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// Of the tabs that are not chosen; nil, the default, is that of labels.
    open var unselectedItemTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// Where content lies behind the bar. No background by default.
    open var standardAppearance = UITabBarAppearance() {
        didSet { updateLooks() }
    }

    /// Where no content lies behind the bar; nil, the default, has no background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { updateLooks() }
    }

    private let edge = ScrollEdgeView(at: .bottom)
    private let background = UIVisualEffectView(effect: nil)
    private let line = UIView()

    /// How far content goes on below the bar's upper edge, in points; 0 or less: it ends above.
    var contentBelow: CGFloat = 0 {
        didSet {
            guard contentBelow != oldValue else { return }
            (oldValue > 0) != (contentBelow > 0) ? updateLooks() : showEdge()
        }
    }

    /// What content fades into behind the bar.
    var edgeColor: UIColor {
        get { edge.color }
        set { edge.color = newValue }
    }

    private var appearance: UITabBarAppearance? { contentBelow > 0 ? standardAppearance : scrollEdgeAppearance }

    private func updateLooks() {
        background.effect = appearance?.backgroundEffect
        background.contentView.backgroundColor = barTintColor ?? appearance?.backgroundColor
        line.backgroundColor = appearance?.shadowColor
        platter.colors = (tintColor, unselectedItemTintColor ?? .label)
        showEdge()
    }

    private func showEdge() {
        let isNeeded = appearance?.hasBackground != true && barTintColor == nil
        edge.alpha = isNeeded ? min(max(contentBelow / BarMetrics.edgeAppearing, 0), 1) : 0
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLooks()
    }

    // MARK: Where things are

    static func height(in traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? TabBarMetrics.lowHeight : TabBarMetrics.height
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height(in: traitCollection))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height(in: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
        let fade = BarMetrics.edgeFade
        edge.frame = CGRect(x: 0, y: -fade, width: bounds.width, height: bounds.height + fade)
        edge.opaqueLength = bounds.height
        let room = CGSize(width: bounds.width - 2 * TabBarMetrics.leastSide, height: TabBarMetrics.glass)
        let size = platter.sizeThatFits(room)
        // On a whole point (R822, R826).
        platter.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: 0, width: size.width, height: size.height)
    }

    /// Beside the glass, content is what a finger meets.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        background.contentView.backgroundColor != nil || background.effect != nil
            ? super.point(inside: point, with: event) : platter.frame.contains(point)
    }
}
