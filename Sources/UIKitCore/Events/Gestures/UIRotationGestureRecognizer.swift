import CoreGraphics
import Foundation

/// Recognises two fingers that rotate around each other, on a screen or a trackpad.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation since the gesture began, clockwise, in radians. Setting it makes it continue from the new value.
    open var rotation: CGFloat = 0 {
        didSet { if !rotation.isFinite { rotation = reported("rotation", oldValue) } }
    }

    /// The change of ``rotation`` per second, in radians.
    open var velocity: CGFloat { recent.velocity }

    private var recent = RecentValues()
    /// The whole rotation, independent of values that the app set for ``rotation``.
    private var turned: CGFloat = 0
    private var last: TwoFingers?
    private var trackpadRotation: CGFloat = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { last = twoFingers }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = twoFingers, let last else { return }
        self.last = fingers
        // The direction of the line between fingers that nearly touch is too inexact.
        guard min(fingers.distance, last.distance) >= GestureMetrics.closest else { return }
        turn(by: fingers.turn(since: last), at: event.timestamp, slop: GestureMetrics.rotationSlop)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.contains(where: \.isDown) { return last = twoFingers }
        state = isActive || isWaiting ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        rotation = 0
        turned = 0
        last = nil
        trackpadRotation = 0
        recent.removeAll()
    }

    private func turn(by angle: CGFloat, at time: TimeInterval, slop: CGFloat) {
        turned += angle
        recent.append(turned, at: time)
        if state == .possible, !isWaiting {
            guard abs(turned) > slop else { return }
            rotation = turned - (turned > 0 ? slop : -slop)
        } else {
            rotation += angle
        }
        state = state == .possible ? .began : .changed
    }

    override var watchesTrackpad: Bool { true }

    override func trackpadMoved(_ input: TransformSoFar, at time: TimeInterval) {
        let angle = input.rotation - trackpadRotation
        guard angle != 0 else { return }
        trackpadRotation = input.rotation
        turn(by: angle, at: time, slop: 0)
    }
}
