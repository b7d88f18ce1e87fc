import CoreGraphics
import RenderTree

/// A view that moves what is inside it: a scroll view, as windows and input know it, which are below it.
@MainActor protocol ContentScroller: UIView {
    /// Moves the content by a wheel's step; false when it cannot move that way, so that a view around may.
    func scrollByWheel(_ wheel: WheelInput) -> Bool

    /// Whether `view`, which is inside, is told of these touches.
    func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool

    /// Whether a tap at the top of the screen is meant for it.
    var scrollsToTop: Bool { get }

    /// Whether such a tap moves it now.
    var mayScrollToTop: Bool { get }

    func scrollToTop()
}
