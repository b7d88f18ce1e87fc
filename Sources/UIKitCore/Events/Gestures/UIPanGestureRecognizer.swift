import CoreGraphics
import Foundation
import QuartzCore

/// Recognises a finger that drags, and follows it.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers. 1 by default.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers. Any number by default.
    open var maximumNumberOfTouches = Int.max

    /// The kinds of wheels and trackpads that can drag, besides fingers and the mouse's button. None by default.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far a finger must move to drag, in points (M7). The translation begins beyond that distance.
    nonisolated static let slop: CGFloat = 10

    /// The way since the gesture was recognised, in window coordinates.
    private var translation = CGPoint.zero
    private var start = CGPoint.zero
    private var last = CGPoint.zero
    private var samples: [(time: TimeInterval, location: CGPoint)] = []
    /// The time at which the fingers last moved.
    private var lastMove: TimeInterval = 0
    /// The time of the last report about the fingers: a move, a rest or a lift.
    private var lastReport: TimeInterval = 0

    /// The direction of the drag when it was recognised.
    private(set) var direction = CGPoint.zero

    /// Returns how far the fingers have moved since the drag began, in points of `view`.
    open func translation(in view: UIView?) -> CGPoint { view?.fromWindow(translation) ?? translation }

    /// Sets the translation. Zero makes it count from here.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.isFinite else { return _ = reported("translation", self.translation) }
        self.translation = view?.toWindow(translation) ?? translation
    }

    /// Returns the velocity in points per second, measured over the last tenth of a second in which the fingers moved.
    /// It is zero if they rested for a tenth of a second before they lifted, whether or not the screen reported the
    /// rest. A shorter rest doesn't change it.
    ///
    /// - Behaviour: observed (R614).
    open func velocity(in view: UIView?) -> CGPoint { hasRested ? .zero : velocity(in: view, until: lastMove) }

    /// Whether the fingers have rested so long that they count as not moving.
    var hasRested: Bool {
        // Times are sums of frame durations, which have small rounding errors.
        lastReport - lastMove > GestureMetrics.rest - 0.001
    }

    /// Returns the velocity from the reports alone. A rest that the screen didn't report doesn't change it.
    func reportedVelocity(in view: UIView?) -> CGPoint { velocity(in: view, until: .infinity) }

    private func velocity(in view: UIView?, until end: TimeInterval) -> CGPoint {
        guard let newest = samples.last(where: { $0.time <= end }),
            let recent = samples.first(where: { newest.time - $0.time <= GestureMetrics.velocityWindow })
        else { return .zero }
        let duration = newest.time - recent.time
        guard duration > 0 else { return .zero }
        let velocity = CGPoint(
            x: (newest.location.x - recent.location.x) / duration, y: (newest.location.y - recent.location.y) / duration
        )
        return view?.fromWindow(velocity) ?? velocity
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive, numberOfTouches > maximumNumberOfTouches {
            for touch in touches { ignore(touch, for: event) }
        }
        last = windowLocation
        if state == .possible, !isWaiting {
            start = last
            beginSamples(at: last, event.timestamp)
        } else {
            samples = []
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let location = windowLocation
        sample(location, at: event.timestamp)
        switch state {
        case .possible:
            let way = CGPoint(x: location.x - start.x, y: location.y - start.y)
            last = location
            guard max(abs(way.x), abs(way.y)) >= Self.slop, numberOfTouches >= minimumNumberOfTouches,
                numberOfTouches <= maximumNumberOfTouches
            else { return }
            translation = CGPoint(x: way.x.beyondSlop, y: way.y.beyondSlop)
            if !isWaiting { direction = way }
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
        lastReport = event.timestamp
        let rest = self.touches.filter(\.isDown)
        if !rest.isEmpty { return rebase(to: rest.middle) }
        if isActive || isWaiting { state = .ended } else { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive { state = .cancelled } else { state = .failed }
    }

    open override func reset() {
        translation = .zero
        samples = []
    }

    private func sample(_ location: CGPoint, at time: TimeInterval) {
        let kept = 2 * GestureMetrics.velocityWindow
        if samples.last?.location != location { lastMove = time }
        lastReport = time
        samples.append((time, location))
        // After a short rest, the velocity depends on the samples before it.
        samples.removeAll { time - $0.time > kept && ($0.time > lastMove || lastMove - $0.time > kept) }
    }

    private func beginSamples(at location: CGPoint, _ time: TimeInterval) {
        samples = [(time, location)]
        (lastMove, lastReport) = (time, time)
    }

    /// Continues from another middle of the fingers after one lifted, so that what they drag doesn't jump.
    private func rebase(to location: CGPoint) {
        if state == .possible {
            start.x += location.x - last.x
            start.y += location.y - last.y
        }
        last = location
        samples = []
    }

    // MARK: Wheels and trackpads

    /// Moves by a wheel's step. Returns false if another recogniser handles the wheel.
    func scroll(by delta: CGPoint, at location: CGPoint, with event: UIEvent) -> Bool {
        if !isIndirect {
            guard beginIndirectly(at: location, with: event) else { return false }
            direction = delta
            last = .zero
            beginSamples(at: .zero, event.timestamp)
        }
        setDeadline(event.timestamp + GestureMetrics.scrollRest)
        translation.x += delta.x
        translation.y += delta.y
        last.x += delta.x
        last.y += delta.y
        sample(last, at: event.timestamp)
        state = state == .possible ? .began : .changed
        return isActive || isWaiting
    }

    /// No step has come for a while.
    override func deadlineDidPass() { state = .ended }
}

extension CGFloat {
    /// The rest of a way beyond the slop.
    fileprivate var beyondSlop: CGFloat {
        self > 0
            ? Swift.max(self - UIPanGestureRecognizer.slop, 0) : Swift.min(self + UIPanGestureRecognizer.slop, 0)
    }
}

extension UIView {
    /// Converts a way in the window to one in the view, which may be rotated or scaled.
    fileprivate func fromWindow(_ way: CGPoint) -> CGPoint {
        guard isTurnedOrScaled else { return way }
        let (zero, end) = (convert(CGPoint.zero, from: nil as UIView?), convert(way, from: nil as UIView?))
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    fileprivate func toWindow(_ way: CGPoint) -> CGPoint {
        guard isTurnedOrScaled else { return way }
        let (zero, end) = (convert(CGPoint.zero, to: nil as UIView?), convert(way, to: nil as UIView?))
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    private var isTurnedOrScaled: Bool {
        var ancestor: UIView? = self
        while let view = ancestor {
            if view.layer.transform != CATransform3DIdentity { return true }
            if let parent = view.superview, parent.layer.sublayerTransform != CATransform3DIdentity { return true }
            ancestor = view.superview
        }
        return false
    }
}
