import CoreGraphics
import Foundation

// Drags: a finger moves the content and leaves it its momentum.
extension ScrollMotion {
    /// A drag in progress.
    struct Drag {
        /// The unlimited content offset at the beginning of the drag: the one from which the finger's way leads to what
        /// is shown.
        var start: CGPoint
        var axes: DragAxes
        /// The content offset at the beginning of the drag, which decides the first page.
        var firstOffset: CGPoint
    }

    /// Whether the content can move in the finger's direction.
    var mayBeginDragging: Bool {
        guard scrollView.isScrollEnabled else { return false }
        if isMoving || scrollView.isZooming { return true }
        let direction = scrollView.panDirection
        let axis: Axis = direction.y.magnitude >= direction.x.magnitude ? .vertical : .horizontal
        guard scrollView.canDrag(axis) else { return false }
        return !scrollView.leavesToOuter(axis, pull: direction[main: axis])
    }

    func beginDragging() {
        giveWay()
        // A delegate method may have begun to scroll, or made scrolling impossible.
        stop()
        guard scrollView.panGestureRecognizer.isActive else { return }
        scrollView.scrollingWasTakenOver()
        let axes = DragAxes(
            canDrag: (scrollView.canDrag(.horizontal), scrollView.canDrag(.vertical)),
            direction: scrollView.panDirection, isLocked: scrollView.isDirectionalLockEnabled)
        let offset = scrollView.contentOffset
        phase = .dragging(Drag(start: offset, axes: axes, firstOffset: offset))
        takeHold(afterWay: .zero)
        scrollView.noteUse()
        scrollView.dismissKeyboardForDrag()
        scrollView.scrollDelegate?.scrollViewWillBeginDragging(scrollView)
        drag()
    }

    func drag() {
        // Fingers that zoom move the content as well.
        guard case .dragging(let drag) = phase, !scrollView.isZooming else { return }
        updatePhysics()
        let way = scrollView.panGestureRecognizer.translation(in: scrollView)
        let current = scrollView.contentOffset
        scrollView.moveContent(
            to: CGPoint(
                x: drag.axes.horizontal ? x.shownOffset(forPulled: drag.start.x - way.x) : current.x,
                y: drag.axes.vertical ? y.shownOffset(forPulled: drag.start.y - way.y) : current.y),
            by: .motion)
        scrollView.refresher?.contentWasPulled(in: scrollView)
    }

    /// Makes the drag continue from the present content offset.
    func takeHold() {
        takeHold(afterWay: scrollView.panGestureRecognizer.translation(in: scrollView))
    }

    private func takeHold(afterWay way: CGPoint) {
        guard case .dragging(var drag) = phase else { return }
        updatePhysics()
        if scrollView.isZooming {
            drag.axes.horizontal = scrollView.canDrag(.horizontal)
            drag.axes.vertical = scrollView.canDrag(.vertical)
        }
        let shown = scrollView.contentOffset
        drag.start = CGPoint(
            x: x.pulledOffset(forShown: shown.x) + way.x, y: y.pulledOffset(forShown: shown.y) + way.y)
        phase = .dragging(drag)
    }

    func endDragging(at time: TimeInterval) {
        let pan = scrollView.panGestureRecognizer
        var velocity = pan.velocity(in: scrollView)
        if pan.hasRested {
            // Past an edge, a rest that isn't reported doesn't change the velocity (recorded: rubberband_top).
            updatePhysics()
            let (offset, reported) = (scrollView.contentOffset, pan.reportedVelocity(in: scrollView))
            if !x.range.contains(offset.x) { velocity.x = reported.x }
            if !y.range.contains(offset.y) { velocity.y = reported.y }
        }
        endDragging(at: time, velocity: velocity)
    }

    /// Ends a drag without momentum, because the touch was cancelled.
    func cancelDragging() { endDragging(at: frameLoop?.time ?? 0, velocity: .zero) }

    private func endDragging(at time: TimeInterval, velocity fingerVelocity: CGPoint) {
        guard case .dragging(let drag) = phase, !isEndingDrag else { return }
        isEndingDrag = true
        scrollView.refresher?.contentIsLetGo(in: scrollView)
        let willDecelerate = letGo(of: drag, at: time, fingerVelocity: fingerVelocity)
        isEndingDrag = false
        scrollView.scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
        guard isDecelerating else {
            if !isActive { scrollView.indicators.scheduleFade() }
            return
        }
        scrollView.scrollDelegate?.scrollViewWillBeginDecelerating(scrollView)
        if isDecelerating { run() }
    }

