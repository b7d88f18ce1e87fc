import CoreGraphics
import Foundation
import QuartzCore

/// Zooms a scroll view's content: with two fingers, back within its limits, and in code.
///
/// Created when the first zooming property of a scroll view is set. The numbers are in ``ZoomPhysics``. This class asks
/// them for each touch and frame, places the zoomed view and calls the delegate (Decisions/0038).
@MainActor final class ScrollZoom {
    private let back: BackReference<UIScrollView>
    var scrollView: UIScrollView { back.owner }

    init(of scrollView: UIScrollView) { back = BackReference(scrollView) }

    /// Calls `body` if the scroll view still exists. For calls from outside it: frames and gestures.
    func whileScrollViewLives(_ body: () -> Void) { back.hold { _ in body() } }

    // MARK: Limits

    var minimumScale: CGFloat = 1 { didSet { limitsDidChange() } }
    var maximumScale: CGFloat = 1 { didSet { limitsDidChange() } }
    var bounces = true

    /// nil while both limits are the same.
    private(set) var pinch: ScrollPinchGestureRecognizer?

    private var physics: ZoomPhysics {
        ZoomPhysics(minimum: minimumScale, maximum: maximumScale, bounces: bounces)
    }

    private func limitsDidChange() {
        if physics.isZoomable == (pinch != nil) { return }
        if let pinch {
            self.pinch = nil
            scrollView.removeGestureRecognizer(pinch)
        } else {
            let made = ScrollPinchGestureRecognizer(self)
            pinch = made
            scrollView.addGestureRecognizer(made)
        }
    }

    // MARK: State

    private enum Phase {
        case idle
        case pinching(Pinch)
        case moving(ZoomMotion)
    }

    private struct Pinch {
        /// The content's scale at a recogniser scale of 1.
        var unit: CGFloat
        /// The point of the zoomed view that stays under the fingers.
        var anchor: CGPoint
        /// The place of the fingers, from the scroll view's corner.
        var point: CGPoint
    }

    private var phase = Phase.idle
    private var link: CADisplayLink?
    /// The view that was last zoomed. Its transform has the scale.
    private(set) weak var view: UIView?
    /// Whether the content's size and offset are being changed to a new scale.
    private var isPlacing = false

    var scale: CGFloat { view.map { max($0.zoomScale, ZoomPhysics.smallest) } ?? 1 }

    var isPinching: Bool { if case .pinching = phase { true } else { false } }

    var isMoving: Bool { if case .moving = phase { true } else { false } }

    /// Whether an animated change in code is zooming.
    var isGliding: Bool { if case .moving(let motion) = phase { motion.kind == .gliding } else { false } }

    /// Whether the content is returning from beyond a limit.
    var isBouncing: Bool {
        guard case .moving(let motion) = phase else { return false }
        return motion.kind == .bouncing && motion.start.scale != motion.target.scale
    }

    /// Whether this object controls the content offset.
    var isLeading: Bool { isPlacing || isPinching || isMoving }

    private var place: ZoomPlace { ZoomPlace(scale: scale, offset: scrollView.contentOffset) }

    private var origin: CGPoint { view?.frame.origin ?? .zero }

    /// Asks the delegate for the view to zoom.
    private func findView() -> UIView? {
        view = scrollView.scrollDelegate?.zoomedView(in: scrollView)
        return view
    }

    // MARK: Two fingers

    /// Whether there is a view to zoom, and no scroll view inside is zooming already.
    func mayBegin(with recognizer: UIGestureRecognizer) -> Bool {
        let rivals = scrollView.window?.screen.router.transformed ?? []
        guard !recognizer.isIndirect || !rivals.contains(where: { $0.isActive && $0 is ScrollPinchGestureRecognizer })
        else { return false }
        return findView() != nil
    }

