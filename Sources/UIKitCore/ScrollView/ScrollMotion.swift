import CoreGraphics
import Foundation
import QuartzCore

/// Moves a scroll view's content: with a finger, its momentum, the app, or a wheel.
///
/// The numbers are in ``ScrollPhysics``, one value per axis. This class asks them in each frame and calls the delegate.
/// `ScrollMotion+Dragging` is about drags, `ScrollMotion+Program` about everything else.
@MainActor final class ScrollMotion {
    @exclusivity(unchecked) private var back = BackReference<UIScrollView>()
    var scrollView: UIScrollView { back.owner }

    func belong(to scrollView: UIScrollView) { back.object = scrollView }

    enum Phase {
        case idle
        case dragging(Drag)
        case decelerating
        /// An animated `setContentOffset(_:animated:)`.
        case gliding
        /// A smoothed notch of a wheel, or a key. It goes as far as the content allows, which is known only on the way
        /// if rows are measured there.
        case stepping(wanted: CGPoint)
        /// A trackpad that has just moved pages.
        case wheeling(PageWheel)
    }

    var phase = Phase.idle
    var x = ScrollPhysics(range: 0...0, viewport: 0)
    var y = ScrollPhysics(range: 0...0, viewport: 0)
    private var link: CADisplayLink?
    /// Whether the delegate is being told that a drag ends.
    var isEndingDrag = false

    var isActive: Bool { if case .idle = phase { false } else { true } }

    var isDragging: Bool { if case .dragging = phase { true } else { false } }

    var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }

    var isGliding: Bool { if case .gliding = phase { true } else { false } }

    /// Whether content moves by itself.
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

    /// Stops the content at its present offset, without calling the delegate.
    func stop() {
        link?.invalidate()
        phase = .idle
    }

    /// Stops what moves the content by itself, because something else takes over. Tells the delegate of the end if
    /// `isTold`.
    func giveWay(isTold: Bool = true) {
        guard isMoving else { return }
        let ended = phase
        stop()
        // Scrolling to the top only reports its arrival.
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

    /// Returns the physics of content that rests at the present offset.
    func physics(_ axis: Axis) -> ScrollPhysics {
        ScrollPhysics(
            range: scrollView.restingRange(axis), viewport: scrollView.bounds.size[main: axis],
            bounces: axis == .vertical ? scrollView.bouncesVertically : scrollView.bouncesHorizontally,
            decelerationRate: scrollView.decelerationRate.rawValue, offset: scrollView.contentOffset[main: axis])
    }

    /// Updates the range of offsets, because content may have grown or shrunk while moving.
    func updateRanges(at time: TimeInterval) {
        x.setRange(scrollView.restingRange(.horizontal), at: time)
        y.setRange(scrollView.restingRange(.vertical), at: time)
    }

    // MARK: Shifting with the content

    /// Shifts the motion with the content, which grew or shrank before the visible part. The motion continues as if the
    /// content had always been there.
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

    /// Shifts the motion because content before the visible part was measured. Only a scroll to a given offset still
    /// ends at that offset.
    func carry(by distance: CGPoint) {
        guard isGliding, let time = frameLoop?.time else { return shift(by: distance) }
        x.carry(by: distance.x, at: time)
        y.carry(by: distance.y, at: time)
    }

    /// Continues a drag or deceleration from where the app has put the content, as an endless scroll view does when it
    /// starts over. A scroll that the app asked for isn't redirected; any other, as towards the wheel of a
    /// refresh, gives way.
    func contentWasPut(from old: CGPoint) {
        let offset = scrollView.contentOffset
        guard offset != old else { return }
        switch phase {
        case .dragging: takeHold()
        case .decelerating:
            let time = frameLoop?.time ?? 0
            x.put(at: offset.x, from: old.x, in: scrollView.restingRange(.horizontal), at: time)
            y.put(at: offset.y, from: old.y, in: scrollView.restingRange(.vertical), at: time)
        case .stepping: stop()
        case .idle, .gliding, .wheeling: break
        }
    }
}
