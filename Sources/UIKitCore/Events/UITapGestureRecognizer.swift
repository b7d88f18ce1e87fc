import CoreGraphics

/// Recognises one or more short touches that stay in place.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    /// How far a finger may wander and still tap, in points.
    private static let allowedMovement: CGFloat = 10
    private var start = CGPoint.zero
    private var fingers = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if fingers == 0 { start = touch.windowLocation }
        fingers += 1
        if fingers > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouches == 1 else { return }
        let location = touch.windowLocation
        if abs(location.x - start.x) > Self.allowedMovement || abs(location.y - start.y) > Self.allowedMovement {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouches == 1, state == .possible else { return }
        state = fingers == numberOfTouchesRequired && touch.tapCount % numberOfTapsRequired == 0 ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() { fingers = 0 }
}
