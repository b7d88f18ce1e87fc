import CoreGraphics
import Foundation

// What moves content without a finger: the program, wheels and keys.
extension ScrollMotion {
    // MARK: The program

    func scroll(to target: CGPoint, animated: Bool) {
        guard target.isFinite else { return }
        scrollView.scrollingWasTakenOver()
        // One scroll that takes the place of another ends with it.
        if !isDragging { giveWay(isTold: isDecelerating) }
        guard animated, let loop = frameLoop else {
            scrollView.moveContent(to: target, by: .call)
            scrollView.refresher?.fitRoom(in: scrollView)
            return takeHold()
        }
        guard target != scrollView.contentOffset else { return }
        // A finger that drags loses its hold; one that has just been lifted has none.
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

    /// What was scrolled to lies elsewhere by now.
    func redirectGlide(to target: CGPoint) {
        // A target of content as it is now: when that shrinks, the glide ends within its edges.
        if let loop = frameLoop { updateRanges(at: loop.time) }
        x.redirect(to: target.x)
        y.redirect(to: target.y)
    }

    /// Content that may not rest any more where it is glides to the nearest place where it may; the delegate doesn't hear of the end.
    func settle() {
        guard !isDragging else { return }
        let target = scrollView.clampedOffset(scrollView.contentOffset)
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

    /// Where the content is, or where a step is taking it.
    var destination: CGPoint {
        if case .stepping(let wanted) = phase { scrollView.clampedOffset(wanted) } else { scrollView.contentOffset }
    }

    /// Moves by `delta`, smoothed over a few frames or at once; false when nothing can move that way.
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
