import CoreGraphics
import Foundation
import QuartzCore

/// What moves a scroll view's content: a finger, the momentum it leaves, the program, a wheel.
///
/// The numbers are ``ScrollPhysics``'s, one value an axis; this class asks them at each frame and tells the delegate.
/// `ScrollMotion+Dragging` is about the finger, `ScrollMotion+Program` about what needs none.
@MainActor final class ScrollMotion {
    @exclusivity(unchecked) private var back = BackReference<UIScrollView>()
    var scrollView: UIScrollView { back.owner }

    func belong(to scrollView: UIScrollView) { back.object = scrollView }

    enum Phase {
        case idle
        case dragging(Drag)
        case decelerating
        /// An animated setContentOffset.
        case gliding
        /// A notch of a wheel or a key, smoothed. It goes as far as content allows, which is only known on the way where
        /// rows are measured there.
        case stepping(wanted: CGPoint)
        /// A trackpad that moved pages, just now.
        case wheeling(PageWheel)
    }

    var phase = Phase.idle
    var x = ScrollPhysics(range: 0...0, viewport: 0)
    var y = ScrollPhysics(range: 0...0, viewport: 0)
    private var link: CADisplayLink?
    /// Set while those are told that a drag ends.
    var isEndingDrag = false

    var isActive: Bool { if case .idle = phase { false } else { true } }

    var isDragging: Bool { if case .dragging = phase { true } else { false } }

    var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }

    var isGliding: Bool { if case .gliding = phase { true } else { false } }

    /// Whether content moves by itself now.
    var isMoving: Bool { isActive && !isDragging }

    // MARK: Beginning and ending

    var frameLoop: FrameLoop? { scrollView.window?.screen.frameLoop }

    func run() {
        guard frameLoop != nil else { return stop() }
        if link == nil { link = CADisplayLink { [weak self] in self?.tick(at: $0.timestamp) } }
        link?.add(to: frameLoop)
        link?.isPaused = false
        scrollView.indicators.show()
    }

    private func tick(at time: TimeInterval) { back.hold { _ in frame(at: time) } }

    /// Stops the content where it is, without a word to the delegate.
    func stop() {
        link?.invalidate()
        phase = .idle
    }

    /// Whatever moved content by itself gives way to something else; its end is told.
    func giveWay(isTold: Bool = true) {
        guard isMoving else { return }
        let ended = phase
        stop()
        // The way to the top tells of its arrival only.
        let isToTop = scrollView.isScrollingToTop
        scrollView.isScrollingToTop = false
        if isTold, !isToTop { tellEnd(of: ended) }
    }

    private func tellEnd(of phase: Phase) {
        switch phase {
        case .decelerating: scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView)
        case .gliding: scrollView.glideDidEnd()
        case .idle, .dragging, .stepping, .wheeling: break
        }
    }

    // MARK: Frames

    private func frame(at time: TimeInterval) {
        if case .wheeling(let wheel) = phase { return comeToRest(after: wheel, at: time) }
        updateRanges(at: time)
        if case .stepping = phase { redirectGlide(to: destination) }
        let offset = CGPoint(x: x.offset(at: time), y: y.offset(at: time))
        scrollView.moveContent(to: offset, by: .motion)
        guard isMoving, !x.isMoving, !y.isMoving else { return }
        let ended = phase
        stop()
        scrollView.indicators.scheduleFade()
        tellEnd(of: ended)
        scrollView.refresher?.fitRoom(in: scrollView)
    }

    // MARK: Physics

    func updatePhysics() {
        x = physics(.horizontal)
        y = physics(.vertical)
    }

    /// Of content at rest where it is now.
    func physics(_ axis: Axis) -> ScrollPhysics {
        ScrollPhysics(
            range: scrollView.restingRange(axis), viewport: scrollView.bounds.size[main: axis],
            bounces: axis == .vertical ? scrollView.bouncesVertically : scrollView.bouncesHorizontally,
            decelerationRate: scrollView.decelerationRate.rawValue, offset: scrollView.contentOffset[main: axis])
    }

    /// Content may have grown or shrunk while it moved.
    func updateRanges(at time: TimeInterval) {
        x.setRange(scrollView.restingRange(.horizontal), at: time)
        y.setRange(scrollView.restingRange(.vertical), at: time)
    }

    // MARK: Content that is somewhere else all at once

    /// The content grew or shrank before what is in view; whatever moves it goes on as if it had always been so.
    func shift(by distance: CGPoint) {
        x.shift(by: distance.x)
        y.shift(by: distance.y)
        switch phase {
        case .dragging(var drag):
            drag.start.x += distance.x
            drag.start.y += distance.y
            phase = .dragging(drag)
        case .stepping(let wanted):
            phase = .stepping(wanted: CGPoint(x: wanted.x + distance.x, y: wanted.y + distance.y))
        case .idle, .decelerating, .gliding, .wheeling: break
        }
    }

    /// Content was measured on its way into view, and what is in view stays there: only a scroll to a given place ends at that place.
    func carry(by distance: CGPoint) {
        guard isGliding, let time = frameLoop?.time else { return shift(by: distance) }
        x.carry(by: distance.x, at: time)
        y.carry(by: distance.y, at: time)
    }

    /// The program put the content elsewhere, as endless content does when it begins again: the finger holds what it holds now,
    /// and momentum goes on from there. A scroll to a given place is not turned aside.
    func contentWasPut(from old: CGPoint) {
        let offset = scrollView.contentOffset
        guard offset != old else { return }
        switch phase {
        case .dragging: takeHold()
        case .decelerating:
            let time = frameLoop?.time ?? 0
            x.put(at: offset.x, from: old.x, in: scrollView.restingRange(.horizontal), at: time)
            y.put(at: offset.y, from: old.y, in: scrollView.restingRange(.vertical), at: time)
        case .idle, .gliding, .stepping, .wheeling: break
        }
    }
}
