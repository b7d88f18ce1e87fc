import Foundation

/// Something that can answer to touches and keys, or pass them on to the next in the chain.
@preconcurrency @MainActor open class UIResponder: NSObject, UIUserActivityRestoring, NibAwakening {
    public override init() {
        super.init()
    }

    deinit { AssociatedObjects.forget(ObjectIdentifier(self)) }

    /// Called when the object was created from a XIB or storyboard: everything in the file exists and is connected, and runtime
    /// attributes are set. Overrides call super.
    ///
    /// - Behaviour: documented, R752.
    open func awakeFromNib() {}

    /// Never called: only Xcode's Interface Builder does.
    open func prepareForInterfaceBuilder() {}

    /// Who is asked next when this one does not answer: a view's controller or superview, up to the application.
    open var next: UIResponder? { nil }

    /// Whether keys may go to this responder first. False unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder gives up being first. True unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys go to this responder first.
    open var isFirstResponder: Bool { windowForKeys?.firstResponder === self }

    /// Makes this the responder that keys go to first. Returns whether it is.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, let window = windowForKeys else { return false }
        Nesting.firstResponders += 1
        defer { Nesting.firstResponders -= 1 }
        if Nesting.firstResponders > Nesting.mostByHand { failOnEndlessFirstResponder() }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Gives up being first responder. Returns whether it isn't any more.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        windowForKeys?.firstResponder = nil
        return true
    }

    @available(
        *, unavailable, message: "Not built yet: key commands. Override pressesBegan(_:with:) and compare key.keyCode."
    )
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called when fingers touch the view. Passes on to ``UIResponder/next`` unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesBegan(touches, with: event) }
    }

    /// Called when fingers move. Passes on to ``UIResponder/next`` unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesMoved(touches, with: event) }
    }

    /// Called when fingers lift. Passes on to ``UIResponder/next`` unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesEnded(touches, with: event) }
    }

    /// Called when touches are taken away. Passes on to ``UIResponder/next`` unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesCancelled(touches, with: event) }
    }

    /// Called when keys go down. Passes on to ``next`` unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesBegan(presses, with: event) }
    }

    /// Called when keys come up. Passes on to ``next`` unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesEnded(presses, with: event) }
    }

    /// Called when a property that the responder observes by its name has another value. Override it.
    ///
    /// - Behaviour: documented; see ``UIView/addObserver(_:forKeyPath:options:context:)``.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Not built yet

    // In the class, because apps override them.

    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard comes up: put the view on the screen."
    )
    open var inputView: UIView? { nil }

    @available(*, unavailable, message: "Not built yet: entering text. Put the view at the bottom of the screen.")
    open var inputAccessoryView: UIView? { nil }

    @available(*, unavailable, message: "Not built yet: entering text. No keyboard comes up.")
    open func reloadInputViews() {}

    @available(*, unavailable, message: "Not built yet: menus of commands. Offer the actions as buttons.")
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    @available(*, unavailable, message: "Not built yet: menus of commands. Look for the responder along next.")
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }

    @available(*, unavailable, message: "Not built yet: the pasteboard.")
    open func copy(_ sender: Any?) {}

    @available(*, unavailable, message: "Not built yet: the pasteboard.")
    open func cut(_ sender: Any?) {}

    @available(*, unavailable, message: "Not built yet: the pasteboard.")
    open func paste(_ sender: Any?) {}

    // MARK: What a person is doing

    /// What is being done with this responder. Several responders may have the same activity.
    ///
    /// When a view controller that has one has appeared, it becomes the current one, until the controller has disappeared.
    ///
    /// - Behaviour: documented; when it becomes the current one is our choice (Decisions/0064).
    @exclusivity(unchecked) open var userActivity: NSUserActivity? {
        didSet { if userActivity !== oldValue { userActivityDidChange(from: oldValue) } }
    }

    /// Writes what this responder knows into the activity that it has, before that is kept. Call super.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Shows again what the activity was about.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    private func userActivityDidChange(from old: NSUserActivity?) {
        old?.remove(self)
        userActivity?.add(self)
        if showsItsActivity { userActivity?.becomeCurrent() }
    }

    /// A chain that goes round ends with words before the stack does.
    private func passOn(_ call: (UIResponder) -> Void) {
        Nesting.responders += 1
        defer { Nesting.responders -= 1 }
        if Nesting.responders > Nesting.most { failOnEndlessChain() }
        if let next { call(next) }
    }

    /// Goes along the chain until `body` answers something.
    func firstInChain<Found>(_ body: (UIResponder) -> Found?) -> Found? {
        let outer = Nesting.responders
        defer { Nesting.responders = outer }
        var responder: UIResponder? = self
        while let current = responder {
            if let found = body(current) { return found }
            Nesting.responders += 1
            if Nesting.responders > Nesting.most { current.failOnEndlessChain() }
            responder = current.next
        }
        return nil
    }

    // MARK: For subclasses of this module

    /// The view that it is, or whose controller it is, if that is loaded.
    var ownView: UIView? { nil }

    /// The window whose keys this responder could get: the one that a view has, or a controller's view, here or next in the
    /// chain.
    var windowForKeys: UIWindow? {
        Nesting.responders += 1
        defer { Nesting.responders -= 1 }
        if Nesting.responders > Nesting.most { failOnEndlessChain() }
        return next?.windowForKeys
    }

    /// Whether a person sees what its activity is about now.
    var showsItsActivity: Bool { false }

    /// Whether code that gives it an activity fills that itself, and says when it is done: so for a scene.
    var isFilledByApp: Bool { false }
}
