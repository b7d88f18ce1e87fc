import Foundation

// Not built yet: what the edges of a scroll view do to the content below bars. Navigation bars and tab bars fade it by
// themselves.

extension UIScrollView {
    @available(
        *, unavailable,
        message: "Not built yet: the edge effects of a scroll view. Bars fade what is below them; leave it out."
    )
    public var topEdgeEffect: UIScrollEdgeEffect { fatalError() }

    @available(
        *, unavailable,
        message: "Not built yet: the edge effects of a scroll view. Bars fade what is below them; leave it out."
    )
    public var bottomEdgeEffect: UIScrollEdgeEffect { fatalError() }

    @available(
        *, unavailable,
        message: "Not built yet: the edge effects of a scroll view. Bars fade what is below them; leave it out."
    )
    public var leftEdgeEffect: UIScrollEdgeEffect { fatalError() }

    @available(
        *, unavailable,
        message: "Not built yet: the edge effects of a scroll view. Bars fade what is below them; leave it out."
    )
    public var rightEdgeEffect: UIScrollEdgeEffect { fatalError() }
}

@available(
    *, unavailable,
    message: "Not built yet: the edge effects of a scroll view. Bars fade what is below them; leave it out."
)
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    @preconcurrency @MainActor open class Style: NSObject {
        open class var automatic: Style { fatalError() }
        open class var soft: Style { fatalError() }
        open class var hard: Style { fatalError() }
    }

    open var style = Style.automatic
    open var isHidden = false
}

/// Marks a view that lies above a scroll view's edge, as bars do.
@available(
    *, unavailable,
    message: "Not built yet: the edge effects of a scroll view. Bars fade what is below them; leave it out."
)
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open weak var scrollView: UIScrollView?
    open var edge: UIRectEdge = []
    open var view: UIView? { nil }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {}
}
