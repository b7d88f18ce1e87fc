import CoreGraphics
import Foundation

/// Manages one screenful: makes its view when it is first needed, and is told when it comes and goes.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UITraitChangeObservable,
    UIStateRestoring
{
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// With a view from a XIB, whose file's owner the controller is. It's read when the view is first needed.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The file's name without `.xib`. nil for a file with the name of the class among the files of the class's
    ///     target, if there is one (see ``UIViewController/nibName``).
    ///   - nibBundleOrNil: nil for the main bundle, which includes the resources of the program's own target.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibSource = NibSource(name: nibNameOrNil, bundle: nibBundleOrNil)
        super.init()
    }

    /// Creates a controller from a storyboard. With any other coder, it has default properties: controllers can't be archived.
    public required init?(coder: NSCoder) {
        super.init()
        readControllerNib(coder)
    }

    open nonisolated func encode(with coder: NSCoder) {}

    /// Where the view comes from, where it isn't made in code.
    final var nibSource = NibSource()

    /// The XIB that was named at first, or that was found by the class's name: for `PhotoViewController` that is `PhotoView`, and if there is
    /// none, `PhotoViewController`.
    ///
    /// - Behaviour: documented.
    open var nibName: String? { nibSource.file(for: self)?.name }

    /// Where the XIB is; nil for the main bundle.
    open var nibBundle: Bundle? { nibSource.bundle }

    /// The storyboard that created the controller; nil for all others.
    open var storyboard: UIStoryboard? { nibSource.scene?.storyboard }

    // MARK: Segues

    /// Goes the way with an identifier, whatever ``shouldPerformSegue(withIdentifier:sender:)`` says. An identifier that the
    /// controller's scene doesn't have ends the program, as on iOS.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performKnownSegue(identifier, sender)
    }

    /// Whether a segue that a person started goes on. True by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue of this controller is performed; give the destination what it shows here.
    ///
    /// - Parameters:
    ///   - segue: The segue, with its destination.
    ///   - sender: The control, cell or gesture recognizer that started the segue, or whatever the app passed to
    ///     ``performSegue(withIdentifier:sender:)``.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether an unwind segue may end here. True by default; asked only of controllers that have the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    {
        true
    }

    /// Which of the contained controllers an unwind segue may end at, in the order in which they're asked. By default all but the one that it
    /// comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let from = childContaining(source)
        return children.filter { $0 !== from }.reversed()
    }

    /// The contained controller that an unwind segue comes from.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var inner: UIViewController? = source.source
        while let now = inner {
            if now.parent === self { return now }
            inner = now.parent ?? now.presentingViewController
        }
        return nil
    }

    /// Called for each container on the path to an unwind segue's destination, outermost first. Override it in your own container to
    /// show the given child; navigation controllers pop to it, and tab bar controllers select it. Does nothing by default.
    ///
    /// - Parameters:
    ///   - unwindSegue: The segue that goes back.
    ///   - subsequentVC: The child that is, or contains, the destination.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: The view

    /// Changes nothing, as on iOS since version 11: scroll views adjust their insets by `contentInsetAdjustmentBehavior`.
    @available(*, deprecated, message: "Use UIScrollView.contentInsetAdjustmentBehavior.")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { true }
        set {}
    }

    /// Made by ``loadView()`` when it is first asked for.
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

    /// The view; nil if it isn't loaded yet.
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

    /// Sets ``UIViewController/view``: from the controller's scene in a storyboard, or its XIB, or a plain view as large as the screen. Do not call it.
    open func loadView() {
        if nibSource.loadView(of: self) { return }
        let plain = UIView(frame: UIScreen.main.bounds)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    /// Takes the view of the scene in a storyboard, or of the XIB.
    func take(_ view: UIView) { self.view = view }

    /// What the controller's element holds besides what all have.
    func readContained(_ nib: NibCoder) {}

    /// Takes the controllers to which relationship segues lead.
    func contain(_ controllers: [UIViewController]) {
        for controller in controllers { addChild(controller) }
    }

    /// The view was made, and nothing has been shown yet: where most controllers set up their subviews.
    open func viewDidLoad() {}

    // MARK: Coming and going

    /// Called before the view is in the window.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called once on the way between ``viewWillAppear(_:)`` and ``viewDidAppear(_:)``, when the view is in the window
    /// with its traits, its size and its safe area, just before its layout.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Just before ``viewIsAppearing(_:)``, for what must not wait for a subclass to call super.
    func prepareForIsAppearing() {}

    /// Called when the view is seen and no animation brings it in any more.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view goes. Call super.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view went. Call super.
    open func viewDidDisappear(_ animated: Bool) {}

    /// What bars cover at the top of the screen. `view.safeAreaLayoutGuide` is its successor.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
    open var topLayoutGuide: any UILayoutSupport { view.supportGuide(.aboveSafeArea) }

    /// What bars cover at the bottom of the screen. `view.safeAreaLayoutGuide` is its successor.
    @available(
        *, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
    )
    open var bottomLayoutGuide: any UILayoutSupport { view.supportGuide(.belowSafeArea) }

    /// Changes constraints for what the screen shows now, as `UIView.updateConstraints()` does. Call super last.
    open func updateViewConstraints() { view.updateConstraints() }

    // MARK: In the place of content

    /// What stands in for content that is not there; nil where nothing does.
    final var unavailableContent: UnavailableContent?

    /// What that may depend on. Override it to add states of your own.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }

    /// Override it to set ``contentUnavailableConfiguration``: a configuration while there is no content, and nil otherwise. Called before the
    /// view is first seen, when traits have changed, and after ``setNeedsUpdateContentUnavailableConfiguration()``, once a frame. By
    /// default it does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Asks for `updateContentUnavailableConfiguration(using:)` before the next frame. Call it when there may be content, or none any
    /// more.
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

    /// The view is about to get another size, as when the device is turned.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
        presented?.viewWillTransition(to: size, with: coordinator)
    }

    /// The traits are about to change, as when the device is turned.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
        presented?.willTransition(to: newCollection, with: coordinator)
    }

    /// The transition that this controller, or one around it, takes part in now.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningTransition ?? presented?.runningTransition ?? parent?.transitionCoordinator
    }

    /// Whether children are told when this controller's view comes and goes. True by default; a controller that says no
    /// calls ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of each child itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Says to a child that its view begins to come or go.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Says to a child that what ``beginAppearanceTransition(_:animated:)`` began is over.
    open func endAppearanceTransition() { endAppearance() }

    var appearance = Appearance.disappeared
    var isWaitingForIsAppearing = false

    // MARK: Focus

    /// What of this controller should get the keyboard's focus, best first, when it is asked for. Its view by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    open func setNeedsFocusUpdate() { requestOwnFocus() }

    open func updateFocusIfNeeded() { focusWindow?.carryOutFocusRequest() }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Containment

    /// The controller that this one is a child of.
    open internal(set) weak var parent: UIViewController?

    /// The controllers inside this one.
    open internal(set) var children: [UIViewController] = []

    /// Whether the view appears because the controller was just added to its parent.
    open var isMovingToParent: Bool { isMoving == .toParent }

    /// Whether the view disappears because the controller leaves its parent.
    open var isMovingFromParent: Bool { isMoving == .fromParent }

    /// Whether the view appears because the controller, or one around it, is being presented.
    open var isBeingPresented: Bool { isMoving == .presenting || parent?.isBeingPresented ?? false }

    /// Whether the view disappears because the controller, or one around it, is being dismissed.
    open var isBeingDismissed: Bool { isMoving == .dismissing || parent?.isBeingDismissed ?? false }

    /// Replaces the view of one child by that of another, with the caller's animations.
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

    /// Overrides traits of a child and of everything in it. nil removes the overrides.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else { return }
        childViewController.changeOwnTraits { $0.setByParent = collection }
    }

    /// The traits that were set for a child; nil for none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.ownTraitsIfMade?.setByParent : nil
    }

    /// What this controller presents, or one around it.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// Who presented this controller, or one around it.
    open var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }

    /// What presents this controller, or will once it is presented.
    open var presentationController: UIPresentationController? { foundPresentationController }

    /// What presents this controller, or will, when it is a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// What presents this controller, or will, when it is a popover; also while a sheet is in the popover's place.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The tab bar controller that this controller, or one around it, is a screen of.
    open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

    /// The tab that made this controller; nil for all others.
    open internal(set) weak var tab: UITab?

    /// The navigation controller that this controller, or one around it, is a screen of.
    open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }

    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Makes `childController` part of this one. Add its view yourself and then call its ``didMove(toParent:)``.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Ends what ``addChild(_:)`` began. Call ``willMove(toParent:)`` with nil and take the view out before.
    open func removeFromParent() { leaveParent() }

    /// Called before the controller gets a parent, or none. Call it yourself before you remove a child.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller got a parent, or none. Call it yourself after you added a child.
    open func didMove(toParent parent: UIViewController?) {}

    var isMoving: Move?
    /// While true, whoever makes the transition says when the view comes and goes.
    var isInTransition = false
    /// The transition that this controller carries out now.
    var runningTransition: TransitionCoordinator?

    // MARK: Presenting

    /// How the controller covers what presents it. `.automatic`, the default, is a sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// How it comes when it fills the screen.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// How the screen comes and goes, where that is not said elsewhere: a navigation controller zooms a screen that asks for it.
    /// nil, the default, is as usual there.
    open var preferredTransition: Transition?

    /// Whether a person cannot pull the sheet away. False by default.
    open var isModalInPresentation = false

    /// Whether controllers with the style `.currentContext` and `.overCurrentContext` cover this one only.
    open var definesPresentationContext = false

    /// The size that the controller would like to have inside another one, in points.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
    }

    /// Shows another controller over this one.
    ///
    /// While something is presented already, or while this controller's view is in no window, nothing happens but a
    /// warning, as on iOS. A controller that is presented already cannot be presented again: that ends the program.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        MainThread.require("-[UIViewController presentViewController:animated:completion:]")
        presentModally(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents, or, when it presents nothing, this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        MainThread.require("-[UIViewController dismissViewControllerAnimated:completion:]")
        dismissModally(animated: flag, completion: completion)
    }

    /// What this controller itself presents.
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
    /// The one that shows this controller, which it keeps.
    private weak var runningPresentationController: UIPresentationController?

    func keepPresentationController(_ isKept: Bool) {
        let known = storedPresentationController
        keptPresentationController = isKept ? known : nil
        runningPresentationController = isKept ? nil : known
    }

    // MARK: Navigation and editing

    /// What a bar or a list calls this screen.
    open var title: String? {
        didSet { storedNavigationItem?.title = title }
    }

    /// What a navigation bar shows while this is the topmost controller. Made when it is first asked for.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let made = UINavigationItem(optionalTitle: title)
        storedNavigationItem = made
        return made
    }
    final var storedNavigationItem: UINavigationItem?

    /// What a tab bar shows for this controller. Made when it is first asked for, with the controller's title.
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

    /// Sets the scroll view that a bar at one of these edges goes along with; nil leaves it to the bar to find one.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for (index, one) in Self.barEdges.enumerated() where edge.contains(one) {
            contentScrollViews[index] = scrollView
        }
    }

    /// The scroll view that was set for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        Self.barEdges.firstIndex { edge.contains($0) }.flatMap { contentScrollViews[$0] }
    }

    private static let barEdges: [NSDirectionalRectEdge] = [.top, .bottom]
    private var contentScrollViews: [UIScrollView?] = [nil, nil]

    /// Shown by a navigation controller in its toolbar while this screen is on top; nil, the default, for none.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    private var storedToolbarItems: [UIBarButtonItem]?

    /// Sets ``toolbarItems``; animated, the old ones fade away before the new ones appear.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        guard let navigation = parent as? UINavigationController, navigation.topViewController === self else { return }
        navigation.showToolbarItems(animated: animated)
    }

    /// Whether the bar at the bottom is away while this screen, or one pushed over it, is on top. False by default.
    open var hidesBottomBarWhenPushed = false

    /// The edges at which the view extends below translucent bars of a navigation or tab bar controller. All by default.
    ///
    /// It extends below opaque bars only if ``extendedLayoutIncludesOpaqueBars`` is true, too.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view goes on below opaque bars, too, those whose `isTranslucent` is false. False by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() }
        }
    }

    /// Whether the view goes on below what is at an edge.
    ///
    /// - Parameter opaqueBar: Whether an opaque bar is shown there.
    final func extendsLayout(at edge: UIRectEdge, below opaqueBar: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (!opaqueBar || extendedLayoutIncludesOpaqueBars)
    }

    /// Whether the screen is being edited. False by default.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedIsEditing = false

    /// Turns editing on or off; ``editButtonItem`` follows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        storedEditButtonItem?.updateEditing(editing)
    }

    /// A bar button that says Edit or Done and turns editing on and off.
    open var editButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let made = UIBarButtonItem.editing(of: self)
        storedEditButtonItem = made
        return made
    }
    private var storedEditButtonItem: UIBarButtonItem?

    /// Shows a controller in the way of the nearest one around that knows one: a navigation controller pushes it; without
    /// any it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a controller as the second one beside this one, where something around can; without any it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    // MARK: Margins and the safe area

    /// What the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets.isFinite else {
                UIView.reportBadGeometry(of: self, "additionalSafeAreaInsets", "\(additionalSafeAreaInsets)")
                return additionalSafeAreaInsets = oldValue
            }
            additionalInsetsDidChange(from: oldValue + barInsets)
        }
    }

    /// What a controller around this one covers with its bars.
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

    /// Light or dark for this controller and all inside it; `.unspecified`, the default, is as around it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownTraitsIfMade?.style ?? .unspecified }
        set { changeOwnTraits { $0.style = newValue } }
    }

    /// Traits that this controller sets for itself and all inside it.
    open var traitOverrides: UITraitOverrides {
        get { ownTraitsIfMade?.overrides ?? UITraitOverrides() }
        set { changeOwnTraits { $0.overrides = newValue } }
    }

    var ownTraitsIfMade: OwnTraits?

    // MARK: Around the app

    /// The colour of the clock and the signs at the top. `.default`, the default, goes by light and dark.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the clock and the signs at the top go away. By default they do where there is little height, as on a phone on its
    /// side.
    ///
    /// - Behaviour: documented.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

    /// The child that decides about the status bar's style; nil, the default, is this controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides whether the status bar is hidden; nil, the default, is this controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Says that one of these four answers otherwise now: they are asked in the next frame.
    open func setNeedsStatusBarAppearanceUpdate() { setNeedsSurroundings() }

    /// Not called yet: screens change the status bar at once.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Whether the controller, presented over less than the full screen, decides about the status bar. False by default.
    open var modalPresentationCapturesStatusBarAppearance = false {
        didSet { setNeedsSurroundings() }
    }

    /// Whether the home indicator may fade out while no finger is on the screen. False by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides about the line at the bottom; nil, the default, is this controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Says that one of these two answers otherwise now: they are asked in the next frame.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { setNeedsSurroundings() }

    // MARK: Coming back

    /// By which the controller is known again in the next launch; nil, the default, keeps neither it nor what is inside it.
    ///
    /// - Behaviour: documented.
    open var restorationIdentifier: String?

    /// The class that makes the controller again, or finds it; without one the app delegate is asked. It has to be one that can be
    /// found by its name, so not a private one or one inside of a function.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    /// Writes what is needed to show the same again. Call super, which keeps what the controller presents.
    open func encodeRestorableState(with coder: NSCoder) { encodePresented(with: coder) }

    /// Reads what ``encodeRestorableState(with:)`` wrote. The view is loaded by then. Call super.
    open func decodeRestorableState(with coder: NSCoder) { decodePresented(with: coder) }

    /// All view controllers have read their state.
    open func applicationFinishedRestoringState() {}

    // MARK: Everything else

    /// Not called yet: the system never says that memory is short.
    open func didReceiveMemoryWarning() {}

    /// Not called yet: a page has the shape of its window.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    /// Not called yet: a page has the shape of its window.
    open var shouldAutorotate: Bool { true }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presenting }

    final override var ownView: UIView? { viewIfLoaded }

    final override var windowForKeys: UIWindow? { viewIfLoaded?.window }

    final override var showsItsActivity: Bool { appearance == .appeared }
}
