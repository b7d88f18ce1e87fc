import CoreGraphics
import Foundation

// Not built yet: the large picture of a small control that appears while a finger holds it.

extension UIView {
    @available(
        *, unavailable,
        message: "Not built yet: large content. Let the text grow with the text size, or leave it out."
    )
    public var showsLargeContentViewer: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: large content. Screen readers speak accessibilityLabel.")
    public var largeContentTitle: String? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: large content. Leave it out.")
    public var largeContentImage: UIImage? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: large content. Leave it out.")
    public var scalesLargeContentImage: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: large content. Leave it out.")
    public var largeContentImageInsets: UIEdgeInsets {
        get { .zero }
        set {}
    }
}

@available(
    *, unavailable,
    message: "Not built yet: large content. Let the text grow with the text size, or leave it out."
)
@preconcurrency @MainActor public protocol UILargeContentViewerItem: AnyObject {}

@available(
    *, unavailable,
    message: "Not built yet: large content. Let the text grow with the text size, or leave it out."
)
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "Not built yet: large content. Let the text grow with the text size, or leave it out."
)
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {}
    open class var isEnabled: Bool { false }
    open var view: UIView? { nil }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {}
}
