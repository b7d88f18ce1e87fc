import CoreGraphics
import RenderTree

/// A view that scrolls its content: what windows and input, which are on a lower level, know of a scroll view.
@MainActor protocol ContentScroller: UIView {
    /// Scrolls the content by one step of a wheel. Returns false if it can't scroll that way, so that a view around it
    /// can.
    func scrollByWheel(_ wheel: WheelInput) -> Bool

    /// Whether a view inside this one gets these touches.
    func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool

    /// How much bars and the app's own insets cover at each edge, in points.
    var adjustedContentInset: UIEdgeInsets { get }

    /// Whether a tap at the top of the screen scrolls this view to its top.
    var scrollsToTop: Bool { get }

    /// Whether such a tap would scroll this view now.
    var mayScrollToTop: Bool { get }

    func scrollToTop()
}
