import Foundation

/// An object that handles touches and keys, or passes them on to the next responder in the chain.
@preconcurrency @MainActor open class UIResponder: NSObject, UIUserActivityRestoring, NibAwakening {
    public override init() {
        super.init()
    }

    deinit { AssociatedObjects.forget(ObjectIdentifier(self)) }

    /// Called when the object was created from a XIB or storyboard. All objects of the file exist and are connected,
    /// and runtime attributes are set. Overrides call super.
    ///
    /// - Behaviour: documented, R752.
    open func awakeFromNib() {}

    /// Never called: only Xcode's Interface Builder calls it.
    open func prepareForInterfaceBuilder() {}

    /// The next responder, which gets what this one doesn't handle: a view's controller or superview, and so on up to
    /// the application.
    open var next: UIResponder? { nil }

    /// Whether this responder can become the first responder. False unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder can stop being the first responder. True unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether this is the first responder, which gets keys first.
    open var isFirstResponder: Bool { windowForKeys?.firstResponder === self }

    /// Makes this the first responder. Returns whether it is.
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

    /// Makes this stop being the first responder. Returns whether it stopped.
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

    /// Called when fingers touched the view. Calls the same method of ``UIResponder/next`` unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesBegan(touches, with: event) }
    }

    /// Called when fingers moved. Calls the same method of ``UIResponder/next`` unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesMoved(touches, with: event) }
    }

    /// Called when fingers lifted. Calls the same method of ``UIResponder/next`` unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesEnded(touches, with: event) }
    }

    /// Called when the system cancelled touches. Calls the same method of ``UIResponder/next`` unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesCancelled(touches, with: event) }
    }

    /// Called when keys went down. Calls the same method of ``UIResponder/next`` unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesBegan(presses, with: event) }
    }

    /// Called when keys came up. Calls the same method of ``UIResponder/next`` unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesEnded(presses, with: event) }
    }

    /// Called when a property that the responder observes by its name has another value. Override it to handle the
    /// change.
    ///
    /// - Behaviour: documented; see ``UIView/addObserver(_:forKeyPath:options:context:)``.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Not built yet

    // These are in the class because apps override them.

    @available(
        *, unavailable, message: "Not built yet: entering text. No keyboard comes up: put the view on the screen."
    )
    open var inputView: UIView? { nil }

    @available(*, unavailable, message: "Not built yet: entering text. Put the view at the bottom of the screen.")
    open var inputAccessoryView: UIView? { nil }

    @available(*, unavailable, message: "Not built yet: entering text. No keyboard comes up.")
    open func reloadInputViews() {}

    @available(
        *, unavailable,
        message: "Foundation on Linux has no undo. Keep the earlier values, and a button that sets them."
    )
    open var undoManager: UndoManager? { nil }

    @available(*, unavailable, message: "Not built yet: menus of commands. Offer the actions as buttons.")
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    @available(*, unavailable, message: "Not built yet: menus of commands. Follow next to find the responder.")
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }

    @available(*, unavailable, message: "Not built yet: the pasteboard.")
    open func copy(_ sender: Any?) {}

    @available(*, unavailable, message: "Not built yet: the pasteboard.")
    open func cut(_ sender: Any?) {}

    @available(*, unavailable, message: "Not built yet: the pasteboard.")
    open func paste(_ sender: Any?) {}

    // MARK: User activity

    /// The activity that a person does with this responder. Several responders can have the same one.
    ///
    /// When a view controller with an activity has appeared, that becomes the current activity, until the controller
    /// has disappeared.
    ///
    /// - Behaviour: documented; when it becomes the current one is our choice (Decisions/0064).
    @exclusivity(unchecked) open var userActivity: NSUserActivity? {
        didSet { if userActivity !== oldValue { userActivityDidChange(from: oldValue) } }
    }

    /// Writes the responder's state into its activity before the activity is saved. Call super.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Restores the state that the activity describes.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    private func userActivityDidChange(from old: NSUserActivity?) {
        old?.remove(self)
        userActivity?.add(self)
        if showsItsActivity { userActivity?.becomeCurrent() }
    }

    /// Passes a call on to the next responder. A chain that leads back to itself ends with a message instead of a stack
    /// overflow.
    private func passOn(_ call: (UIResponder) -> Void) {
        Nesting.responders += 1
        defer { Nesting.responders -= 1 }
        if Nesting.responders > Nesting.most { failOnEndlessChain() }
        if let next { call(next) }
    }

    /// Returns the first result of `body` that isn't nil, along the chain.
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

    /// The responder itself if it is a view, or the view of a controller if that is loaded.
    var ownView: UIView? { nil }

    /// The window from which this responder can get keys: that of a view or of a controller's view, or else that of the
    /// next responder.
    var windowForKeys: UIWindow? {
        Nesting.responders += 1
        defer { Nesting.responders -= 1 }
        if Nesting.responders > Nesting.most { failOnEndlessChain() }
        return next?.windowForKeys
    }

    /// Whether a person sees what the activity is about.
    var showsItsActivity: Bool { false }

    /// Whether the code that sets an activity also fills it and ends it, as a scene's does.
    var isFilledByApp: Bool { false }
}