    /// Releases the content. Returns whether it decelerates.
    private func letGo(of drag: Drag, at time: TimeInterval, fingerVelocity: CGPoint) -> Bool {
        updatePhysics()
        let velocity = drag.axes.releaseVelocity(ofFinger: fingerVelocity)
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)

        let ownTarget = scrollView.onPixels(
            CGPoint(
                x: restingTarget(x, .horizontal, of: drag, velocity: velocity),
                y: restingTarget(y, .vertical, of: drag, velocity: velocity)))
        var target = scrollView.proposedTarget(ownTarget, velocity: perMillisecond)
        if let follower = scrollView.follower { target = follower.target(for: target, in: scrollView) }
        scrollView.scrollDelegate?.scrollViewWillEndDragging(
            scrollView, withVelocity: perMillisecond, targetContentOffset: &target)
        // A delegate method may have begun to scroll, moved the content, or removed the view.
        guard isDragging else { return false }
        guard scrollView.window != nil else {
            phase = .idle
            return false
        }
        if let zoom = scrollView.zoom, zoom.isLeading {
            phase = .idle
            zoom.takeOver()
            return false
        }
        if !target.isFinite { target = ownTarget }
        let place = scrollView.contentOffset
        for axis in Axis.allCases {
            release(
                axis, from: place, velocity: velocity, to: target,
                isOwn: target[main: axis] == ownTarget[main: axis], at: time)
        }
        let willDecelerate = x.isMoving || y.isMoving
        phase = willDecelerate ? .decelerating : .idle
        return willDecelerate
    }

    private func restingTarget(_ physics: ScrollPhysics, _ axis: Axis, of drag: Drag, velocity: CGPoint) -> CGFloat {
        let (offset, velocity) = (scrollView.contentOffset[main: axis], velocity[main: axis])
        guard let stops = scrollView.stops(axis) else {
            return physics.announcedTarget(from: offset, velocity: velocity).clamped(to: physics.range)
        }
        let target =
            stops.isOneAtATime
            ? stops.target(from: offset, velocity: velocity, firstOffset: drag.firstOffset[main: axis])
            : stops.nearest(to: physics.announcedTarget(from: offset, velocity: velocity).clamped(to: physics.range))
        return target.clamped(to: physics.range)
    }

    private func release(
        _ axis: Axis, from place: CGPoint, velocity: CGPoint, to target: CGPoint, isOwn: Bool, at time: TimeInterval
    ) {
        var physics = axis == .horizontal ? x : y
        defer { if axis == .horizontal { x = physics } else { y = physics } }
        let offset = place[main: axis]
        let stops = scrollView.stops(axis)
        guard physics.range.contains(offset), stops != nil || !isOwn else {
            return physics.release(at: offset, velocity: velocity[main: axis], time: time)
        }
        if stops?.isOneAtATime == true { physics.decelerationRate = UIScrollView.DecelerationRate.fast.rawValue }
        let target = target[main: axis].clamped(to: physics.range)
        physics.release(at: offset, velocity: physics.velocity(from: offset, to: target), time: time)
    }
}

extension UIScrollView {
    /// The direction of the finger when its drag was recognised.
    fileprivate var panDirection: CGPoint { panGestureRecognizer.direction }

    /// Makes this the view that keys scroll: the one that was used last.
    func noteUse() { window?.screen.router.lastScrollView = self }

    /// Whether a scroll view around this one should follow the finger, because it pulls content along `axis` past an
    /// edge that is already reached.
    fileprivate func leavesToOuter(_ axis: Axis, pull: CGFloat) -> Bool {
        let isTransferred =
            axis == .vertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent
        guard isTransferred, !canMove(axis, pull: pull) else { return false }
        var ancestor = superview
        while let view = ancestor {
            if let outer = view as? UIScrollView, outer.isScrollEnabled, outer.canMove(axis, pull: pull) { return true }
            if axis == .vertical, pull > 0, refresher == nil, view.canBePulled { return true }
            ancestor = view.superview
        }
        return false
    }

    /// Whether a finger moving in this direction brings more content into view.
    private func canMove(_ axis: Axis, pull: CGFloat) -> Bool {
        let offset = contentOffset[main: axis]
        let range = restingRange(axis)
        // Content rests on the pixel nearest to its end.
        func onPixel(_ end: CGFloat) -> CGFloat { onPixels(CGPoint(x: end, y: end)).x }
        return pull > 0
            ? offset > max(range.lowerBound, onPixel(range.lowerBound))
            : offset < min(range.upperBound, onPixel(range.upperBound))
    }
}

extension UIView {
    /// Whether a gesture can pull the whole view down, as it does a sheet.
    fileprivate var canBePulled: Bool { gestureRecognizers?.contains { $0.pullsItsView && $0.isEnabled } ?? false }
}
