import CoreGraphics
import Foundation

/// Fingers on a trackpad that move pages. They may continue or have been lifted.
struct PageWheel {
    /// The direction of the last step.
    let direction: CGPoint
    /// The time of the last step.
    let time: TimeInterval
}

// Paging without a touch comes to rest as with one: at a whole page (Decisions/0058).
extension ScrollMotion {
    /// Turns to the next stop, for a wheel's notch or a key. Returns false if there is none in this direction.
    func turnPage(toward direction: CGPoint) -> Bool {
        let from = destination
        func next(_ axis: Axis) -> CGFloat {
            guard let stops = scrollView.stops(axis) else { return from[main: axis] + direction[main: axis] }
            return stops.neighbor(of: from[main: axis], direction: direction[main: axis])
        }
        let target = CGPoint(x: next(.horizontal), y: next(.vertical))
        return step(
            by: CGPoint(x: target.x - from.x, y: target.y - from.y), smoothly: true,
            duration: ScrollConstants.glideDuration)
    }

    /// Follows a trackpad's step at once. The page comes to rest when no other step follows.
    func movePages(by delta: CGPoint) -> Bool {
        guard !isDragging, scrollView.isScrollEnabled, let loop = frameLoop else { return false }
        let offset = scrollView.contentOffset
        let target = scrollView.clampedOffset(CGPoint(x: offset.x + delta.x, y: offset.y + delta.y))
        guard target != offset else { return false }
        giveWay()
        scrollView.scrollingWasTakenOver()
        scrollView.noteUse()
        scrollView.moveContent(to: target, by: .motion)
        // A delegate method may have begun another movement.
        guard !isActive else { return true }
        phase = .wheeling(PageWheel(direction: delta, time: loop.time))
        run()
        return true
    }

    /// Comes to rest at a page when no step has followed. Called in each frame after a step.
    func comeToRest(after wheel: PageWheel, at time: TimeInterval) {
        guard time - wheel.time >= ScrollConstants.wheelRest else { return }
        updatePhysics()
        let offset = scrollView.contentOffset
        func meant(_ axis: Axis) -> CGFloat {
            scrollView.stops(axis)?.target(from: offset[main: axis], direction: wheel.direction[main: axis])
                ?? offset[main: axis]
        }
        let target = scrollView.clampedOffset(CGPoint(x: meant(.horizontal), y: meant(.vertical)))
        guard target != offset else {
            stop()
            return scrollView.indicators.scheduleFade()
        }
        x.glide(from: offset.x, to: target.x, time: time)
        y.glide(from: offset.y, to: target.y, time: time)
        phase = .stepping(wanted: target)
    }
}
