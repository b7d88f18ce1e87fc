import CoreGraphics
import Foundation

/// Recognises one or more short touches that stay in place.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps. 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of fingers that must tap. 1 by default.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    /// The number of fingers that touched the screen in the current tap.
    private var fingers = 0
    private var firstLocation = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            if taps == 0, fingers == 0 { firstLocation = touch.windowLocation }
            if fingers == 0 { setDeadline(event.timestamp + GestureMetrics.tapDuration) }
            fingers += 1
            if fingers > numberOfTouchesRequired || isFar(touch) { state = .failed }
        }
    }

    /// Returns whether a tap is too far from the first one. The fingers of a single tap may be far from each other.
    private func isFar(_ touch: UITouch) -> Bool {
        taps > 0 && fingers == 1 && touch.windowLocation.distance(to: firstLocation) > GestureMetrics.tapDistance
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.wanderedBeyond(GestureMetrics.tapMovement) }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !self.touches.contains(where: \.isDown), state == .possible else { return }
        guard fingers == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        fingers = 0
        if taps < numberOfTapsRequired { return setDeadline(event.timestamp + GestureMetrics.tapInterval) }
        deadline = nil
        state = .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    /// Returns false for a tap recogniser with fewer taps, so that it doesn't prevent this one.
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventingGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired >= numberOfTapsRequired
    }

    open override func reset() {
        taps = 0
        fingers = 0
    }

    override func deadlineDidPass() { state = .failed }
}

extension UITouch {
    /// Returns whether the touch is further from where it began than a distance, along one axis.
    func wanderedBeyond(_ distance: CGFloat) -> Bool {
        max(abs(windowLocation.x - firstLocation.x), abs(windowLocation.y - firstLocation.y)) > distance
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
