import CoreGraphics
import Foundation
import QuartzCore

/// Recognises a finger that is dragged, and follows it.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it takes at least. 1 by default.
    open var minimumNumberOfTouches = 1
    /// How many fingers it takes at most. Any number by default.
    open var maximumNumberOfTouches = Int.max

    /// Which wheels and trackpads drag, besides fingers and the mouse's button. None by default.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far a finger moves before it drags, in points (M7). The way beyond it is followed from the first step.
    nonisolated static let slop: CGFloat = 10

    /// In window coordinates, since the drag was recognised.
    private var translation = CGPoint.zero
    private var start = CGPoint.zero
    private var last = CGPoint.zero
    private var samples: [(time: TimeInterval, location: CGPoint)] = []
    /// When the fingers last moved.
    private var lastMove: TimeInterval = 0
    /// When anything was last reported of them, be it that they rest or were lifted.
    private var lastReport: TimeInterval = 0

    /// Where the drag was heading when it was recognised.
    private(set) var direction = CGPoint.zero

    /// How far the fingers went since the drag began, in points of `view`.
    open func translation(in view: UIView?) -> CGPoint { view?.fromWindow(translation) ?? translation }

    /// Sets how far the gesture has moved: zero makes it count from here.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.isFinite else { return _ = reported("translation", self.translation) }
        self.translation = view?.toWindow(translation) ?? translation
    }

    /// In points per second, over the last tenth of a second in which the fingers moved. Zero when they were lifted after a
    /// rest of a tenth of a second, whether it was reported or not; a shorter one takes nothing away.
    ///
    /// - Behaviour: observed (R614).
    open func velocity(in view: UIView?) -> CGPoint { hasRested ? .zero : velocity(in: view, until: lastMove) }

    /// Whether the fingers have rested for so long that they do not move any more.
    var hasRested: Bool {
        // Times are sums of frames, which are off by a hair.
        lastReport - lastMove > GestureMetrics.rest - 0.001
    }

    /// The velocity by the reports alone: a rest that was not reported takes nothing away.
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
        // What came before a rest is asked about when the rest was short.
        samples.removeAll { time - $0.time > kept && ($0.time > lastMove || lastMove - $0.time > kept) }
    }

    private func beginSamples(at location: CGPoint, _ time: TimeInterval) {
        samples = [(time, location)]
        (lastMove, lastReport) = (time, time)
    }

    /// The middle of the fingers jumps when one is lifted; what is dragged does not.
    private func rebase(to location: CGPoint) {
        if state == .possible {
            start.x += location.x - last.x
            start.y += location.y - last.y
        }
        last = location
        samples = []
    }

    // MARK: Wheels and trackpads

    /// Moves by a step of a wheel; false when another recogniser handles it.
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

    /// No step came for a while.
    override func deadlineDidPass() { state = .ended }
}

extension CGFloat {
    /// What is left of a way once the slop is taken off.
    fileprivate var beyondSlop: CGFloat {
        self > 0
            ? Swift.max(self - UIPanGestureRecognizer.slop, 0) : Swift.min(self + UIPanGestureRecognizer.slop, 0)
    }
}

extension UIView {
    /// A way over the window, as a way over the view, which may be turned or larger.
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
