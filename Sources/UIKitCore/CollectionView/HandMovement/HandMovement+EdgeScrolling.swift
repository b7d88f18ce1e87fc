import CoreGraphics
import Foundation
import QuartzCore

extension HandMovement {
    /// Begins to scroll, goes on or stops, as the lifted item lies. Frames are asked for only while content moves.
    func updateEdgeScrolling() {
        guard let moving = lifted else { return }
        guard view.isScrollEnabled, let window, nextEdgeOffset(of: moving, after: 1) != view.contentOffset else {
            return moving.stopScrolling()
        }
        guard moving.link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            hold { _ in scrollAtEdge(for: link.duration) }
        }
        moving.link = link
        link.add(to: window.screen.frameLoop)
    }

    private func scrollAtEdge(for duration: TimeInterval) {
        // A finger, a wheel or the program moves the content already.
        guard let moving = lifted, !view.motion.isActive else { return }
        let before = view.contentOffset
        let seen = view.mirror.flipped(moving.position)
        view.moveContent(to: nextEdgeOffset(of: moving, after: duration), by: .motion)
        let way = CGPoint(x: view.contentOffset.x - before.x, y: view.contentOffset.y - before.y)
        // The finger stays where it is, so the item comes along with the view.
        if way != .zero { moveLifted(to: view.mirror.flipped(CGPoint(x: seen.x + way.x, y: seen.y + way.y))) }
        updateEdgeScrolling()
    }

    /// Where content is scrolled to after this many seconds, but never beyond where it may rest.
    private func nextEdgeOffset(of moving: LiftedItem, after duration: TimeInterval) -> CGPoint {
        view.offset(pulledFrom: view.mirror.flipped(moving.position), after: duration)
    }
}

extension UICollectionView {
    /// Where content is scrolled to after this many seconds by what is held at a point of it, as it is seen.
    func offset(pulledFrom seen: CGPoint, after duration: TimeInterval) -> CGPoint {
        let visible = visibleContent
        var offset = contentOffset
        for axis in Axis.allCases where visible.size[main: axis] > 0 {
            let velocity = EdgeScrolling.velocity(at: seen[main: axis], in: visible.min(axis)...visible.max(axis))
            guard velocity != 0 else { continue }
            let range = restingRange(axis)
            // Content that was pulled beyond its edge is not pushed back.
            let next = offset[main: axis] + velocity * duration
            offset[main: axis] =
                velocity > 0
                ? max(offset[main: axis], min(next, range.upperBound))
                : min(offset[main: axis], max(next, range.lowerBound))
        }
        return offset
    }
}
