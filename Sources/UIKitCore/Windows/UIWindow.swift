import CoreGraphics
import Foundation
import QuartzCore

/// The outermost view, through which events reach the others.
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

    /// The screen that shows the window.
    @exclusivity(unchecked) open var screen: UIScreen = .main {
        didSet { updateHandedDown() }
    }

    /// The scene that contains the window. There is only one, so setting it does nothing.
    open var windowScene: UIWindowScene? {
        get { UIApplication.shared.connectedScenes.first as? UIWindowScene }
        set {}
    }

    /// The level of the window. `.normal` by default. On the same level, the window that was shown last is in front.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue, !isHidden { screen.levelChanged(of: self) } }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerDidChange(from: oldValue) }
    }

    /// What the root controller wants around the app; nil without one.
    var wishesAround: WishesAround? { rootViewController?.wishesAround }

    /// The numbers of the screens on a person's way to the one in front, which goes back through them.
    var backSteps: [Int] { rootViewController?.backSteps().map(\.number) ?? [] }

    /// Goes back to a screen on the person's way. Returns whether it did.
    func goBack(to step: Int) -> Bool { rootViewController?.goBack(to: step) ?? false }

    /// The container of what is presented in front, which gets a key if a responder behind it would get it otherwise;
    /// nil if nothing is presented, or if the key is for what is behind.
    func presentation(for key: UIKey) -> UIView? {
        guard let front = rootViewController?.frontPresentation else { return nil }
        return key.isEscape || !front.letsTouchesThrough ? front.containerView : nil
    }

    /// The view of the innermost visible controller, which gets keys if there is no first responder.
    var viewShownByRoot: UIView? { rootViewController?.innermostShown.view }

    /// The responder that gets keys first, while no view has the keyboard's focus.
    var firstResponder: UIResponder?

    /// The stored value of ``focusedView``, which may have left the window.
    weak var viewWithFocus: UIView?

    /// The environment that the app wants to have the focus in the next frame.
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

    /// The application's key window, which gets keys.
    static var key: UIWindow? {
        get { UIApplication.shared.keyWindow }
        set { UIApplication.shared.keyWindow = newValue }
    }

    /// Whether the window is hidden. True at its creation; setting it to false puts the window on its screen.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            updateHandedDown()
            if isHidden { presence = nil } else { becomeVisible() }
        }
    }
    /// The window's presence on its screen while it is visible.
    private var presence: WindowPresence?

    private func becomeVisible() {
        presence = WindowPresence(of: self, on: screen)
        needsSafeAreaPass = true
        installRootView()
    }

    /// Delivers touches to gesture recognisers and views.
    open func sendEvent(_ event: UIEvent) {
        screen.router.deliver(event, in: self)
    }

    /// Handles keys that no responder handled.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.scrollsToTop == true }), let scroller = scrollerForTop {
            scroller.scrollToTop()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    open override var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }

    /// Views in a hidden window always look up their safe area, because the screen doesn't tell hidden windows when its
    /// own changes.
    override var setHere: HandedDown {
        isHidden || screen.safeAreaInsets != .zero ? setByViewAndOwner.union(.safeArea) : setByViewAndOwner
    }

    /// The limit for rounds in one frame in which layout moves views below bars and out again.
    private static let maximumSafeAreaPasses = 10

    /// Whether views must hear of new safe areas before the next layout pass.
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
    /// - Returns: The changes to make along with it.
    func announceSize(_ size: CGSize, _ traits: UITraitCollection) -> (any SizeChange)? {
        rootViewController?.announce(
            traits: traits.isEqual(screen.traitCollection) ? nil : traits, size: size == bounds.size ? nil : size,
            in: self)
    }

    func screenDidResize(with change: (any SizeChange)?) {
        frame = screen.bounds
        needsSafeAreaPass = true
        setNeedsLayout()
        // Animations alongside find their views at their final places, so they can scroll to what was visible before.
        if let change {
            if change.hasCompany { layoutIfNeeded() }
            change.runAlongside()
            change.finish()
        }
        setNeedsLayout()
    }

    /// Does nothing: a root view that the app resizes keeps its new size until the window itself is resized (R129).
    override func subviewSizeDidChange() {}

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

    /// Adds the root controller's view. It enters a window only when that becomes visible, because it appears then.
    private func installRootView() {
        guard let controller = rootViewController, controller.view.superview !== self else { return }
        controller.view.frame = bounds
        insertSubview(controller.view, at: 0)
        holdByConstraints(controller.view)
    }

    /// A root view that doesn't translate its mask would have no size for the constraints inside it.
    private func holdByConstraints(_ view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        guard !constraints.contains(where: { $0.firstItem === view && $0.secondItem === self }) else { return }
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: leftAnchor), view.rightAnchor.constraint(equalTo: rightAnchor),
            view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
