import CoreGraphics
import Foundation

// Scrolling without a touch: by the app, wheels and keys.
extension ScrollMotion {
    // MARK: Scrolling by code

    func scroll(to target: CGPoint, animated: Bool) {
        guard target.isFinite else { return }
        scrollView.scrollingWasTakenOver()
        // A scroll that replaces another one reports only its own end.
        if !isDragging { giveWay(isTold: isDecelerating) }
        guard animated, let loop = frameLoop else {
            scrollView.moveContent(to: target, by: .call)
            scrollView.refresher?.fitRoom(in: scrollView)
            return takeHold()
        }
        guard target != scrollView.contentOffset else { return }
        // A dragging finger loses the content. A finger that was just lifted doesn't have it any more.
        if !isEndingDrag {
            scrollView.abandonDrag()
            giveWay(isTold: isDecelerating)
        }
        updatePhysics()
        scrollView.willGlide(to: target)
        let offset = scrollView.contentOffset
        x.glide(from: offset.x, to: target.x, time: loop.time)
        y.glide(from: offset.y, to: target.y, time: loop.time)
        phase = .gliding
        run()
    }

    /// Redirects an animated scroll, because its target moved.
    func redirectGlide(to target: CGPoint) {
        // Uses the present range: if the content shrinks, the scroll ends within its edges.
        if let loop = frameLoop { updateRanges(at: loop.time) }
        x.redirect(to: target.x)
        y.redirect(to: target.y)
    }

    /// Scrolls content that can't rest at its offset to the nearest valid one, animated. Doesn't call the delegate at
    /// the end.
    func settle() { settle(at: scrollView.clampedOffset(scrollView.contentOffset)) }

    /// Scrolls to `target`, animated. Doesn't tell the delegate when it ends.
    func settle(at target: CGPoint) {
        guard !isDragging else { return }
        giveWay(isTold: isDecelerating)
        guard !isActive, target != scrollView.contentOffset else { return }
        guard let loop = frameLoop else { return scrollView.moveContent(to: target, by: .program) }
        updatePhysics()
        let offset = scrollView.contentOffset
        x.glide(from: offset.x, to: target.x, time: loop.time)
        y.glide(from: offset.y, to: target.y, time: loop.time)
        phase = .stepping(wanted: target)
        run()
    }

    func stopByHand() {
        let wasMoving = isMoving
        giveWay()
        guard wasMoving, !isActive else { return }
        updatePhysics()
        let offset = scrollView.contentOffset
        func resting(_ axis: Axis) -> CGFloat {
            scrollView.stops(axis)?.nearest(to: offset[main: axis]) ?? offset[main: axis]
        }
        let target = scrollView.clampedOffset(CGPoint(x: resting(.horizontal), y: resting(.vertical)))
        scrollView.moveContent(to: target, by: .program)
        scrollView.indicators.scheduleFade()
        scrollView.refresher?.fitRoom(in: scrollView)
    }

    // MARK: Wheel and keys

    /// The content offset, or the one to which a step is scrolling.
    var destination: CGPoint {
        if case .stepping(let wanted) = phase { scrollView.clampedOffset(wanted) } else { scrollView.contentOffset }
    }

    /// Scrolls by `delta`, smoothed over a few frames or at once. Returns false if nothing can move in that direction.
    func step(by delta: CGPoint, smoothly: Bool, duration: TimeInterval = ScrollConstants.stepDuration) -> Bool {
        guard !isDragging, scrollView.isScrollEnabled else { return false }
        let offset = scrollView.contentOffset
        let from = destination
        let wanted = CGPoint(x: from.x + delta.x, y: from.y + delta.y)
        let target = scrollView.clampedOffset(wanted)
        if target == from, target == offset { return false }
        giveWay()
        scrollView.scrollingWasTakenOver()
        scrollView.noteUse()
        guard smoothly, let loop = frameLoop else {
            scrollView.moveContent(to: target, by: .motion)
            scrollView.indicators.scheduleFade()
            return true
        }
        updatePhysics()
        x.glide(from: offset.x, to: target.x, time: loop.time, duration: duration)
        y.glide(from: offset.y, to: target.y, time: loop.time, duration: duration)
        phase = .stepping(wanted: wanted)
        run()
        return true
    }
}
