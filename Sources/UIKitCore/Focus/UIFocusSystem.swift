import Foundation

/// Knows which item of a window has the keyboard's focus, and moves it.
///
/// The Tab key brings the focus. Arrow keys then move it inside a collection view (Documentation/SelectionAndFocus.md).
/// The focus is the window's: two systems for views of one window are equal.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    // Set once, at its creation; any thread can read a weak reference.
    private nonisolated(unsafe) weak var window: UIWindow?

    private init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    /// Creates a system for the window of `environment`. Returns nil if that is in no window.
    public convenience init?(for environment: any UIFocusEnvironment) {
        guard let window = environment.focusWindow else { return nil }
        self.init(window)
    }

    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        UIFocusSystem(for: environment)
    }

    /// The item with the focus. While its cell is scrolled out of sight, no item on the screen has it.
    open var focusedItem: (any UIFocusItem)? {
        guard let view = window?.focusedView, !view.hidesFocus else { return nil }
        return view
    }

    /// Returns whether `otherEnvironment` is `environment`, or inside it.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { environment.contains(otherEnvironment) }

    /// Requests that the focus moves to the preferred place in `environment` in the next frame, wherever it is now.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) { window?.requestFocus(to: environment) }

    /// Carries out a request now.
    open func updateFocusIfNeeded() { window?.carryOutFocusRequest() }

    /// Posted when the focus has moved. `userInfo` contains the context and the coordinator.
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFocusSystem else { return false }
        return window === other.window
    }

    open override var hash: Int { window.map { ObjectIdentifier($0).hashValue } ?? 0 }
}

extension UIFocusEnvironment {
    /// The window that contains the environment.
    var focusWindow: UIWindow? {
        var ancestor: (any UIFocusEnvironment)? = self
        while let current = ancestor {
            if let view = (current as? UIResponder)?.ownView { return view.window }
            ancestor = current.parentFocusEnvironment
        }
        return nil
    }
}
