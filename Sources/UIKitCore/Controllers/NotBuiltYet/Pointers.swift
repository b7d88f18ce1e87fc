import CoreGraphics
import Foundation

// The look of the pointer over views.

@available(
    *, unavailable, message: "Not built yet: pointer styles. Use a UIHoverGestureRecognizer, or leave it out."
)
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    public init(delegate: (any UIPointerInteractionDelegate)?) {}

    open weak var delegate: (any UIPointerInteractionDelegate)? { nil }
    open var isEnabled = true
    open var view: UIView? { nil }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {}
    open func invalidate() {}
}

@available(*, unavailable, message: "Not built yet: pointer styles. Leave it out.")
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}

@available(*, unavailable, message: "Not built yet: pointer styles. Leave it out.")
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    public init(rect: CGRect, identifier: AnyHashable? = nil) {}

    open var rect: CGRect { .zero }
}

@available(*, unavailable, message: "Not built yet: pointer styles. Leave it out.")
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    open var location: CGPoint { .zero }
}

@available(*, unavailable, message: "Not built yet: pointer styles. Leave it out.")
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}

    open class func hidden() -> Self { fatalError() }
}

@available(*, unavailable, message: "Not built yet: pointer styles. Leave it out.")
public enum UIPointerEffect {
    public enum TintMode: Int, Sendable { case none = 0, overlay = 1, underlay = 2 }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}

@available(*, unavailable, message: "Not built yet: pointer styles. Leave it out.")
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

@available(*, unavailable, message: "Not built yet: drag and drop.")
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    public init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {}

    open var view: UIView? { nil }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {}
}
