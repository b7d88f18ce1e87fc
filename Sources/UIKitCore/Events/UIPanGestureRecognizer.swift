import CoreGraphics
import Foundation

/// Recognises a finger that is dragged, and follows it.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    /// How far a finger moves before it drags, in points (M7). The way beyond it is followed from the first step.
    nonisolated static let slop: CGFloat = 10
    /// The velocity is measured over the last this many seconds (M7).
    private static let velocityWindow: TimeInterval = 0.1

    /// In window coordinates, since the drag was recognised.
    private var translation = CGPoint.zero
    private var start = CGPoint.zero
    private var last = CGPoint.zero
    private var samples: [(time: TimeInterval, location: CGPoint)] = []

    /// How far the fingers went since the drag began, in points.
    open func translation(in view: UIView?) -> CGPoint { translation }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) { self.translation = translation }

    /// In points per second, over the last tenth of a second.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let newest = samples.last else { return .zero }
        let recent = samples.first { newest.time - $0.time <= Self.velocityWindow } ?? newest
        let duration = newest.time - recent.time
        guard duration > 0 else { return .zero }
        return CGPoint(
            x: (newest.location.x - recent.location.x) / duration, y: (newest.location.y - recent.location.y) / duration
        )
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        last = location(in: nil)
        if state == .possible, numberOfTouches == 1 {
            start = last
            samples = [(event.timestamp, last)]
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let location = location(in: nil)
        samples.append((event.timestamp, location))
        samples.removeAll { event.timestamp - $0.time > 2 * Self.velocityWindow }
        switch state {
        case .possible:
            let way = CGPoint(x: location.x - start.x, y: location.y - start.y)
            last = location
            guard max(abs(way.x), abs(way.y)) >= Self.slop,
                (minimumNumberOfTouches...maximumNumberOfTouches).contains(numberOfTouches)
            else { return }
            translation = CGPoint(x: way.x.beyondSlop, y: way.y.beyondSlop)
            direction = way
            state = .began
        case .began, .changed:
            translation.x += location.x - last.x
            translation.y += location.y - last.y
            last = location
            state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // The finger may have rested before it was lifted.
        samples.append((event.timestamp, location(in: nil)))
        if numberOfTouches > 1 { return rebase(without: touches) }
        if state == .began || state == .changed { state = .ended } else { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .cancelled } else { state = .failed }
    }

    open override func reset() {
        translation = .zero
        samples = []
    }

    /// Where the drag was heading when it was recognised.
    private(set) var direction = CGPoint.zero

    private func rebase(without gone: Set<UITouch>) {
        let rest = self.touches.filter { !gone.contains($0) }.map(\.windowLocation)
        guard let first = rest.first else { return }
        last = first
        samples = []
    }
}

extension CGFloat {
    /// What is left of a way once the slop is taken off.
    fileprivate var beyondSlop: CGFloat {
        self > 0
            ? Swift.max(self - UIPanGestureRecognizer.slop, 0) : Swift.min(self + UIPanGestureRecognizer.slop, 0)
    }
}
