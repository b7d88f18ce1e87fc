import CoreGraphics
import Foundation

/// Shows one of several screens, which a person selects with the tabs of a bar.
///
///     let tabs = UITabBarController()
///     tabs.viewControllers = [UINavigationController(rootViewController: trips), settings]
///
/// Only the selected screen is loaded. A tap on the selected tab leads a navigation controller back to its first
/// screen, and a further one to the top of its content.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func readContained(_ nib: NibCoder) {
        guard let bar = nib.coder(for: "tabBar") else { return }
        nib.adopt(tabBar, for: bar.element)
        tabBar.readBarNib(bar)
    }

    override func contain(_ controllers: [UIViewController]) { viewControllers = controllers }

    /// Creates a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// The object that decides whether a person may select a tab, and hears when they did.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet { UncalledMethods.lookFor(in: delegate) }
    }

    // MARK: Screens

    /// The controllers of the bar's tabs, each with its `tabBarItem`; nil, the default, for none. With ``tabs``, it is
    /// nil.
    open var viewControllers: [UIViewController]? {
        get { storedViewControllers }
        set { setViewControllers(newValue, animated: false) }
    }
    private var storedViewControllers: [UIViewController]?

    /// Replaces the screens, and removes all ``tabs``. If the selected screen isn't among the new ones, the one at its
    /// place is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let (chosen, place) = (selectedViewController, selectedIndex)
        disown(storedTabs)
        (storedTabs, barTabs, chosenTab) = ([], [], nil)
        for gone in screensOfMine where !new.contains(where: { $0 === gone }) { letGo(of: gone) }
        storedViewControllers = viewControllers
        for added in new { take(added) }
        showItems(new.map(\.tabBarItem), pinned: nil, animated: animated)
        if let chosen, new.contains(where: { $0 === chosen }) {
            select(chosen)
        } else {
            select(new.isEmpty ? nil : new[min(place == NSNotFound ? 0 : place, new.count - 1)])
        }
    }

    /// The children that are screens of tabs.
    private var screensOfMine: [UIViewController] = []

    private func take(_ screen: UIViewController) {
        guard screen.parent !== self else { return }
        addChild(screen)
        screen.didMove(toParent: self)
        screensOfMine.append(screen)
    }

    private func letGo(of screen: UIViewController) {
        screensOfMine.removeAll { $0 === screen }
        guard screen.parent === self else { return }
        screen.willMove(toParent: nil)
        screen.viewIfLoaded?.removeFromSuperview()
        screen.barInsets = .zero
        (screen as? UINavigationController)?.navigationBar.takenMiddle = 0
        screen.removeFromParent()
    }

    /// The controller of the selected tab. Setting it calls no delegate method. Setting one that isn't among
    /// ``viewControllers`` ends the program, as on iOS.
    open var selectedViewController: UIViewController? {
        get { chosen }
        set {
            guard let newValue else { return }
            if let tab = barTabs.first(where: { $0.shownController === newValue }) { return selectedTab = tab }
            guard viewControllers?.contains(where: { $0 === newValue }) == true else {
                Diagnostics.fail(
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.",
                    explanation: """
                          seen           \(type(of: newValue))
                          expected       one of \(viewControllers?.count ?? 0) view controllers
                          try            set viewControllers first
                        """)
            }
            select(newValue)
        }
    }
    private(set) weak var chosen: UIViewController?

    /// The index of the selected tab in the bar; `NSNotFound` without one. Setting an index past the end does nothing.
    open var selectedIndex: Int {
        get { tabBar.items?.firstIndex { $0 === tabBar.selectedItem } ?? NSNotFound }
        set {
            if barTabs.indices.contains(newValue) { return selectedTab = barTabs[newValue].tabToSelectFromBar }
            guard let viewControllers, viewControllers.indices.contains(newValue) else { return }
            select(viewControllers[newValue])
        }
    }

    /// Selects the controller's tab.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectUnwound(subsequentVC)
    }

    private func select(_ new: UIViewController?) {
        tabBar.selectedItem = new?.tabBarItem
        show(screen: new)
    }

    private func show(screen new: UIViewController?) {
        let old = chosen
        chosen = new
        setNeedsSurroundings()
        if old !== new { expandBar() }
        guard isViewLoaded, old !== new || new?.viewIfLoaded?.superview !== screens else { return }
        if let new {
            place(new)
            screens.addSubview(new.view)
        }
        if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
        view.setNeedsLayout()
    }

    // MARK: Tabs

    /// Tabs that create their screens when they are selected, as an alternative to ``viewControllers``. Empty by
    /// default. Two tabs with the same identifier end the program.
    open var tabs: [UITab] {
        get { storedTabs }
        set { setTabs(newValue, animated: false) }
    }
    private var storedTabs: [UITab] = []
    private weak var chosenTab: UITab?

    /// The tabs that the bar shows.
    private(set) var barTabs: [UITab] = []

    /// Replaces the tabs.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        if let name = tabs.repeatedIdentifier {
            Diagnostics.fail(
                "UITabBarController.tabs: two tabs have the identifier \"\(name)\"",
                explanation: """
                      expected       an identifier of its own for each tab, also for tabs in groups
                      likely cause   a copied tab, or a tab in two groups
                      try            another identifier for one of the two
                    """)
        }
        let old = storedTabs
        storedViewControllers = nil
        storedTabs = tabs
        disown(old.filter { tab in !tabs.contains { $0 === tab } })
        for tab in tabs { tab.owner = self }
        let kept = tabs.compactMap(\.controllerIfMade)
        for gone in screensOfMine where !kept.contains(where: { $0 === gone }) { letGo(of: gone) }
        showTabs(animated: animated)
    }

    private func disown(_ tabs: [UITab]) {
        for tab in tabs where tab.owner === self { tab.owner = nil }
    }

    /// The selected tab, which may be in a group; nil without tabs. Setting a tab that isn't there does nothing.
    /// Setting it calls no delegate method.
    open var selectedTab: UITab? {
        get { chosenTab }
        set {
            guard let newValue, newValue.tabBarController === self else { return }
            select(newValue)
        }
    }

    /// Returns the tab with this identifier, also in groups, or nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? { storedTabs.tab(named: identifier) }

    /// The identifiers of the tabs that a phone shows; nil, the default, stands for all.
    open var compactTabIdentifiers: [String]? {
        didSet { tabsChanged() }
    }

    /// Called when a tab came or left, or goes to another place.
    func tabsChanged() {
        if !storedTabs.isEmpty { showTabs(animated: false) }
    }

    func tabChangedItsLook(_ tab: UITab) { sidebarView?.show(storedTabs, chosen: chosenTab) }

    private func showTabs(animated: Bool) {
        barTabs = TabArrangement.bar(
            storedTabs, names: hasWideBar ? nil : compactTabIdentifiers)
        let pinned = barTabs.last?.preferredPlacement == .pinned && !hasWideBar ? barTabs.last : nil
        showItems(barTabs.map(\.item), pinned: pinned?.item, animated: animated)
        let isKept = chosenTab.map { $0.tabBarController === self && !$0.isHidden } ?? false
        let next = isKept ? chosenTab : (barTabs.first ?? storedTabs.first { !$0.isHidden })?.tabToSelectFromBar
        select(next)
        viewIfLoaded?.setNeedsLayout()
    }

    private func select(_ tab: UITab?) {
        chosenTab = tab
        let path = tab?.path ?? []
        for (group, child) in zip(path, path.dropFirst()) { (group as? UITabGroup)?.noteSelectedChild(child) }
        tabBar.selectedItem = path.first { tab in barTabs.contains { $0 === tab } }?.item
        if let tab { showScreens(to: tab) }
        let screen = path.first?.controllerToShow
        if let screen { take(screen) }
        show(screen: screen)
        sidebarView?.show(storedTabs, chosen: tab)
    }

    /// Shows the screens from a group with a navigation controller down to the selected tab on top of each other.
    private func showScreens(to tab: UITab) {
        guard let group = tab.managingTabGroup, let navigation = group.managingNavigationController else { return }
        let screens = tab.path.drop { $0 !== group }.flatMap { level in
            let proposed = level.viewController.map { [$0] } ?? []
            return delegate?.tabBarController(
                self, displayedViewControllersFor: level, proposedViewControllers: proposed)
                ?? proposed
        }
        guard !navigation.viewControllers.elementsEqual(screens, by: ===) else { return }
        navigation.setViewControllers(screens, animated: false)
    }

    private func showItems(_ items: [UITabBarItem], pinned: UITabBarItem?, animated: Bool) {
        tabBar.pinnedItem = pinned
        tabBar.setItems(items.isEmpty ? nil : items, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

    // MARK: The bar

    /// The tab bar, with the items of the screens.
    open var tabBar: UITabBar {
        if let storedBar { return storedBar }
        let made = UITabBar()
        made.mayChoose = { [weak self] in self?.mayChoose($0) ?? false }
        made.didChoose = { [weak self] in self?.personChose($0) }
        made.expand = { [weak self] in self?.expandBar() }
        made.openSidebar = { [weak self] in self?.sidebar.isHidden = false }
        storedBar = made
        return made
    }
    private var storedBar: UITabBar?

    private func mayChoose(_ index: Int) -> Bool {
        if barTabs.indices.contains(index) { return mayChoose(barTabs[index].tabToSelectFromBar) }
        guard let viewControllers, viewControllers.indices.contains(index) else { return false }
        return delegate?.tabBarController(self, shouldSelect: viewControllers[index]) ?? true
    }

    private func mayChoose(_ tab: UITab) -> Bool {
        delegate?.tabBarController(self, shouldSelectTab: tab) ?? true
    }

    private func personChose(_ index: Int) {
        if barTabs.indices.contains(index) { return personChose(barTabs[index].tabToSelectFromBar) }
        guard let viewControllers, viewControllers.indices.contains(index) else { return }
        let new = viewControllers[index]
        if new === chosen { goBackToTheBeginning(of: new) } else { select(new) }
        delegate?.tabBarController(self, didSelect: new)
    }

    private func personChose(_ tab: UITab) {
        let previous = chosenTab
        if tab === previous, let chosen { goBackToTheBeginning(of: chosen) } else { select(tab) }
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }

    /// Called when a person selected a tab in the sidebar.
    func personChoseInSidebar(_ tab: UITab) {
        if mayChoose(tab) { personChose(tab) }
    }

    /// Goes back to the first screen, and then to the top of its content. Called after a tap on the tab that is already
    /// selected.
    private func goBackToTheBeginning(of controller: UIViewController) {
        if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 {
            navigation.popToRootViewController(animated: true)
            return
        }
        let screen = (controller as? UINavigationController)?.topViewController ?? controller
        screen.topScrollView?.scrollToTop()
    }

    /// Whether the tab bar is hidden. False by default.
    open var isTabBarHidden: Bool {
        get { storedIsTabBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    private var storedIsTabBarHidden = false

    /// Slides the bar out over the bottom edge, or back in.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != storedIsTabBarHidden else { return }
        storedIsTabBarHidden = hidden
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: TransitionMetrics.fadeDuration) { self.view.layoutIfNeeded() }
    }

    // MARK: Status bar and home indicator

    open override var childForStatusBarStyle: UIViewController? { chosen }
    open override var childForStatusBarHidden: UIViewController? { chosen }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { chosen }

    // MARK: View

    /// The view that contains the screen, behind the bar.
    final let screens = UIView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        screens.frame = view.bounds
        screens.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(screens)
        view.addSubview(tabBar)
        if let chosen { show(screen: chosen) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { tabsChanged() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeSidebar()
        placeBar()
        if let chosen, chosen.viewIfLoaded?.superview === screens { place(chosen) }
        followContent()
    }

    /// Whether the bar shows: neither the app nor a pushed screen hides it.
    final var showsBar: Bool {
        guard !storedIsTabBarHidden else { return false }
        return (chosen as? UINavigationController)?.hidesBottomBarNow != true
    }

    // MARK: Sidebar

    /// Whether there is a sidebar besides the bar. `.automatic` by default.
    open var mode = Mode.automatic {
        didSet { if mode != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The list of all tabs beside the screen, if there is room.
    open var sidebar: Sidebar {
        if let storedSidebar { return storedSidebar }
        let made = Sidebar(self)
        storedSidebar = made
        return made
    }
    private var storedSidebar: Sidebar?
    final var sidebarView: SidebarView?

    final func showTabsInSidebar() { sidebarView?.show(storedTabs, chosen: chosenTab) }

    // MARK: Minimising the bar

    /// When a phone's bar gets small while content scrolls. `.automatic`, the default, means never.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
        didSet { if tabBarMinimizeBehavior != oldValue { expandBar() } }
    }
    final var minimizing = TabBarMinimizing()
}

extension UITabBarController {
    /// Where tabs show.
    public enum Mode: Int, Sendable {
        /// The same as ``tabSidebar`` if one of the tabs is a group, otherwise ``tabBar``.
        case automatic = 0
        /// In a bar.
        case tabBar = 1
        /// In a sidebar if there is room, as on a tablet; otherwise in a bar.
        case tabSidebar = 2
    }

    /// When the bar gets smaller.
    public enum MinimizeBehavior: Int, Sendable {
        /// The same as ``never``.
        case automatic = 0
        /// Never.
        case never = 1
        /// Small while scrolling down, large again while scrolling up.
        case onScrollDown = 2
        /// Small while scrolling up, large again while scrolling down.
        case onScrollUp = 3
    }
}

extension UITab {
    /// The tab that a tap on this tab in a bar selects.
    final var tabToSelectFromBar: UITab { (self as? UITabGroup)?.tabToSelect ?? self }

    /// The tab's screen. A tab of a controller without a screen ends the program.
    fileprivate final var controllerToShow: UIViewController {
        if let shownController { return shownController }
        Diagnostics.fail(
            "UITab \"\(identifier)\" has no view controller",
            explanation: """
                  expected       a view controller for each tab of a tab bar controller
                  likely cause   no viewControllerProvider, or a group without a managingNavigationController
                  try            UITab(title:image:identifier:) { _ in … }
                """)
    }
}
