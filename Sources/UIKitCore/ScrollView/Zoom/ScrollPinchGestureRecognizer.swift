import CoreGraphics

/// The two fingers that zoom a scroll view's content.
@MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    /// Nil once the scroll view is no more.
    private weak var zoom: ScrollZoom?
    /// The scale when the fingers that are down now began to move.
    private(set) var initialScale: CGFloat = 1

    init(_ zoom: ScrollZoom) {
        self.zoom = zoom
        super.init(target: nil, action: nil)
    }

    private var fingersDown: [UITouch] { touches.filter(\.isDown) }

    /// Between the fingers, counted from the scroll view's corner.
    var place: CGPoint {
        let middle = isIndirect ? lastWindowLocation : fingersDown.middle
        guard let view else { return middle }
        let point = view.convert(middle, from: nil as UIView?)
        return CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        fingersDidChange()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        fingersDidChange()
    }

    /// One finger does not zoom; it may go on dragging, and a second one may come back.
    private func fingersDidChange() {
        initialScale = scale
        zoom?.whileScrollViewLives { fingersDown.count < 2 ? zoom?.letGo() : zoom?.holdOn(with: self) }
    }

    override func reset() {
        super.reset()
        initialScale = 1
    }

    override func actionDidChange() {
        zoom?.whileScrollViewLives {
            switch state {
            case .began, .changed: zoom?.pinch(with: self)
            case .ended, .cancelled: zoom?.letGo()
            case .possible, .failed: break
            }
        }
        super.actionDidChange()
    }

    // The same fingers drag and zoom.

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== (view as? UIScrollView)?.panGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== (view as? UIScrollView)?.panGestureRecognizer
    }
}
