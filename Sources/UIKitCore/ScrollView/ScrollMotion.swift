import CoreGraphics
import Foundation
import QuartzCore

/// What moves a scroll view's content: a finger, the momentum it leaves, the program, a wheel.
///
/// The numbers are ``ScrollPhysics``'s, one value an axis; this class asks them at each frame and tells the delegate.
@MainActor final class ScrollMotion {
    unowned(unsafe) var scrollView: UIScrollView!

    private enum Phase {
        case idle
        case dragging(start: CGPoint)
        case decelerating
        /// An animated setContentOffset.
        case gliding
        /// A notch of a wheel or a key, smoothed.
        case stepping(target: CGPoint)
    }

    private var phase = Phase.idle
    private var x = ScrollPhysics(range: 0...0, viewport: 0)
    private var y = ScrollPhysics(range: 0...0, viewport: 0)
    private var link: CADisplayLink?
    private var dragAxes: (horizontal: Bool, vertical: Bool) = (true, true)

    var isActive: Bool { if case .idle = phase { false } else { true } }

    var isDragging: Bool { if case .dragging = phase { true } else { false } }

    var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }

    /// Whether content moves by itself now.
    var isMoving: Bool { isActive && !isDragging }

    // MARK: A finger

    /// Whether the content can move in the direction in which the finger went.
    var mayBeginDragging: Bool {
        guard scrollView.isScrollEnabled else { return false }
        if isMoving { return true }
        let direction = scrollView.panDirection
        let axis: Axis = direction.y.magnitude >= direction.x.magnitude ? .vertical : .horizontal
        return scrollView.canDrag(axis)
    }

    func beginDragging() {
        let wasDecelerating = isDecelerating
        endMotion()
        if wasDecelerating { scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView) }
        updatePhysics()
        let shown = scrollView.contentOffset
        phase = .dragging(start: CGPoint(x: x.pulledOffset(forShown: shown.x), y: y.pulledOffset(forShown: shown.y)))
        dragAxes = (scrollView.canDrag(.horizontal), scrollView.canDrag(.vertical))
        if scrollView.isDirectionalLockEnabled, dragAxes.horizontal, dragAxes.vertical {
            let direction = scrollView.panDirection
            let isVertical = direction.y.magnitude >= direction.x.magnitude
            dragAxes = (!isVertical, isVertical)
        }
        scrollView.noteUse()
        scrollView.scrollDelegate?.scrollViewWillBeginDragging(scrollView)
        drag()
    }

    func drag() {
        guard case .dragging(let start) = phase else { return }
        updatePhysics()
        let way = scrollView.panGestureRecognizer.translation(in: scrollView)
        let current = scrollView.contentOffset
        scrollView.moveContent(
            to: CGPoint(
                x: dragAxes.horizontal ? x.shownOffset(forPulled: start.x - way.x) : current.x,
                y: dragAxes.vertical ? y.shownOffset(forPulled: start.y - way.y) : current.y),
            by: .motion)
        scrollView.refresher?.contentWasPulled(in: scrollView)
    }

    func endDragging(at time: TimeInterval) {
        scrollView.refresher?.contentIsLetGo(in: scrollView)
        guard isDragging else { return }
        updatePhysics()
        let offset = scrollView.contentOffset
        let fingerVelocity = scrollView.panGestureRecognizer.velocity(in: scrollView)
        let velocity = CGPoint(
            x: dragAxes.horizontal ? -fingerVelocity.x : 0, y: dragAxes.vertical ? -fingerVelocity.y : 0)

        let ownTarget = CGPoint(
            x: restingTarget(x, from: offset.x, velocity: velocity.x),
            y: restingTarget(y, from: offset.y, velocity: velocity.y))
        var target = scrollView.proposedTarget(
            ownTarget, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
        scrollView.scrollDelegate?.scrollViewWillEndDragging(
            scrollView, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        guard isDragging else { return }

        release(&x, from: offset.x, velocity: velocity.x, to: target.x, isOwn: target.x == ownTarget.x, at: time)
        release(&y, from: offset.y, velocity: velocity.y, to: target.y, isOwn: target.y == ownTarget.y, at: time)
        let willDecelerate = x.isMoving || y.isMoving
        phase = willDecelerate ? .decelerating : .idle
        scrollView.scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
        guard isDecelerating else { return scrollView.indicators.scheduleFade() }
        scrollView.scrollDelegate?.scrollViewWillBeginDecelerating(scrollView)
        run()
    }

    func cancelDragging() {
        guard isDragging else { return }
        endDragging(at: frameLoop?.time ?? 0)
    }

    private func restingTarget(_ physics: ScrollPhysics, from offset: CGFloat, velocity: CGFloat) -> CGFloat {
        guard scrollView.isPagingEnabled, physics.viewport > 0 else {
            return physics.announcedTarget(from: offset, velocity: velocity).clamped(to: physics.range)
        }
        // R336: the nearest page, or the next one in the direction of a flick; never further.
        let page = offset / physics.viewport
        let flick: CGFloat = 250
        let target = velocity > flick ? page.rounded(.up) : velocity < -flick ? page.rounded(.down) : page.rounded()
        return (target * physics.viewport).clamped(to: physics.range)
    }

    private func release(
        _ physics: inout ScrollPhysics, from offset: CGFloat, velocity: CGFloat, to target: CGFloat, isOwn: Bool,
        at time: TimeInterval
    ) {
        guard physics.range.contains(offset), scrollView.isPagingEnabled || !isOwn else {
            return physics.release(at: offset, velocity: velocity, time: time)
        }
        if scrollView.isPagingEnabled { physics.decelerationRate = UIScrollView.DecelerationRate.fast.rawValue }
        let target = target.clamped(to: physics.range)
        physics.release(at: offset, velocity: physics.velocity(from: offset, to: target), time: time)
    }

    // MARK: The program

    func scroll(to target: CGPoint, animated: Bool) {
        guard target.isFinite else { return }
        let wasDecelerating = isDecelerating
        if !isDragging { endMotion() }
        if wasDecelerating { scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView) }
        guard animated, let loop = frameLoop else { return scrollView.moveContent(to: target, by: .call) }
        guard target != scrollView.contentOffset else { return }
        updatePhysics()
        scrollView.willGlide(to: target)
        let offset = scrollView.contentOffset
        x.glide(from: offset.x, to: target.x, time: loop.time)
        y.glide(from: offset.y, to: target.y, time: loop.time)
        phase = .gliding
        run()
    }

    /// Content that may not rest any more where it is glides to the nearest place where it may; nobody is told of the end.
    func settle() {
        let target = scrollView.clampedOffset(scrollView.contentOffset)
        let wasDecelerating = isDecelerating
        if !isDragging { endMotion() }
        if wasDecelerating { scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView) }
        guard !isActive, target != scrollView.contentOffset else { return }
        guard let loop = frameLoop else { return scrollView.moveContent(to: target, by: .program) }
        updatePhysics()
        let offset = scrollView.contentOffset
        x.glide(from: offset.x, to: target.x, time: loop.time)
        y.glide(from: offset.y, to: target.y, time: loop.time)
        phase = .stepping(target: target)
        run()
    }

    // MARK: Wheel and keys

    /// Moves by `delta`, smoothed over a few frames or at once; false when nothing can move that way.
    func step(by delta: CGPoint, smoothly: Bool) -> Bool {
        guard !isDragging, scrollView.isScrollEnabled else { return false }
        let offset = scrollView.contentOffset
        var from = offset
        if case .stepping(let target) = phase { from = target }
        let target = scrollView.clampedOffset(CGPoint(x: from.x + delta.x, y: from.y + delta.y))
        if target == from, target == offset { return false }
        let wasDecelerating = isDecelerating
        if wasDecelerating { endMotion() }
        if wasDecelerating { scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView) }
        scrollView.noteUse()
        guard smoothly, let loop = frameLoop else {
            endMotion()
            scrollView.moveContent(to: target, by: .motion)
            scrollView.indicators.scheduleFade()
            return true
        }
        updatePhysics()
        x.glide(from: offset.x, to: target.x, time: loop.time, duration: ScrollConstants.stepDuration)
        y.glide(from: offset.y, to: target.y, time: loop.time, duration: ScrollConstants.stepDuration)
        phase = .stepping(target: target)
        run()
        return true
    }

    // MARK: Frames

    /// The content grew or shrank before what is in view; whatever moves it goes on as if it had always been so.
    func shift(by distance: CGPoint) {
        x.shift(by: distance.x)
        y.shift(by: distance.y)
        switch phase {
        case .dragging(let start): phase = .dragging(start: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
        case .stepping(let target):
            phase = .stepping(target: CGPoint(x: target.x + distance.x, y: target.y + distance.y))
        case .idle, .decelerating, .gliding: break
        }
    }

    func stop() {
        endMotion()
        phase = .idle
    }

    private var frameLoop: FrameLoop? { scrollView.window?.screen.frameLoop }

    private func run() {
        if link == nil { link = CADisplayLink { [weak self] in self?.frame(at: $0.timestamp) } }
        link?.add(to: frameLoop)
        link?.isPaused = false
        scrollView.indicators.show()
    }

    private func endMotion() {
        link?.invalidate()
        if !isDragging { phase = .idle }
    }

    private func frame(at time: TimeInterval) {
        updateRanges()
        let offset = CGPoint(x: x.offset(at: time), y: y.offset(at: time))
        scrollView.moveContent(to: offset, by: .motion)
        guard isMoving, !x.isMoving, !y.isMoving else { return }
        let ended = phase
        stop()
        scrollView.indicators.scheduleFade()
        switch ended {
        case .decelerating: scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView)
        case .gliding: scrollView.scrollDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
        case .idle, .dragging, .stepping: break
        }
        scrollView.refresher?.fitRoom(in: scrollView)
    }

    private func updatePhysics() {
        let offset = scrollView.contentOffset
        let size = scrollView.bounds.size
        x = physics(.horizontal, viewport: size.width, offset: offset.x)
        y = physics(.vertical, viewport: size.height, offset: offset.y)
    }

    private func physics(_ axis: Axis, viewport: CGFloat, offset: CGFloat) -> ScrollPhysics {
        ScrollPhysics(
            range: scrollView.restingRange(axis), viewport: viewport, bounces: scrollView.bounces,
            decelerationRate: scrollView.decelerationRate.rawValue, offset: offset)
    }

    /// Content may have grown or shrunk while it moved.
    private func updateRanges() {
        x.range = scrollView.restingRange(.horizontal)
        y.range = scrollView.restingRange(.vertical)
    }
}

extension UIScrollView {
    /// Where the finger was heading when its drag was recognised.
    fileprivate var panDirection: CGPoint { panGestureRecognizer.direction }

    /// Keys scroll the view that was used last.
    func noteUse() { window?.screen.router.lastScrollView = self }
}
