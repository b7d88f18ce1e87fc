import CoreGraphics
import Foundation
import RenderTree

/// A delegate of a bar without a controller, which hears when a person selected a tab.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// Called after a person selected a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar at the bottom of an app, with its tabs on floating glass.
///
/// It is 83 points high with glass of 62 (R822). Usually a ``UITabBarController`` has one, and sets its items.
@preconcurrency @MainActor open class UITabBar: UIView {
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
        background.isUserInteractionEnabled = false
        background.contentView.addSubview(line)
        for part in [background, platter, pinnedPlatter] { addSubview(part) }
        pinnedPlatter.shape = .round
        for platter in [platter, pinnedPlatter] {
            platter.didChoose = { [weak self] in self?.personChose($0) }
        }
        updateLooks()
        updateAccessibility()
    }

    override var accessibilityNode: AccessibilityNode? {
        accessibilityNodeOfTraits ?? AccessibilityNode(role: .bar)
    }

    /// The object that hears when a person selected a tab.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet { UncalledMethods.lookFor(in: delegate) }
    }

    private let platter = TabPlatter()
    private let pinnedPlatter = TabPlatter()

    /// The place of the bar on the screen.
    enum Place {
        case bottom
        /// In the row of navigation bars, on a tablet.
        case top
    }

    final var place = Place.bottom {
        didSet {
            guard place != oldValue else { return }
            platter.shape = place == .top ? .flat : .upright
            updateLooks()
            setNeedsLayout()
        }
    }

    /// The width that the glass of a bar at the top takes in the middle of its row, in points.
    final var glassWidth: CGFloat { platter.sizeThatFits(room).width + (showsSidebarButton ? sidebarButtonRoom : 0) }

    /// The item among ``items`` that has its own glass at the trailing end.
    final var pinnedItem: UITabBarItem?

    // MARK: Minimising the bar

    /// Sets whether the bar shows only the selected tab, at the leading end. A tap on that brings the others back.
    final func setMinimized(_ isMinimized: Bool) {
        guard isMinimized != platter.isMinimized else { return }
        let changes = { [self] in
            platter.isMinimized = isMinimized
            setNeedsLayout()
            layoutIfNeeded()
            platter.layoutIfNeeded()
        }
        guard window != nil else { return changes() }
        UIView.animate(
            withDuration: TabBarMetrics.lensDuration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
    }

    final var isMinimized: Bool { platter.isMinimized }

    /// Called when a person wants to see all tabs again.
    final var expand: @MainActor () -> Void = {}

    // MARK: Sidebar button

    final var showsSidebarButton = false {
        didSet {
            guard showsSidebarButton != oldValue else { return }
            if showsSidebarButton, sidebarButton.superview == nil { addSubview(sidebarButton) }
            sidebarButton.isHidden = !showsSidebarButton
            setNeedsLayout()
        }
    }

    final var openSidebar: @MainActor () -> Void = {}

    private lazy var sidebarButton: BarPlatter = {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.leading"),
            primaryAction: UIAction { [weak self] _ in self?.openSidebar() })
        item.accessibilityLabel = "Show Sidebar"
        return BarPlatter([BarItemButton(item)], in: .navigation)
    }()

    private var sidebarButtonRoom: CGFloat { BarMetrics.row + TabBarMetrics.pinnedGap }

    // MARK: Items

    /// The items from the leading to the trailing end; nil, the default, for none.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }
    private var storedItems: [UITabBarItem]?

    /// Replaces the items. With an animation, the glass grows or shrinks to its new width.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let selected = selectedItem
        storedItems = items
        platter.show((items ?? []).filter { $0 !== pinnedItem })
        pinnedPlatter.show((items ?? []).filter { $0 === pinnedItem })
        pinnedPlatter.isHidden = pinnedPlatter.buttons.isEmpty
        selectedItem = items?.first { $0 === selected }
        setNeedsLayout()
        if animated, window != nil {
            UIView.animate(withDuration: TransitionMetrics.fadeDuration) { self.layoutIfNeeded() }
        }
    }

    /// The selected item; nil, the default, for none. Setting it sends no event.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { showSelection(animated: true) } }
    }

    private func showSelection(animated: Bool) {
        for platter in [platter, pinnedPlatter] { platter.choose(selectedItem, animated: animated) }
    }

    /// Returns whether a person may select a tab. Called before anything changes.
    final var mayChoose: @MainActor (Int) -> Bool = { _ in true }
    /// Called after a person selected a tab.
    final var didChoose: @MainActor (Int) -> Void = { _ in }

    private func personChose(_ item: UITabBarItem) {
        if isMinimized, item === selectedItem { return expand() }
        guard let index = storedItems?.firstIndex(where: { $0 === item }), mayChoose(index) else { return }
        selectedItem = item
        didChoose(index)
        delegate?.tabBar(self, didSelect: item)
    }

    // MARK: Looks

    /// The style of the bar. Black is dark, independently of the interface. Default by default.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// Whether content shows through the bar. True by default.
    ///
    /// An opaque bar hides what is behind it: its background is ``barTintColor``, the appearance's colour, or white
    /// (black in dark mode). In a tab bar controller, a screen ends at its upper edge unless the screen's
    /// `extendedLayoutIncludesOpaqueBars` is true. A bar at the top of a tablet has no background.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            updateLooks()
            superview?.setNeedsLayout()
        }
    }

    /// The background's colour, behind the glass; nil, the default, stands for the appearance's.
    open var barTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// The colour of the tabs that aren't selected; nil, the default, stands for that of labels.
    open var unselectedItemTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// The look of the bar over content. It has no background by default.
    open var standardAppearance = UITabBarAppearance() {
        didSet { updateLooks() }
    }

    /// The look of the bar while no content is behind it; nil, the default, stands for no background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { updateLooks() }
    }

    private let background = UIVisualEffectView(effect: nil)
    private let line = UIView()

    /// How far the content extends below the bar's upper edge, in points; 0 or less if it ends above.
    var contentBelow: CGFloat = 0 {
        didSet {
            guard contentBelow != oldValue else { return }
            (oldValue > 0) != (contentBelow > 0) ? updateLooks() : showEdge()
        }
    }

    /// The edge of the scroll view whose content the bar covers; nil while a toolbar covers more of it.
    final weak var edge: ScrollEdgeView? {
        didSet { if edge !== oldValue { showEdge() } }
    }

    private var appearance: UITabBarAppearance? { contentBelow > 0 ? standardAppearance : scrollEdgeAppearance }

    private func updateLooks() {
        background.effect = appearance?.backgroundEffect
        background.backgroundColor = isTranslucent ? nil : .systemBackground
        background.contentView.backgroundColor = barTintColor ?? appearance?.backgroundColor
        line.backgroundColor = appearance?.shadowColor
        for platter in [platter, pinnedPlatter] { platter.colors = (tintColor, unselectedItemTintColor ?? .label) }
        showEdge()
    }

    private func showEdge() {
        let isNeeded = place == .bottom && isTranslucent && appearance?.hasBackground != true && barTintColor == nil
        edge?.show(contentBelow: isNeeded ? contentBelow : nil)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLooks()
    }

    // MARK: Layout

    static func height(in traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? TabBarMetrics.lowHeight : TabBarMetrics.height
    }

    final var ownHeight: CGFloat {
        place == .top ? BarMetrics.row + BarMetrics.belowRow : Self.height(in: traitCollection)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ownHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
        background.isHidden = place == .top
        placeGlass()
    }

    /// The room for tabs that share their glass.
    private var room: CGSize {
        let side = place == .top ? TabBarMetrics.leastSideOfWideBar : TabBarMetrics.leastSide
        var width = bounds.width - 2 * side
        if pinnedItem != nil { width -= TabBarMetrics.glass + TabBarMetrics.pinnedGap }
        return CGSize(width: max(width, 0), height: TabBarMetrics.glass)
    }

    private func placeGlass() {
        let size = platter.sizeThatFits(room)
        // On a whole point (R822, R826).
        var x = ((bounds.width - size.width) / 2).rounded()
        if isMinimized || pinnedItem != nil { x = TabBarMetrics.leastSide }
        let y = isMinimized ? TabBarMetrics.glass - size.height : 0
        var parts: [(UIView, CGRect)] = []
        if showsSidebarButton {
            x = ((bounds.width - size.width - sidebarButtonRoom) / 2).rounded()
            parts.append((sidebarButton, CGRect(x: x, y: y, width: BarMetrics.row, height: BarMetrics.row)))
            x += sidebarButtonRoom
        }
        parts.append((platter, CGRect(origin: CGPoint(x: x, y: y), size: size)))
        let round = isMinimized ? TabBarMetrics.minimizedGlass : TabBarMetrics.glass
        let end = CGRect(x: bounds.width - TabBarMetrics.leastSide - round, y: y, width: round, height: round)
        parts.append((pinnedPlatter, end))
        for (view, frame) in parts { view.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame }
    }

    /// Touches beside the glass go to the content.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        place == .bottom
            && (!isTranslucent || background.contentView.backgroundColor != nil || background.effect != nil)
            ? super.point(inside: point, with: event) : isOnGlass(point)
    }

    private func isOnGlass(_ point: CGPoint) -> Bool {
        if showsSidebarButton, sidebarButton.frame.contains(point) { return true }
        return [platter, pinnedPlatter].contains { !$0.isHidden && $0.frame.contains(point) }
    }
}
