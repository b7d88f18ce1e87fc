/// The position of a bar, which decides how far its background extends.
public enum UIBarPosition: Int, Sendable {
    /// Unspecified.
    case any = 0
    /// At the bottom of its container.
    case bottom = 1
    /// At the top of its container.
    case top = 2
    /// At the top of the screen. The background extends up behind the status bar.
    case topAttached = 3
}

/// A bar with a position.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// A delegate that gives the position of a bar that the app placed itself.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the position of a bar. ``UIBarPosition/any``, the default, leaves a navigation bar without a background
    /// above it.
    ///
    /// - Behaviour: documented.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
