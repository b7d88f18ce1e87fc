import CoreGraphics
import Foundation
import QuartzCore

// Scrolls the content while a person holds an item near an edge of the collection view, or of a section that scrolls on
// its own.
extension HandMovement {
    /// Begins, continues or stops scrolling, depending on the place of the lifted item. Requests frames only while
    /// content scrolls.
    func updateEdgeScrolling() {
        guard let moving = lifted else { return }
        guard let window, isPulling(moving) else { return moving.stopScrolling() }
        guard moving.link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            hold { _ in scrollAtEdge(for: link.duration) }
        }
        moving.link = link
        link.add(to: window.screen.frameLoop)
    }

    private func isPulling(_ moving: LiftedItem) -> Bool {
        guard view.isScrollEnabled else { return false }
        if nextEdgeOffset(of: moving, after: 1) != view.contentOffset { return true }
        guard let section = sectionScroller(under: moving) else { return false }
        return nextOffset(of: section, under: moving, after: 1) != section.contentOffset
    }

    private func scrollAtEdge(for duration: TimeInterval) {
        // A finger, the wheel or the app is scrolling the content already.
        guard let moving = lifted, !view.motion.isActive else { return }
        if let section = sectionScroller(under: moving) { scroll(section, under: moving, for: duration) }
        guard lifted === moving else { return }
        let before = view.contentOffset
        let seen = view.mirror.flipped(moving.position)
        view.moveContent(to: nextEdgeOffset(of: moving, after: duration), by: .motion)
        let way = CGPoint(x: view.contentOffset.x - before.x, y: view.contentOffset.y - before.y)
        // The finger stays at its place on screen, so the item moves with the visible area.
        if way != .zero { moveLifted(to: view.mirror.flipped(CGPoint(x: seen.x + way.x, y: seen.y + way.y))) }
        updateEdgeScrolling()
    }

    /// Returns the content offset after this many seconds, within the range in which the content can rest.
    private func nextEdgeOffset(of moving: LiftedItem, after duration: TimeInterval) -> CGPoint {
        view.offset(pulledFrom: view.mirror.flipped(moving.position), after: duration)
    }

    // MARK: Sections that scroll on their own

    private func sectionScroller(under moving: LiftedItem) -> SectionScrollView? {
        view.sectionScrolling.scroller(at: view.mirror.flipped(moving.position))
    }

    private func nextOffset(
        of section: SectionScrollView, under moving: LiftedItem, after duration: TimeInterval
    ) -> CGPoint {
        section.offset(
            pulledFrom: section.convert(view.mirror.flipped(moving.position), from: view), after: duration)
    }

    private func scroll(_ section: SectionScrollView, under moving: LiftedItem, for duration: TimeInterval) {
        guard !section.motion.isActive else { return }
        let next = nextOffset(of: section, under: moving, after: duration)
        guard next != section.contentOffset else { return }
        if moving.pulledSection !== section { moving.leavePulledSection() }
        moving.pulledSection = section
        section.moveContent(to: next, by: .motion)
        // Other items are under the finger now.
        moveLifted(to: moving.position)
    }
}

extension UIScrollView {
    /// Returns the content offset after this many seconds, for an item that is held at a point of the visible content.
    func offset(pulledFrom seen: CGPoint, after duration: TimeInterval) -> CGPoint {
        let visible = visibleContent
        var offset = contentOffset
        for axis in Axis.allCases where visible.size[main: axis] > 0 {
            let range = restingRange(axis)
            let velocity = EdgeScrolling.velocity(at: seen[main: axis], in: visible.min(axis)...visible.max(axis))
            guard velocity != 0, range.lowerBound < range.upperBound else { continue }
            // Content that is pulled beyond its edge isn't pushed back.
            let next = offset[main: axis] + velocity * duration
            offset[main: axis] =
                velocity > 0
                ? max(offset[main: axis], min(next, range.upperBound))
                : min(offset[main: axis], max(next, range.lowerBound))
        }
        return offset
    }
}
