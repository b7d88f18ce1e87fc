import CoreGraphics
import Foundation

/// Touches that views don't get yet, because a gesture recogniser that hasn't decided delays them.
@MainActor final class HeldTouches {
    private var entries: [Entry] = []

    private struct Entry {
        var touch: UITouch
        var event: UIEvent
        var moments: [Moment]
        var holders: [Holder]

        @MainActor var isHeld: Bool { holders.contains(where: \.holds) }
    }

    /// The values of a touch at one step, which the view sees later.
    private struct Moment {
        var phase: UITouch.Phase
        var location: CGPoint
        var previousLocation: CGPoint
        var time: TimeInterval

        @MainActor init(_ touch: UITouch) {
            phase = touch.phase
            location = touch.windowLocation
            previousLocation = touch.previousWindowLocation
            time = touch.timestamp
        }

        @MainActor func restore(to touch: UITouch) {
            touch.phase = phase
            touch.windowLocation = location
            touch.previousWindowLocation = previousLocation
            touch.timestamp = time
        }
    }

    private struct Holder {
        weak var recognizer: UIGestureRecognizer?
        var attempt: Int

        @MainActor var holds: Bool {
            guard let recognizer else { return false }
            return recognizer.attempt == attempt && recognizer.isAnalyzing
        }
    }

    /// Returns whether a gesture recogniser holds back this change of a touch from its view. If so, stores the change.
    func holds(_ touch: UITouch, with event: UIEvent) -> Bool {
        if let index = entries.firstIndex(where: { $0.touch === touch }) {
            var moment = Moment(touch)
            // Successive moves become one.
            if moment.phase == .moved, let last = entries[index].moments.last, last.phase == .moved {
                moment.previousLocation = last.previousLocation
                entries[index].moments.removeLast()
            }
            entries[index].moments.append(moment)
            return true
        }
        guard touch.phase == .began || touch.phase == .ended else { return false }
        let holders = (touch.gestureRecognizers ?? []).filter {
            $0.isAnalyzing && (touch.phase == .began ? $0.delaysTouchesBegan : $0.delaysTouchesEnded)
        }
        guard !holders.isEmpty else { return false }
        entries.append(
            Entry(
                touch: touch, event: event, moments: [Moment(touch)],
                holders: holders.map { Holder(recognizer: $0, attempt: $0.attempt) }))
        return true
    }

    /// Cancels the touches that a recogniser held back. Called when it recognised its gesture.
    func take(by recognizer: UIGestureRecognizer) {
        let taken = entries.filter { $0.holders.contains { $0.recognizer === recognizer } }
        entries.removeAll { $0.holders.contains { $0.recognizer === recognizer } }
        for entry in taken { entry.touch.cancelForView() }
    }

    /// Delivers the touches that no gesture recogniser holds back any more.
    func release() {
        while let index = entries.firstIndex(where: { $0.touch.isCancelledForView || !$0.isHeld }) {
            let entry = entries.remove(at: index)
            // A view that has left its window in the meantime gets no touch.
            guard entry.touch.isKnownToView || entry.touch.view?.window != nil else {
                entry.touch.isCancelledForView = true
                continue
            }
            let now = Moment(entry.touch)
            for moment in entry.moments {
                moment.restore(to: entry.touch)
                entry.touch.tellView(moment.phase, with: entry.event)
            }
            now.restore(to: entry.touch)
        }
    }
}

extension UITouch {
    var isDown: Bool { phase != .ended && phase != .cancelled }

    /// Delivers a change to the view, unless a gesture recogniser has taken the touch away.
    func tellView(_ phase: Phase, with event: UIEvent?) {
        guard let view, !isCancelledForView else { return }
        if phase == .began, !view.mayHave(self, with: event) { return isCancelledForView = true }
        isKnownToView = phase != .ended && phase != .cancelled
        switch phase {
        case .began: view.touchesBegan([self], with: event)
        case .moved: view.touchesMoved([self], with: event)
        case .ended: view.touchesEnded([self], with: event)
        case .cancelled: view.touchesCancelled([self], with: event)
        case .stationary: break
        }
    }

    /// Takes the touch away from its view, for a gesture recogniser.
    func cancelForView() {
        guard !isCancelledForView else { return }
        let view = isKnownToView ? view : nil
        isCancelledForView = true
        view?.touchesCancelled([self], with: nil)
    }
}

extension UITouch {
    /// Cancels the touch for its view and for the gesture recognisers whose views have left the touch's window. Others
    /// go on: a list scrolls while the finger's row goes away.
    func leaveViewsOutsideItsWindow() {
        for recognizer in gestureRecognizers ?? [] where recognizer.view?.window !== window { recognizer.abandon() }
        if view?.window !== window { cancelForView() }
    }
}

extension [UITouch] {
    /// The middle of all touches, in points of the window.
    @MainActor var middle: CGPoint {
        guard !isEmpty else { return .zero }
        var sum = CGPoint.zero
        for touch in self {
            sum.x += touch.windowLocation.x
            sum.y += touch.windowLocation.y
        }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}

extension UIView {
    /// Returns whether the scroll views around the view let it have a touch.
    fileprivate func mayHave(_ touch: UITouch, with event: UIEvent?) -> Bool {
        var ancestor = inputParent
        while let view = ancestor {
            if let scroller = view.contentScroller, !scroller.touchesShouldBegin([touch], with: event, in: self) {
                return false
            }
            ancestor = view.inputParent
        }
        return true
    }
}
