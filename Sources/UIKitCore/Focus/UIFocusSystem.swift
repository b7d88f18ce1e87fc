import Foundation

/// Knows what in a window has the keyboard's focus, and moves it.
///
/// The focus comes by the Tab key; from then on arrow keys move it inside a collection view
/// (Documentation/SelectionAndFocus.md). It is the window's: two systems for views of one window are equal.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    // Set once, when it is made; a weak reference may be read on any thread.
    private nonisolated(unsafe) weak var window: UIWindow?

    private init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    /// Of the window that `environment` is in; nil for one that is in none.
    public convenience init?(for environment: any UIFocusEnvironment) {
        guard let window = environment.focusWindow else { return nil }
        self.init(window)
    }

    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        UIFocusSystem(for: environment)
    }

    /// What has the focus. While its cell is scrolled out of sight nothing on screen has.
    open var focusedItem: (any UIFocusItem)? {
        guard let view = window?.focusedView, !view.hidesFocus else { return nil }
        return view
    }

    /// Whether `otherEnvironment` is `environment`, or inside it.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { environment.contains(otherEnvironment) }

    /// Asks that the focus goes to what `environment` prefers; with the next frame. Wherever the focus is now.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) { window?.requestFocus(to: environment) }

    /// Does now what was asked for.
    open func updateFocusIfNeeded() { window?.carryOutFocusRequest() }

    /// Posted when the focus has moved; `userInfo` has the context and the coordinator.
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
    /// The window that it is in.
    var focusWindow: UIWindow? {
        var ancestor: (any UIFocusEnvironment)? = self
        while let current = ancestor {
            if let view = (current as? UIResponder)?.ownView { return view.window }
            ancestor = current.parentFocusEnvironment
        }
        return nil
    }
}
