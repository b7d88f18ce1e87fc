import CoreGraphics
import Foundation

/// Recognises two fingers that move apart or together, on a screen or a trackpad.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers divided by that at the beginning of the pinch. Setting it makes it continue from the
    /// new value.
    open var scale: CGFloat = 1 {
        didSet {
            guard scale.isFinite, scale > 0 else { return scale = reported("scale", oldValue) }
            if !isFollowing { rebase() }
        }
    }

    /// The change of ``scale`` per second.
    open var velocity: CGFloat { recent.velocity }

    private var recent = RecentValues()
    /// The extent for which `baseScale` is the scale.
    private var base: CGFloat?
    private var baseScale: CGFloat = 1
    private var isFollowing = false
    private var trackpadScale: CGFloat = 1

    /// A length in proportion to the scale: the distance of the first two fingers, or a trackpad's scale.
    private var extent: CGFloat? {
        if isIndirect { return trackpadScale }
        return twoFingers.map { max($0.distance, GestureMetrics.closest) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { rebase() }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let extent, let base else { return }
        if state == .possible, !isWaiting {
            let way = extent - base
            guard abs(way) >= GestureMetrics.pinchSlop else { return }
            self.base = base + (way > 0 ? GestureMetrics.pinchSlop : -GestureMetrics.pinchSlop)
        }
        follow(extent, at: event.timestamp)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.contains(where: \.isDown) { return rebase() }
        state = isActive || isWaiting ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        isFollowing = true
        scale = 1
        isFollowing = false
        baseScale = 1
        base = nil
        recent.removeAll()
    }

    /// Measures further changes from the current distance of the fingers.
    private func rebase() {
        base = extent
        baseScale = scale
        recent.removeAll()
    }

    private func follow(_ extent: CGFloat, at time: TimeInterval) {
        guard let base, base > 0 else { return }
        isFollowing = true
        scale = baseScale * extent / base
        isFollowing = false
        recent.append(scale, at: time)
        state = state == .possible ? .began : .changed
    }

    override var watchesTrackpad: Bool { true }

    override func trackpadMoved(_ input: TransformSoFar, at time: TimeInterval) {
        if base == nil {
            trackpadScale = 1
            rebase()
        }
        guard input.scale != trackpadScale else { return }
        trackpadScale = max(input.scale, 0.001)
        follow(trackpadScale, at: time)
    }
}

extension UIGestureRecognizer {
    /// The position of the first two fingers that are down.
    var twoFingers: TwoFingers? {
        let down = touches.filter(\.isDown)
        guard down.count >= 2 else { return nil }
        return TwoFingers(down[0].windowLocation, down[1].windowLocation)
    }
}
