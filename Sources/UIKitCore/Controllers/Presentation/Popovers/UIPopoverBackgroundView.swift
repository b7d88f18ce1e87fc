import CoreGraphics

/// A view that draws the outline of a popover.
@available(
    *, unavailable, message: "Not built: popovers draw their own outline. Set the popover's backgroundColor."
)
open class UIPopoverBackgroundView: UIView {
    open var arrowOffset: CGFloat = 0
    open var arrowDirection = UIPopoverArrowDirection.unknown
}

/// The measures of an app's own outline.
@available(
    *, unavailable, message: "Not built: popovers draw their own outline. Set the popover's backgroundColor."
)
@MainActor public protocol UIPopoverBackgroundViewMethods {
    static func arrowBase() -> CGFloat
    static func contentViewInsets() -> UIEdgeInsets
    static func arrowHeight() -> CGFloat
}
