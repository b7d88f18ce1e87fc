import CoreGraphics
import Foundation

/// Manages one screen of an app. It loads its view when the app first needs it, and its methods are called when the
/// view comes and goes.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UITraitChangeObservable,
    UIStateRestoring
{
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a view from a XIB, whose file's owner it is. UIKit reads the file when the app first
    /// needs the view.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The file's name without `.xib`. nil stands for a file with the name of the class, among the
    ///     files of the class's target (see ``UIViewController/nibName``). Without such a file, the view isn't from a
    ///     XIB.
    ///   - nibBundleOrNil: nil for the main bundle, which includes the resources of the program's own target.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibSource = NibSource(name: nibNameOrNil, bundle: nibBundleOrNil)
        super.init()
    }

    /// Creates a controller from a storyboard. With any other coder, it has default properties: controllers can't be
    /// archived.
    public required init?(coder: NSCoder) {
        super.init()
        readControllerNib(coder)
    }

    open nonisolated func encode(with coder: NSCoder) {}

    /// The file from which the view comes, if the app doesn't make it in code.
    final var nibSource = NibSource()

    /// The name of the XIB: the one that was given at creation, or one that matches the class. For
    /// `PhotoViewController` that is `PhotoView`, and if there is none, `PhotoViewController`.
    ///
    /// - Behaviour: documented.
    open var nibName: String? { nibSource.file(for: self)?.name }

    /// The bundle with the XIB; nil for the main bundle.
    open var nibBundle: Bundle? { nibSource.bundle }

    /// The storyboard that created the controller, or nil.
    open var storyboard: UIStoryboard? { nibSource.scene?.storyboard }

    // MARK: Segues

    /// Performs the segue with an identifier, without calling ``shouldPerformSegue(withIdentifier:sender:)``. An
    /// identifier that the controller's scene doesn't have ends the program, as on iOS.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performKnownSegue(identifier, sender)
    }

    /// Returns whether a segue that a person started may go on. True by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue of this controller is performed. Configure the destination here.
    ///
    /// - Parameters:
    ///   - segue: The segue, with its destination.
    ///   - sender: The control, cell or gesture recogniser that started the segue, or what the app passed to
    ///     ``performSegue(withIdentifier:sender:)``.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns whether an unwind segue may end here. True by default. UIKit calls it only on controllers that have the
    /// action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    {
        true
    }

    /// Returns the contained controllers at which an unwind segue may end, in the order in which UIKit tries them. By
    /// default, all except the one that it comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let from = childContaining(source)
        return children.filter { $0 !== from }.reversed()
    }

    /// Returns the contained controller that an unwind segue comes from.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var inner: UIViewController? = source.source
        while let now = inner {
            if now.parent === self { return now }
            inner = now.parent ?? now.presentingViewController
        }
        return nil
    }

    /// Called for each container on the path to an unwind segue's destination, outermost first. Override it in your own
    /// container to show the given child. Navigation controllers pop to it, and tab bar controllers select it. Does
    /// nothing by default.
    ///
    /// - Parameters:
    ///   - unwindSegue: The segue that goes back.
    ///   - subsequentVC: The child that is, or contains, the destination.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: The view

    /// Has no effect, as on iOS since version 11: scroll views adjust their insets by `contentInsetAdjustmentBehavior`.
    @available(*, deprecated, message: "Use UIScrollView.contentInsetAdjustmentBehavior.")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { true }
        set {}
    }

    /// The controller's view. The first access calls ``loadView()``.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.owner = nil
            storedView = newValue
            storedView?.owner = self
            storedView?.updateHandedDown()
        }
    }
    private var storedView: UIView!

    /// The view, or nil if it isn't loaded yet.
    open var viewIfLoaded: UIView? { storedView }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Loads the view, unless it is loaded.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        MainThread.require("-[UIViewController view]")
        if let loading { failOnLoadingAgain(during: loading) }
        loading = "loadView()"
        loadView()
        if storedView == nil { failOnMissingView() }
        loading = "viewDidLoad()"
        viewDidLoad()
        loading = nil
        setNeedsUpdateContentUnavailableConfiguration()
        if UpdateViewConstraintsOverride.isWritten(in: type(of: self)) { storedView.setNeedsUpdateConstraints() }
    }
    /// The name of `loadView()` or `viewDidLoad()` while it runs; nil otherwise.
    private final var loading: StaticString?

    /// Sets ``UIViewController/view``: the one of the controller's scene in a storyboard or of its XIB, or else a plain
    /// view as large as the screen. Don't call it yourself.
    open func loadView() {
        if nibSource.loadView(of: self) { return }
        let plain = UIView(frame: UIScreen.main.bounds)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    /// Uses the view from the scene in a storyboard, or from the XIB.
    func take(_ view: UIView) { self.view = view }

    /// Reads what only this kind of controller has in its element of a storyboard.
    func readContained(_ nib: NibCoder) {}

    /// Adds the controllers to which relationship segues lead.
    func contain(_ controllers: [UIViewController]) {
        for controller in controllers { addChild(controller) }
    }

    /// Called after the view was loaded and before it shows. Most controllers set up their subviews here.
    open func viewDidLoad() {}

    // MARK: Appearance callbacks

    /// Called before the view enters the window.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called once between ``viewWillAppear(_:)`` and ``viewDidAppear(_:)``, just before the view's layout pass, when
    /// the view is in the window and has its traits, size and safe area.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called just before ``viewIsAppearing(_:)``, for work that mustn't depend on a subclass calling super.
    func prepareForIsAppearing() {}

    /// Called when the view is on the screen and the animation that brought it has ended.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears. Call super.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view disappeared. Call super.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The part that bars cover at the top of the screen. Replaced by `view.safeAreaLayoutGuide`.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
    open var topLayoutGuide: any UILayoutSupport { view.supportGuide(.aboveSafeArea) }

    /// The part that bars cover at the bottom of the screen. Replaced by `view.safeAreaLayoutGuide`.
    @available(
        *, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
    )
    open var bottomLayoutGuide: any UILayoutSupport { view.supportGuide(.belowSafeArea) }

    /// Changes constraints for what the screen shows now, like `UIView.updateConstraints()`. Call super last.
    open func updateViewConstraints() { view.updateConstraints() }

    // MARK: Unavailable content

    /// What covers the view in place of missing content, or nil.
    final var unavailableContent: UnavailableContent?

    /// The state that is passed to ``updateContentUnavailableConfiguration(using:)``. Override it to add states of your
    /// own.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }

    /// Override it to set ``contentUnavailableConfiguration`` while there is no content, and to set it to nil
    /// otherwise. Called before the view first shows, when traits have changed, and after
    /// ``setNeedsUpdateContentUnavailableConfiguration()``, once per frame. Does nothing by default.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Asks for a call of `updateContentUnavailableConfiguration(using:)` before the next frame. Call it when content
    /// has arrived, or is gone.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        guard let view = viewIfLoaded else { return }
        view.needsConfigurationUpdate = true
        view.setNeedsLayout()
    }

    final func updateConfigurationsOfView() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        placeUnavailableContent()
    }

    // MARK: Layout

    /// Called before the view lays out its subviews. Does nothing unless overridden.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out its subviews. Does nothing unless overridden.
    open func viewDidLayoutSubviews() {}

    /// Called before the view's size changes, for instance when a person turns the device.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
        presented?.viewWillTransition(to: size, with: coordinator)
    }

    /// Called before the traits change, for instance when a person turns the device.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
        presented?.willTransition(to: newCollection, with: coordinator)
    }

    /// The current transition of this controller or of one around it; nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningTransition ?? presented?.runningTransition ?? parent?.transitionCoordinator
    }

    /// Whether children appear and disappear together with this controller. True by default. If you return false, call
    /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of each child yourself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that its view begins to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells a child that the change that ``beginAppearanceTransition(_:animated:)`` began has ended.
    open func endAppearanceTransition() { endAppearance() }

    var appearance = Appearance.disappeared
    var isWaitingForIsAppearing = false

    // MARK: Focus

    /// The environments of this controller that should get the keyboard's focus, best first. Its view by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    open func setNeedsFocusUpdate() { requestOwnFocus() }

    open func updateFocusIfNeeded() { focusWindow?.carryOutFocusRequest() }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Containment

    /// The controller that contains this one, or nil.
    open internal(set) weak var parent: UIViewController?

    /// The controllers that this one contains.
    open internal(set) var children: [UIViewController] = []

    /// Whether the view appears because the controller was added to its parent.
    open var isMovingToParent: Bool { isMoving == .toParent }

    /// Whether the view disappears because the controller leaves its parent.
    open var isMovingFromParent: Bool { isMoving == .fromParent }

    /// Whether the view appears because this controller, or one around it, is being presented.
    open var isBeingPresented: Bool { isMoving == .presenting || parent?.isBeingPresented ?? false }

    /// Whether the view disappears because this controller, or one around it, is being dismissed.
    open var isBeingDismissed: Bool { isMoving == .dismissing || parent?.isBeingDismissed ?? false }

    /// Replaces one child's view with another's, with animations that the app provides.
    ///
    /// - Parameters:
    ///   - fromViewController: The child that is visible now.
    ///   - toViewController: The child to show. Add it to this controller first.
    ///   - duration: Seconds; 0 changes at once.
    ///   - options: The timing curve and, if any, the transition between the two views.
    ///   - animations: Changes to animate while both views are in the hierarchy.
    ///   - completion: Called at the end; its argument is false if the animation was cut off.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    /// Overrides traits of a child and of everything inside it. nil removes the overrides.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else { return }
        childViewController.changeOwnTraits { $0.setByParent = collection }
    }

    /// Returns the traits that override those of a child, or nil.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.ownTraitsIfMade?.setByParent : nil
    }

    /// The controller that this controller, or one around it, presents.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// The controller that presented this controller, or one around it.
    open var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }

    /// The object that presents this controller, or will present it.
    open var presentationController: UIPresentationController? { foundPresentationController }

    /// The object that presents this controller, or will present it, as a sheet; nil for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The object that presents this controller, or will present it, as a popover. It stays the same while a sheet
    /// replaces the popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The nearest tab bar controller around this controller.
    open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

    /// The tab that made this controller, or nil.
    open internal(set) weak var tab: UITab?

    /// The nearest navigation controller around this controller.
    open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }

    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Adds a child controller. Then add its view yourself, and call its ``didMove(toParent:)``.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Ends what ``addChild(_:)`` began. Before, call ``willMove(toParent:)`` with nil and remove the view.
    open func removeFromParent() { leaveParent() }

    /// Called before the controller enters a parent or leaves it (nil). Call it yourself before you remove a child.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller entered a parent or left it (nil). Call it yourself after you added a child.
    open func didMove(toParent parent: UIViewController?) {}

    var isMoving: Move?
    /// The controller's number as a ``BackStep``.
    final lazy var stepNumber = BackStep.nextNumber()
    /// Whether a transition begins and ends the appearance of the controller's view.
    var isInTransition = false
    /// The transition that this controller runs now.
    var runningTransition: TransitionCoordinator?

    // MARK: Presenting

    /// How the controller covers its presenting controller. `.automatic`, the default, is a sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The animation with which the controller appears when it covers the screen.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The transition with which this screen appears and disappears. Navigation controllers use it for screens that
    /// zoom. nil, the default, stands for the standard transition.
    open var preferredTransition: Transition?

    /// Whether a person can't dismiss the sheet by pulling it down. False by default.
    open var isModalInPresentation = false

    /// Whether controllers with the style `.currentContext` or `.overCurrentContext` cover only this one. False by
    /// default; true for a navigation controller.
    open var definesPresentationContext = false

    /// The size that the controller prefers inside another controller, in points.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
    }

    /// Presents another controller over this one.
    ///
    /// Only warns, as on iOS, if this controller presents one already, or its view is in no window. Presenting a
    /// controller that is presented already ends the program.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        MainThread.require("-[UIViewController presentViewController:animated:completion:]")
        presentModally(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents. If it presents none, dismisses this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        MainThread.require("-[UIViewController dismissViewControllerAnimated:completion:]")
        dismissModally(animated: flag, completion: completion)
    }

    /// The controller that this controller itself presents.
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var storedPresentationController: UIPresentationController? {
        get { keptPresentationController ?? runningPresentationController }
        set {
            keptPresentationController = newValue
            runningPresentationController = nil
        }
    }
    private var keptPresentationController: UIPresentationController?
    /// The object that shows this controller. It retains the controller, so this reference is weak.
    private weak var runningPresentationController: UIPresentationController?

    func keepPresentationController(_ isKept: Bool) {
        let known = storedPresentationController
        keptPresentationController = isKept ? known : nil
        runningPresentationController = isKept ? nil : known
    }

    // MARK: Navigation and editing

    /// The name of this screen, for bars and lists. Setting it also sets the titles of ``navigationItem`` and
    /// ``tabBarItem``, which an app can then set to something else.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    /// What a navigation bar shows while this controller is on top. Created at the first access.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let made = UINavigationItem(optionalTitle: title)
        storedNavigationItem = made
        return made
    }
    final var storedNavigationItem: UINavigationItem?

    /// What a tab bar shows for this controller. Created at the first access, with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let made = UITabBarItem(title: title, image: nil, selectedImage: nil)
            storedTabBarItem = made
            return made
        }
        set { storedTabBarItem = newValue }
    }
    private(set) var storedTabBarItem: UITabBarItem?

    /// Sets the scroll view that a bar at an edge follows. nil lets the bar find one.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for (index, one) in Self.barEdges.enumerated() where edge.contains(one) {
            contentScrollViews[index] = scrollView
        }
    }

    /// Returns the scroll view that the app set for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        Self.barEdges.firstIndex { edge.contains($0) }.flatMap { contentScrollViews[$0] }
    }

    private static let barEdges: [NSDirectionalRectEdge] = [.top, .bottom]
    private var contentScrollViews: [UIScrollView?] = [nil, nil]

    /// The items of a navigation controller's toolbar while this screen is on top; nil, the default, for none.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    private var storedToolbarItems: [UIBarButtonItem]?

    /// Sets ``toolbarItems``. With an animation, the old ones fade out before the new ones fade in.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        guard let navigation = parent as? UINavigationController, navigation.topViewController === self else { return }
        navigation.showToolbarItems(animated: animated)
    }

    /// Whether the bar at the bottom is hidden while this screen, or one pushed over it, is on top. False by default.
    open var hidesBottomBarWhenPushed = false

    /// The edges at which the view extends below translucent bars of a navigation or tab bar controller. All by
    /// default.
    ///
    /// It extends below opaque bars only if ``extendedLayoutIncludesOpaqueBars`` is true, too.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view also extends below opaque bars, whose `isTranslucent` is false. False by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() }
        }
    }

    /// Returns whether the view extends below a bar at an edge.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the bar is.
    ///   - opaqueBar: Whether an opaque bar shows there.
    final func extendsLayout(at edge: UIRectEdge, below opaqueBar: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (!opaqueBar || extendedLayoutIncludesOpaqueBars)
    }

    /// Whether a person is editing the screen. False by default.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedIsEditing = false

    /// Turns editing on or off. The title of ``editButtonItem`` follows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        storedEditButtonItem?.updateEditing(editing)
    }

    /// A bar button item with the title Edit or Done that turns editing on and off.
    open var editButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let made = UIBarButtonItem.editing(of: self)
        storedEditButtonItem = made
        return made
    }
    private var storedEditButtonItem: UIBarButtonItem?

    /// Shows a controller in the nearest container that can: a navigation controller pushes it. Without one, presents
    /// it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a controller as the second one beside this one, if a container can. Otherwise presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    // MARK: Margins and the safe area

    /// The insets that the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets.isFinite else {
                UIView.reportBadGeometry(of: self, "additionalSafeAreaInsets", "\(additionalSafeAreaInsets)")
                return additionalSafeAreaInsets = oldValue
            }
            additionalInsetsDidChange(from: oldValue + barInsets)
        }
    }

    /// The insets that the bars of a controller around this one cover.
    var barInsets = UIEdgeInsets.zero {
        didSet { additionalInsetsDidChange(from: additionalSafeAreaInsets + oldValue) }
    }

    /// Called when the view's safe area changed. Does nothing unless overridden.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called when the view's margins changed. Does nothing unless overridden.
    open func viewLayoutMarginsDidChange() {}

    /// The least margins of the view: 16 points on both sides, 20 where there is more room.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. True by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.tellMarginsDidChange() }
    }

    // MARK: Traits

    /// The traits of the controller's view.
    open var traitCollection: UITraitCollection { resolvedTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for this controller and everything inside it; `.unspecified`, the default, follows the
    /// environment.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownTraitsIfMade?.style ?? .unspecified }
        set { changeOwnTraits { $0.style = newValue } }
    }

    /// Traits that this controller sets for itself and everything inside it.
    open var traitOverrides: UITraitOverrides {
        get { ownTraitsIfMade?.overrides ?? UITraitOverrides() }
        set { changeOwnTraits { $0.overrides = newValue } }
    }

    var ownTraitsIfMade: OwnTraits?

    // MARK: Status bar and home indicator

    /// The colour of the status bar's text and symbols. `.default`, the default, follows light and dark.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is hidden. By default it is where there is little height, as on a phone on its side.
    ///
    /// - Behaviour: documented.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

    /// The child that decides about the status bar's style; nil, the default, stands for this controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides whether the status bar is hidden; nil, the default, stands for this controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Call it when the result of one of these four properties has changed. UIKit reads them again in the next frame.
    open func setNeedsStatusBarAppearanceUpdate() { setNeedsSurroundings() }

    /// Not read yet: screens change the status bar at once.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Whether the controller decides about the status bar although it covers less than the full screen. False by
    /// default.
    open var modalPresentationCapturesStatusBarAppearance = false {
        didSet { setNeedsSurroundings() }
    }

    /// Whether the home indicator may fade out while no finger is on the screen. False by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides about the home indicator; nil, the default, stands for this controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Call it when the result of one of these two properties has changed. UIKit reads them again in the next frame.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { setNeedsSurroundings() }

    // MARK: State restoration

    /// The name under which the controller is saved for the next launch. nil, the default, saves neither it nor what is
    /// inside it.
    ///
    /// - Behaviour: documented.
    open var restorationIdentifier: String?

    /// The class that creates or finds the controller in the next launch; if it is nil, the app delegate does. It must
    /// be a class that can be found by its name, so neither a private one nor one in a function.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    /// Writes what the controller needs to show the same again. Call super, which saves the presented controller.
    open func encodeRestorableState(with coder: NSCoder) { encodePresented(with: coder) }

    /// Reads what ``encodeRestorableState(with:)`` wrote. The view is loaded already. Call super.
    open func decodeRestorableState(with coder: NSCoder) { decodePresented(with: coder) }

    /// Called after all view controllers have read their state.
    open func applicationFinishedRestoringState() {}

    // MARK: Memory, rotation and responders

    /// Not called yet: the system never says that memory is short.
    open func didReceiveMemoryWarning() {}

    /// Not read yet: a page has the shape of its window.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    /// Not read yet: a page has the shape of its window.
    open var shouldAutorotate: Bool { true }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presenting }

    final override var ownView: UIView? { viewIfLoaded }

    final override var windowForKeys: UIWindow? { viewIfLoaded?.window }

    final override var showsItsActivity: Bool { appearance == .appeared }
}
