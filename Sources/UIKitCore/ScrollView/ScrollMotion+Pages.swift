import CoreGraphics
import Foundation

/// Fingers on a trackpad that move pages: they may go on, or have gone.
struct PageWheel {
    /// Of the last step.
    let direction: CGPoint
    /// When that was.
    let time: TimeInterval
}

// Pages that are turned without a finger come to rest as under one: whole (Decisions/0058).
extension ScrollMotion {
    /// A notch of a wheel, or a key, is a page; false when there is none that way.
    func turnPage(toward direction: CGPoint) -> Bool {
        let from = destination
        let target = CGPoint(
            x: physics(.horizontal).neighborPage(of: from.x, direction: direction.x),
            y: physics(.vertical).neighborPage(of: from.y, direction: direction.y))
        return step(
            by: CGPoint(x: target.x - from.x, y: target.y - from.y), smoothly: true,
            duration: ScrollConstants.glideDuration)
    }

    /// A trackpad's step is followed at once; a page comes to rest when no other step follows.
    func movePages(by delta: CGPoint) -> Bool {
        guard !isDragging, scrollView.isScrollEnabled, let loop = frameLoop else { return false }
        let offset = scrollView.contentOffset
        let target = scrollView.clampedOffset(CGPoint(x: offset.x + delta.x, y: offset.y + delta.y))
        guard target != offset else { return false }
        giveWay()
        scrollView.scrollingWasTakenOver()
        scrollView.noteUse()
        scrollView.moveContent(to: target, by: .motion)
        // Who was told of the move may have begun another one.
        guard !isActive else { return true }
        phase = .wheeling(PageWheel(direction: delta, time: loop.time))
        run()
        return true
    }

    /// Called with each frame after a step.
    func comeToRest(after wheel: PageWheel, at time: TimeInterval) {
        guard time - wheel.time >= ScrollConstants.wheelRest else { return }
        updatePhysics()
        let offset = scrollView.contentOffset
        let target = CGPoint(
            x: x.pageTarget(from: offset.x, direction: wheel.direction.x),
            y: y.pageTarget(from: offset.y, direction: wheel.direction.y))
        guard target != offset else {
            stop()
            return scrollView.indicators.scheduleFade()
        }
        x.glide(from: offset.x, to: target.x, time: time)
        y.glide(from: offset.y, to: target.y, time: time)
        phase = .stepping(target: target)
    }
}

extension ScrollPhysics {
    /// The page before or after the one at `offset`.
    ///
    /// - Parameter direction: Its sign says which; 0 stays.
    func neighborPage(of offset: CGFloat, direction: CGFloat) -> CGFloat {
        guard viewport > 0, direction != 0 else { return offset }
        // Content rests on pixels, which need not be where a page begins exactly.
        let page = offset / viewport, hair: CGFloat = 0.01
        let next = direction > 0 ? (page + hair).rounded(.down) + 1 : (page - hair).rounded(.up) - 1
        return (next * viewport).clamped(to: range)
    }

    /// The page that is meant by who moved content to `offset`, last in a direction: the next one that way as soon as some of
    /// it is seen.
    func pageTarget(from offset: CGFloat, direction: CGFloat) -> CGFloat {
        guard viewport > 0 else { return offset.clamped(to: range) }
        let page = offset / viewport
        let some = ScrollConstants.meantPart
        let meant =
            direction > 0
            ? (page - some).rounded(.up) : direction < 0 ? (page + some).rounded(.down) : page.rounded()
        return (meant * viewport).clamped(to: range)
    }
}