    func pinch(with recognizer: ScrollPinchGestureRecognizer) {
        if !isPinching {
            guard view != nil || findView() != nil else { return }
            finish()
            scrollView.motion.giveWay()
            scrollView.noteUse()
            hold(unit: physics.pinchedScale(forShown: scale) / recognizer.initialScale, at: recognizer.place)
            scrollView.scrollDelegate?.scrollViewWillBeginZooming(scrollView, with: view)
        }
        guard case .pinching(let pinch) = phase else { return }
        let (point, scale) = (recognizer.place, physics.shownScale(forPinched: pinch.unit * recognizer.scale))
        phase = .pinching(Pinch(unit: pinch.unit, anchor: pinch.anchor, point: point))
        move(to: .showing(pinch.anchor, at: point, scale: scale, origin: origin))
    }

    /// Continues the zoom from the new middle of the fingers, after a finger came down or lifted.
    func holdOn(with recognizer: ScrollPinchGestureRecognizer) {
        if case .pinching(let pinch) = phase { hold(unit: pinch.unit, at: recognizer.place) }
    }

    private func hold(unit: CGFloat, at point: CGPoint) {
        phase = .pinching(Pinch(unit: unit, anchor: place.anchor(at: point, origin: origin), point: point))
    }

    /// Ends the pinch: content past a limit or an edge returns.
    func letGo() {
        guard case .pinching(let pinch) = phase else { return }
        phase = .idle
        guard view != nil else { return }
        let scale = physics.restingScale(for: self.scale)
        let target = place(at: scale, keeping: pinch.point)
        let isInPlace = scrollView.isDragging || rested(target).offset == scrollView.contentOffset
        if scale == self.scale, isInPlace { return end() }
        set(off: .bouncing, to: target)
    }

    // MARK: Zooming by code

