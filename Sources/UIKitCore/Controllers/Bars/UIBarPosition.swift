/// Where a bar is, which decides how far its background reaches.
public enum UIBarPosition: Int, Sendable {
    /// Unspecified.
    case any = 0
    /// At the bottom of what is around it.
    case bottom = 1
    /// At the top of what is around it.
    case top = 2
    /// At the top of the screen: the background goes on up behind the status bar.
    case topAttached = 3
}

/// A bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is that the app placed itself.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// ``UIBarPosition/any``, the default, leaves a navigation bar where it is, without a background above it.
    ///
    /// - Behaviour: documented.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
