import CoreGraphics
import Foundation
import RenderTree

// Input without a finger on the screen: a pointer without a button, wheels, and two fingers on a trackpad.
extension InputRouter {
    // MARK: Hovering

    /// Tells hover gesture recognisers that the pointer has moved, entered or left their views.
    func hover(at location: CGPoint?, time: TimeInterval, modifiers: UIKeyModifierFlags) {
        let event = UIEvent.indirect(.hover, at: time, modifiers: modifiers)
        let under = location.flatMap(viewHit).map(recognizers) ?? []
        let now = under.compactMap { $0 as? UIHoverGestureRecognizer }
        guard !now.isEmpty || !hovered.isEmpty else { return }
        let before = hovered
        hovered = now
        pass {
            for recognizer in before where !now.contains(where: { $0 === recognizer }) { recognizer.pointerLeft() }
            guard let location else { return }
            for recognizer in now { recognizer.pointerCame(to: location, with: event) }
        }
    }

    func viewHit(at location: CGPoint) -> UIView? {
        for window in screen.windows.reversed() where window.bounds.contains(location) {
            if let view = window.hitTest(location, with: nil) { return view }
        }
        return nil
    }

    // MARK: Wheels

    /// Gives a wheel's step to the innermost view that can use it: a pan gesture recogniser that allows wheels, or a
    /// scroll view.
    func scroll(_ wheel: WheelInput, time: TimeInterval) {
        let delta = CGPoint(x: wheel.delta.dx, y: wheel.delta.dy)
        guard wheel.location.isPlausible, delta.isPlausible, time.isFinite else { return }
        for window in screen.windows.reversed() {
            guard let hit = window.hitTest(wheel.location, with: nil) else { continue }
            var ancestor: UIView? = hit
            while let view = ancestor {
                if drag(view, by: wheel, time: time) { return }
                if let scroller = view.contentScroller, scroller.scrollByWheel(wheel) {
                    lastScrollView = view
                    return
                }
                ancestor = view.inputParent
            }
            return
        }
    }

    private func drag(_ view: UIView, by wheel: WheelInput, time: TimeInterval) -> Bool {
        guard let recognizers = view.gestureRecognizers else { return false }
        let kind: UIScrollTypeMask = wheel.isPrecise ? .continuous : .discrete
        for case let pan as UIPanGestureRecognizer in recognizers where pan.allowedScrollTypesMask.contains(kind) {
            let event = UIEvent.indirect(.scroll, at: time, modifiers: UIKeyModifierFlags(wheel.modifiers))
            var isTaken = false
            // A pan's translation follows the fingers; a content offset goes the other way.
            let way = CGPoint(x: -wheel.delta.dx, y: -wheel.delta.dy)
            pass { isTaken = pan.scroll(by: way, at: wheel.location, with: event) }
            if isTaken { return true }
        }
        return false
    }

    // MARK: Trackpads

    /// Handles two fingers that pinch or turn on a trackpad.
    func transform(_ input: TransformInput, time: TimeInterval) {
        guard input.location.isPlausible, input.scale.isFinite, input.scale > 0, input.rotation.isFinite, time.isFinite
        else { return }
        if input.phase == .began {
            endTransform(.cancelled)
            let event = UIEvent.indirect(.transform, at: time)
            let candidates = viewHit(at: input.location).map(recognizers) ?? []
            transformed = candidates.filter {
                $0.watchesTrackpad && $0.beginIndirectly(at: input.location, with: event)
            }
        }
        let sum = TransformSoFar(scale: input.scale, rotation: input.rotation)
        pass {
            for recognizer in transformed where recognizer.isIndirect {
                recognizer.lastWindowLocation = input.location
                recognizer.trackpadMoved(sum, at: time)
            }
        }
        if input.phase == .ended || input.phase == .cancelled { endTransform(input.phase) }
    }

    private func endTransform(_ phase: InputPhase) {
        let recognizers = transformed
        transformed = []
        pass {
            for recognizer in recognizers where recognizer.isIndirect {
                let isOver = recognizer.isActive || recognizer.isWaiting
                recognizer.state = isOver ? (phase == .ended ? .ended : .cancelled) : .failed
            }
        }
    }
}