    func setScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite else { return scrollView.reportBadGeometry("zoomScale", "\(scale)") }
        guard findView() != nil else { return }
        let scale = physics.restingScale(for: scale)
        if scale != self.scale { go(to: place(at: scale, keeping: scrollView.bounds.middle), animated: animated) }
    }

    func show(_ rect: CGRect, animated: Bool) {
        guard rect.isFinite else { return scrollView.reportBadGeometry("zoom(to:)", "\(rect)") }
        guard findView() != nil else { return }
        let rect = rect.standardized
        let size = scrollView.bounds.size
        let scale = physics.scale(showing: rect.size, in: size)
        go(
            to: .showing(
                CGPoint(x: rect.midX, y: rect.midY), at: CGPoint(x: size.width / 2, y: size.height / 2), scale: scale,
                origin: origin),
            animated: animated)
    }

    private func go(to target: ZoomPlace, animated: Bool) {
        // Fingers that zoom continue from the scale that code set.
        if case .pinching(let pinch) = phase {
            let factor = physics.pinchedScale(forShown: target.scale) / physics.pinchedScale(forShown: scale)
            rest(at: target)
            return hold(unit: pinch.unit * factor, at: pinch.point)
        }
        finish()
        scrollView.motion.giveWay()
        guard animated, scrollView.window != nil else { return rest(at: target) }
        scrollView.scrollDelegate?.scrollViewWillBeginZooming(scrollView, with: view)
        set(off: .gliding, to: target)
    }

    // MARK: Frames

    private func set(off kind: ZoomMotion.Kind, to target: ZoomPlace) {
        guard let loop = scrollView.window?.screen.frameLoop else {
            rest(at: target)
            return end()
        }
        phase = .moving(ZoomMotion(kind, from: place, to: target, time: loop.time))
        if link == nil { link = CADisplayLink { [weak self] in self?.tick(at: $0.timestamp) } }
        link?.add(to: loop)
        link?.isPaused = false
        scrollView.indicators.show()
    }

    private func tick(at time: TimeInterval) { whileScrollViewLives { frame(at: time) } }

    private func frame(at time: TimeInterval) {
        guard case .moving(let motion) = phase else { return stop() }
        guard view != nil else { return finish() }
        let fraction = motion.fraction(at: time)
        var next = motion.place(at: fraction, to: rested(motion.target).offset)
        if scrollView.isDragging { next = place(at: next.scale, keeping: finger) }
        if fraction == 1 {
            phase = .idle
            scrollView.isDragging ? move(to: next) : rest(at: motion.target)
            end()
        } else {
            move(to: next)
        }
    }

    /// Continues the return to the limits without the finger that was dragging meanwhile.
    func takeOver() {
        guard case .moving(let motion) = phase else { return }
        set(off: motion.kind, to: place(at: motion.target.scale, keeping: finger))
    }

    /// The place of the dragging finger, from the scroll view's corner.
    private var finger: CGPoint {
        let (point, corner) = (scrollView.panGestureRecognizer.location(in: scrollView), scrollView.bounds.origin)
        return CGPoint(x: point.x - corner.x, y: point.y - corner.y)
    }

    /// Ends an animated zoom at its target, at once.
    func finish() {
        guard case .moving(let motion) = phase else { return }
        phase = .idle
        if view != nil { rest(at: motion.target) }
        end()
    }

    /// Ends an animated zoom at its present place. A scale past a limit goes back to the limit.
    func stopByHand() {
        guard case .moving = phase else { return }
        phase = .idle
        if view != nil { rest(at: place(at: physics.restingScale(for: scale), keeping: scrollView.bounds.middle)) }
        end()
    }

    private func end() {
        stop()
        scrollView.indicators.scheduleFade()
        scrollView.scrollDelegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }

    private func stop() { link?.invalidate() }

    // MARK: Placing

    /// The place at another scale that shows the same content at `point` of the scroll view.
    private func place(at scale: CGFloat, keeping point: CGPoint) -> ZoomPlace {
        .showing(place.anchor(at: point, origin: origin), at: point, scale: scale, origin: origin)
    }

    /// The nearest place at which content of this scale can rest.
    private func rested(_ target: ZoomPlace) -> ZoomPlace {
        let content = view.map { $0.bounds.size.scaled(by: target.scale) } ?? scrollView.contentSize
        return ZoomPlace(
            scale: target.scale, offset: scrollView.restingOffset(nearest: target.offset, contentSize: content))
    }

    /// Rests at a place. Looks at the insets twice, because the delegate may change them with the scale, to keep small
    /// content centred.
    private func rest(at target: ZoomPlace) {
        move(to: rested(target))
        let offset = rested(target).offset
        if !isLeading, offset != scrollView.contentOffset { scrollView.moveContent(to: offset, by: .motion) }
    }

    /// Changes size and offset, then calls the delegate: first for scrolling, last for zooming.
    private func move(to target: ZoomPlace) {
        guard let view else { return }
        let old = scale
        isPlacing = true
        view.setZoomScale(target.scale)
        scrollView.contentSize = view.bounds.size.scaled(by: target.scale)
        isPlacing = false
        scrollView.moveContent(to: target.offset, by: .motion)
        scrollView.noteRest()
        if target.scale != old {
            scrollView.setNeedsLayout()
            scrollView.scrollDelegate?.scrollViewDidZoom(scrollView)
        }
        scrollView.motion.takeHold()
    }
}

extension UIView {
    /// The scale of the transform, however it's rotated.
    fileprivate var zoomScale: CGFloat { hypot(transform.a, transform.b) }

    /// Scales the view, and keeps its corner in place.
    fileprivate func setZoomScale(_ scale: CGFloat) {
        let corner = frame.origin
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        transform = CGAffineTransform(scaleX: scale, y: scale)
        center = CGPoint(
            x: corner.x + anchor.x * size.width * scale, y: corner.y + anchor.y * size.height * scale)
    }
}

extension CGSize {
    fileprivate func scaled(by scale: CGFloat) -> CGSize { CGSize(width: width * scale, height: height * scale) }
}

extension CGRect {
    /// The middle, from the corner.
    fileprivate var middle: CGPoint { CGPoint(x: width / 2, y: height / 2) }
}
