import CoreGraphics
import Foundation
import QuartzCore

/// The view that all others are in, and through which events reach them.
@preconcurrency @MainActor open class UIWindow: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        drawsNothing(ifOfClass: UIWindow.self)
        windowStorage = self
        isHidden = true
        updateHandedDown()
        backgroundColor = nil
        addGestureRecognizer(TopTapGestureRecognizer())
    }

    /// The screen the window is on.
    @exclusivity(unchecked) open var screen: UIScreen = .main {
        didSet { updateHandedDown() }
    }

    /// The scene that the window is in. There is one, so setting it changes nothing.
    open var windowScene: UIWindowScene? {
        get { UIApplication.shared.connectedScenes.first as? UIWindowScene }
        set {}
    }

    /// How far in front the window is. `.normal` by default. Of windows on the same level, the one that was shown last is in front.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue, !isHidden { screen.levelChanged(of: self) } }
    }

    /// Whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerDidChange(from: oldValue) }
    }

    /// What the root controller wants around the app; nil without one.
    var wishesAround: WishesAround? { rootViewController?.wishesAround }

    /// The view of the controller whose screen is seen: keys go there when no view is first responder.
    var viewShownByRoot: UIView? { rootViewController?.innermostShown.view }

    /// The responder that keys go to first, while nothing has the keyboard's focus.
    var firstResponder: UIResponder?

    /// Behind ``focusedView``; may have left the window meanwhile.
    weak var viewWithFocus: UIView?

    /// Where the program wants the focus with the next frame.
    weak var requestedFocus: (any UIFocusEnvironment)?

    override func keyboardFocusMoved(to view: UIView?) { moveFocus(to: view, isAsked: false) }

    func tellSubviewsOfFocus(_ view: UIView?) { super.keyboardFocusMoved(to: view) }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { rootViewController.map { [$0] } ?? [] }

    /// Shows the window and makes it the one that gets keys.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    open func makeKey() {
        UIWindow.key = self
    }

    open var isKeyWindow: Bool { UIWindow.key === self }

    /// The window that keys go to, as the application has it.
    static var key: UIWindow? {
        get { UIApplication.shared.keyWindow }
        set { UIApplication.shared.keyWindow = newValue }
    }

    /// A window is hidden when made; showing it puts it on its screen.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            updateHandedDown()
            if isHidden { presence = nil } else { becomeVisible() }
        }
    }
    /// While the window is shown.
    private var presence: WindowPresence?

    private func becomeVisible() {
        presence = WindowPresence(of: self, on: screen)
        needsSafeAreaPass = true
        installRootView()
    }

    /// Gives touches to gesture recognisers and views.
    open func sendEvent(_ event: UIEvent) {
        screen.router.deliver(event, in: self)
    }

    /// Keys that no responder handled.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.scrollsToTop == true }), let scroller = scrollerForTop {
            scroller.scrollToTop()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    open override var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }

    /// Views in a hidden window always look for a safe area, because the screen does not tell hidden windows when its own changes.
    override var setHere: HandedDown {
        isHidden || screen.safeAreaInsets != .zero ? setByViewAndOwner.union(.safeArea) : setByViewAndOwner
    }

    /// How often layout may move views under bars and out again in one frame.
    private static let maximumSafeAreaPasses = 10

    /// Whether views have to be told of new safe areas before the next layout.
    var needsSafeAreaPass = false

    open override func layoutIfNeeded() {
        Nesting.insetChanges += 1
        defer { Nesting.insetChanges -= 1 }
        if Nesting.insetChanges > Nesting.mostByHand { failOnEndlessInsets() }
        for _ in 0..<Self.maximumSafeAreaPasses {
            if needsSafeAreaPass {
                needsSafeAreaPass = false
                tellSafeAreaChanges()
            }
            super.layoutIfNeeded()
            if requestedFocus != nil { carryOutFocusRequest() }
            if !needsSafeAreaPass { return }
        }
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Tells the controllers which traits and size they are about to get. Nothing has changed yet.
    ///
    /// - Returns: What they want to happen along with the change.
    func announceSize(_ size: CGSize, _ traits: UITraitCollection) -> (any SizeChange)? {
        rootViewController?.announce(
            traits: traits.isEqual(screen.traitCollection) ? nil : traits, size: size == bounds.size ? nil : size,
            in: self)
    }

    func screenDidResize(with change: (any SizeChange)?) {
        frame = screen.bounds
        needsSafeAreaPass = true
        setNeedsLayout()
        // What runs alongside finds its views where they will be, so that it can scroll to what was in view before.
        if let change {
            if change.hasCompany { layoutIfNeeded() }
            change.runAlongside()
            change.finish()
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isHidden, let view = rootViewController?.view else { return }
        view.frame = bounds
        if view.superview === self { holdByConstraints(view) }
    }

    private func rootViewControllerDidChange(from old: UIViewController?) {
        guard old !== rootViewController else { return }
        Nesting.rootChanges += 1
        defer { Nesting.rootChanges -= 1 }
        if Nesting.rootChanges > Nesting.mostByHand { failOnEndlessRoots(rootViewController) }
        screen.setNeedsSurroundings()
        old?.takeAwayWhatIsPresented()
        old?.viewIfLoaded?.removeFromSuperview()
        if !isHidden { installRootView() }
    }

    /// The root controller's view enters a window when that is shown, as it appears then.
    private func installRootView() {
        guard let controller = rootViewController, controller.view.superview !== self else { return }
        controller.view.frame = bounds
        insertSubview(controller.view, at: 0)
        holdByConstraints(controller.view)
    }

    /// A root view whose mask isn't translated would have no size for the constraints inside it.
    private func holdByConstraints(_ view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        guard !constraints.contains(where: { $0.firstItem === view && $0.secondItem === self }) else { return }
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: leftAnchor), view.rightAnchor.constraint(equalTo: rightAnchor),
            view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
