import CoreGraphics

/// Recognises a pointer over the view, with or without a button down. The gesture begins when the pointer enters the
/// view, and ends when it leaves. It doesn't affect other recognisers.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override var watchesTouches: Bool { false }

    func pointerCame(to location: CGPoint, with event: UIEvent) {
        if isActive {
            guard location != lastWindowLocation else { return }
            note(event)
            lastWindowLocation = location
            state = .changed
        } else if beginIndirectly(at: location, with: event) {
            state = .began
        }
    }

    func pointerLeft() { if isActive { state = .ended } }
}
