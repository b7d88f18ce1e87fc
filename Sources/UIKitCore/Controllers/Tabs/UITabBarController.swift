import CoreGraphics
import Foundation

/// Screens side by side, one at a time, chosen by the tabs of a bar at the bottom.
///
///     let tabs = UITabBarController()
///     tabs.viewControllers = [UINavigationController(rootViewController: trips), settings]
///
/// Only the screen that is chosen is loaded. A tap on the chosen tab leads a navigation controller back to its first screen,
/// and from there to the top of its content.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Screens

    /// One for each tab; nil, the default, for none. Each brings its `tabBarItem`.
    open var viewControllers: [UIViewController]? {
        get { storedViewControllers }
        set { setViewControllers(newValue, animated: false) }
    }
    private var storedViewControllers: [UIViewController]?

    /// Sets the screens. The one that was chosen stays so if it is among them, else the one in its place is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (old, new) = (storedViewControllers ?? [], viewControllers ?? [])
        let (chosen, place) = (selectedViewController, selectedIndex)
        for gone in old where !new.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
            gone.viewIfLoaded?.removeFromSuperview()
            gone.barInsets = .zero
            gone.removeFromParent()
        }
        storedViewControllers = viewControllers
        for added in new where added.parent !== self {
            addChild(added)
            added.didMove(toParent: self)
        }
        tabBar.setItems(new.isEmpty ? nil : new.map(\.tabBarItem), animated: animated)
        if let chosen, new.contains(where: { $0 === chosen }) {
            select(chosen)
        } else {
            select(new.isEmpty ? nil : new[min(place == NSNotFound ? 0 : place, new.count - 1)])
        }
    }

    /// Of the chosen tab; setting one that is not among ``viewControllers`` ends the program, as on iOS. Setting it asks and tells
    /// nobody.
    open var selectedViewController: UIViewController? {
        get { chosen }
        set {
            guard let newValue else { return }
            guard viewControllers?.contains(where: { $0 === newValue }) == true else {
                Diagnostics.fail(
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.",
                    explanation: """
                          seen           \(type(of: newValue))
                          expected       one of \(viewControllers?.count ?? 0) view controllers
                          try            setting viewControllers first
                        """)
            }
            select(newValue)
        }
    }
    private weak var chosen: UIViewController?

    /// Of the chosen tab; `NSNotFound` without any. A number beyond the tabs changes nothing.
    open var selectedIndex: Int {
        get { viewControllers?.firstIndex { $0 === chosen } ?? NSNotFound }
        set {
            guard let viewControllers, viewControllers.indices.contains(newValue) else { return }
            select(viewControllers[newValue])
        }
    }

    private func select(_ new: UIViewController?) {
        let old = chosen
        chosen = new
        tabBar.selectedItem = new?.tabBarItem
        setNeedsSurroundings()
        guard isViewLoaded, old !== new || new?.viewIfLoaded?.superview !== screens else { return }
        if let new {
            place(new)
            screens.addSubview(new.view)
        }
        if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
        view.setNeedsLayout()
    }

    open override func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

    // MARK: The bar

    /// Its items are those of the screens.
    open var tabBar: UITabBar {
        if let storedBar { return storedBar }
        let made = UITabBar()
        made.mayChoose = { [weak self] in self?.mayChoose($0) ?? false }
        made.didChoose = { [weak self] in self?.personChose($0) }
        storedBar = made
        return made
    }
    private var storedBar: UITabBar?

    private func mayChoose(_ index: Int) -> Bool {
        guard let viewControllers, viewControllers.indices.contains(index) else { return false }
        return delegate?.tabBarController(self, shouldSelect: viewControllers[index]) ?? true
    }

    private func personChose(_ index: Int) {
        guard let viewControllers, viewControllers.indices.contains(index) else { return }
        let new = viewControllers[index]
        if new === chosen { goBackToTheBeginning(of: new) } else { select(new) }
        delegate?.tabBarController(self, didSelect: new)
    }

    /// By another tap on the chosen tab.
    private func goBackToTheBeginning(of controller: UIViewController) {
        if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 {
            navigation.popToRootViewController(animated: true)
            return
        }
        let screen = (controller as? UINavigationController)?.topViewController ?? controller
        screen.topScrollView?.scrollToTop()
    }

    /// False by default.
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

    // MARK: Around the app

    open override var childForStatusBarStyle: UIViewController? { chosen }
    open override var childForStatusBarHidden: UIViewController? { chosen }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { chosen }

    // MARK: Its view

    /// Where the screen is, behind the bar.
    private let screens = UIView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        screens.frame = view.bounds
        screens.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(screens)
        view.addSubview(tabBar)
        select(chosen)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeBar()
        if let chosen, chosen.viewIfLoaded?.superview === screens { place(chosen) }
        followContent()
    }

    /// The bar knows whether content goes on behind it. A navigation controller says it of its screens itself.
    private func followContent() {
        guard let chosen, !(chosen is UINavigationController) else { return }
        guard let scrollView = chosen.topScrollView else { return tabBar.contentBelow = 0 }
        if (scrollView.follower as? TabBarFollower)?.tabs !== self {
            scrollView.follower = TabBarFollower(self, chosen)
        }
        contentMoved(in: scrollView, of: chosen)
    }

    fileprivate func contentMoved(in scrollView: UIScrollView, of controller: UIViewController) {
        guard controller === chosen else { return }
        tabBar.contentBelow = scrollView.contentBelowBottomEdge
        tabBar.edgeColor = scrollView.backgroundColor ?? scrollView.superview?.backgroundColor ?? .systemBackground
    }

    /// Whether the bar is seen: the app did not hide it, nor a screen that was pushed.
    var showsBar: Bool {
        guard !storedIsTabBarHidden else { return false }
        return (chosen as? UINavigationController)?.hidesBottomBarNow != true
    }

    func placeBar() {
        let height = UITabBar.height(in: traitCollection)
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - (showsBar ? height : 0), width: view.bounds.width, height: height)
    }

    /// A screen fills the room, and the bar is part of what its safe area leaves out.
    private func place(_ controller: UIViewController) {
        var frame = screens.bounds
        let covered = showsBar ? UITabBar.height(in: traitCollection) : view.safeAreaInsets.bottom
        if controller.edgesForExtendedLayout.contains(.bottom) {
            controller.barInsets = UIEdgeInsets(
                top: 0, left: 0, bottom: max(covered - view.safeAreaInsets.bottom, 0), right: 0)
        } else {
            controller.barInsets = .zero
            frame.size.height = max(frame.height - covered, 0)
        }
        controller.view.untransformedFrame = frame
    }
}

/// Tells a tab bar controller where the content of one of its screens is.
private final class TabBarFollower: ScrollFollower {
    private(set) weak var tabs: UITabBarController?
    private weak var controller: UIViewController?

    init(_ tabs: UITabBarController, _ controller: UIViewController) {
        self.tabs = tabs
        self.controller = controller
    }

    override func contentMoved(in scrollView: UIScrollView) {
        if let tabs, let controller { tabs.contentMoved(in: scrollView, of: controller) }
    }
}
