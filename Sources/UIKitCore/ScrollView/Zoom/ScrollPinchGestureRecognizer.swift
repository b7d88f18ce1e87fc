import CoreGraphics

/// The two-finger gesture that zooms a scroll view's content.
@MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    /// nil when the scroll view is gone.
    private weak var zoom: ScrollZoom?
    /// The recogniser's scale when the present fingers began to move.
    private(set) var initialScale: CGFloat = 1

    init(_ zoom: ScrollZoom) {
        self.zoom = zoom
        super.init(target: nil, action: nil)
    }

    private var fingersDown: [UITouch] { touches.filter(\.isDown) }

    /// The middle between the fingers, from the scroll view's corner.
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

    /// One finger doesn't zoom. It can continue to drag, and a second finger can come back.
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

    // The same fingers can drag and zoom at the same time.

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== (view as? UIScrollView)?.panGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== (view as? UIScrollView)?.panGestureRecognizer
    }
}
