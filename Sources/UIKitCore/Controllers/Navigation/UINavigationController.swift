import CoreGraphics
import Foundation

/// Shows one screen at a time below a bar, and goes back to the previous one with the bar's back button or a swipe from
/// the edge.
///
///     let navigation = UINavigationController(rootViewController: ListController())
///     navigation.pushViewController(DetailController(), animated: true)
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// Creates a navigation controller with a first screen.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a navigation controller with bars of the app's own classes; nil stands for the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let navigationBarClass, navigationBarClass is UINavigationBar.Type {
            barClass = navigationBarClass
        }
        if let toolbarClass, toolbarClass is UIToolbar.Type { self.toolbarClass = toolbarClass }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        definesPresentationContext = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let isNamed = (coder as? NibCoder)?.bool("definesPresentationContext") != nil
        if !isNamed { definesPresentationContext = true }
    }

    /// The object whose methods are called when screens appear.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { UncalledMethods.lookFor(in: delegate) }
    }

    // MARK: Screens

    /// The stack of controllers, from the first screen to the one on top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    var stack: [UIViewController] = []

    /// The controller whose screen is on top; nil without any.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that a person sees: the one on top, or the one presented over it.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Pushes a screen. A screen that is in the stack already ends the program, as on iOS.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        MainThread.require("-[UINavigationController pushViewController:animated:]")
        checkPush(viewController)
        change(to: stack + [viewController], .push, animated: animated)
    }

    /// Removes the top screen, unless it is the only one.
    ///
    /// - Returns: The removed controller, or nil.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack.last
        change(to: stack.dropLast(), .pop, animated: animated)
        return top
    }

    /// Goes back to a screen of the stack.
    ///
    /// - Returns: The removed controllers; nil if the screen isn't in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            Diagnostics.fail(
                "Tried to pop to a view controller that doesn't exist.",
                explanation: "\(type(of: viewController)) is not in the stack of \(stack.count) screens.")
        }
        let gone = Array(stack[(index + 1)...])
        if !gone.isEmpty { change(to: Array(stack[...index]), .pop, animated: animated) }
        return gone
    }

    /// Goes back to the first screen.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the stack. The transition looks like a push if the top screen is new, and like a pop if it was in the
    /// stack before.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isBack = viewControllers.last.map { top in stack.dropLast().contains { $0 === top } } ?? false
        change(to: viewControllers, isBack ? .pop : .push, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Goes back to the screen.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        showUnwound(subsequentVC)
    }

    // MARK: The bar

    /// The navigation bar, with the items of the screens.
    open var navigationBar: UINavigationBar {
        if let storedBar { return storedBar }
        let made = unsafeDowncast(RequiredInitTwin.make(barClass), to: UINavigationBar.self)
        use(made)
        return made
    }

    private func use(_ bar: UINavigationBar) {
        bar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
        bar.layoutMayHaveChanged = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        storedBar = bar
    }

    override func readContained(_ nib: NibCoder) {
        if let bar = nib.object(for: "navigationBar") as? UINavigationBar { use(bar) }
        if let isHidden = nib.bool("navigationBarHidden") { isNavigationBarHidden = isHidden }
        if let isHidden = nib.bool("toolbarHidden") { isToolbarHidden = isHidden }
        guard let bar = nib.coder(for: "toolbar") else { return }
        nib.adopt(toolbar, for: bar.element)
        toolbar.readBarNib(bar)
    }

    override func contain(_ controllers: [UIViewController]) { setViewControllers(controllers, animated: false) }

    private var storedBar: UINavigationBar?
    private var barClass: AnyClass = UINavigationBar.self

    /// Whether the bar is hidden. False by default.
    open var isNavigationBarHidden: Bool {
        get { storedIsBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    private var storedIsBarHidden = false

    /// Slides the bar out over the top edge, or back in.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != storedIsBarHidden else { return }
        storedIsBarHidden = hidden
        setNeedsSurroundings()
        guard isViewLoaded else { return }
        if !hidden { navigationBar.isHidden = false }
        view.setNeedsLayout()
        let finish = { [weak self] in
            guard let self else { return }
            self.navigationBar.isHidden = self.storedIsBarHidden
        }
        guard animated, view.window != nil else { return finish() }
        UIView.animate(withDuration: TransitionMetrics.fadeDuration) {
            self.view.layoutIfNeeded()
        } completion: { _ in
            finish()
        }
    }

    // MARK: The toolbar

    /// The toolbar at the bottom, with the `toolbarItems` of the screen on top. Hidden by default.
    open var toolbar: UIToolbar! {
        if let toolbarIfMade { return toolbarIfMade }
        let made = unsafeDowncast(RequiredInitTwin.make(toolbarClass), to: UIToolbar.self)
        made.isHidden = storedIsToolbarHidden
        toolbarIfMade = made
        if isViewLoaded { view.addSubview(made) }
        return made
    }
    private(set) var toolbarIfMade: UIToolbar?
    private var toolbarClass: AnyClass = UIToolbar.self

    /// Whether the toolbar is hidden. True by default.
    open var isToolbarHidden: Bool {
        get { storedIsToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    private var storedIsToolbarHidden = true

    /// Slides the toolbar out over the bottom edge, or back in.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != storedIsToolbarHidden else { return }
        let isAnimated = animated && viewIfLoaded?.window != nil
        if !hidden {
            toolbar.isHidden = false
            showToolbarItems(animated: false)
            if isAnimated { UIView.performWithoutAnimation { placeToolbar() } }
        }
        storedIsToolbarHidden = hidden
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        let finish = { [weak self] in
            guard let self else { return }
            self.toolbarIfMade?.isHidden = self.storedIsToolbarHidden
        }
        guard isAnimated else { return finish() }
        UIView.animate(withDuration: TransitionMetrics.fadeDuration) {
            self.view.layoutIfNeeded()
        } completion: { _ in
            finish()
        }
    }

    // MARK: Status bar and home indicator

    /// The style that matches the bar: white on a black one. Screens decide only while the bar is hidden.
    ///
    /// - Behaviour: observed by many (Decisions/0065).
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? stack.last : nil }

    open override var childForStatusBarHidden: UIViewController? { stack.last }

    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

    /// The tab bar item of the first screen, unless the app set one for this controller.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    // MARK: State restoration

    /// Saves the screens, up to the first without a restoration identifier.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeScreens(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        decodeScreens(with: coder)
        super.decodeRestorableState(with: coder)
    }

    // MARK: Swiping back

    /// The gesture recogniser of the swipe from the leading edge that goes back.
    ///
    /// Its delegate lets the swipe begin only where the back button is: not on a screen with left items of its own that
    /// don't supplement the button, with a hidden button, or with a hidden bar. An app that replaces the delegate decides
    /// itself.
    ///
    /// - Behaviour: R617.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }
    lazy var edgePan: UIScreenEdgePanGestureRecognizer = BackSwipe(
        of: self, action: Selector(UINavigationController.edgePanned))

    func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) { followEdgePan(pan) }

    /// The gesture recogniser that pulls down a screen that came with a zoom. It is disabled for other screens, so that
    /// their content needn't wait for it.
    var zoomPan: UIPanGestureRecognizer?
    lazy var zoomPanDelegate = ZoomPanDelegate(self)

    func zoomPanned(_ pan: UIPanGestureRecognizer) { followZoomPan(pan) }

    // MARK: View

    /// The view that contains the screens, behind the bar.
    let screens = ScreensView()
    var transition: NavigationTransition?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        screens.frame = view.bounds
        screens.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(screens)
        view.addSubview(navigationBar)
        if let toolbarIfMade { view.addSubview(toolbarIfMade) }
        navigationBar.isHidden = storedIsBarHidden
        edgePan.edges = effectiveLeadingEdge
        view.addGestureRecognizer(edgePan)
        showTopWithoutAnimation()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutBarAndScreens()
    }
}
