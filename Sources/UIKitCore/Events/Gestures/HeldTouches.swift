import CoreGraphics
import Foundation

/// Touches that views are not told of yet, because a recogniser that has not decided wants it so.
@MainActor final class HeldTouches {
    private var entries: [Entry] = []

    private struct Entry {
        var touch: UITouch
        var event: UIEvent
        var moments: [Moment]
        var holders: [Holder]

        @MainActor var isHeld: Bool { holders.contains(where: \.holds) }
    }

    /// How the touch was at one step, for the view to see it like that later on.
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

    /// Keeps what happened to a touch from its view, if a recogniser wants that.
    func holds(_ touch: UITouch, with event: UIEvent) -> Bool {
        if let index = entries.firstIndex(where: { $0.touch === touch }) {
            var moment = Moment(touch)
            // Steps of a movement become one.
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

    /// The gesture was recognised: what it held back is cancelled instead.
    func take(by recognizer: UIGestureRecognizer) {
        let taken = entries.filter { $0.holders.contains { $0.recognizer === recognizer } }
        entries.removeAll { $0.holders.contains { $0.recognizer === recognizer } }
        for entry in taken { entry.touch.cancelForView() }
    }

    /// Tells views of the touches that no recogniser holds back any more.
    func release() {
        while let index = entries.firstIndex(where: { $0.touch.isCancelledForView || !$0.isHeld }) {
            let entry = entries.remove(at: index)
            // A view that has left its window meanwhile was not touched.
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

    /// Tells the view, unless the touch was taken away from it.
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

    /// A recogniser takes it away from the view.
    func cancelForView() {
        guard !isCancelledForView else { return }
        let view = isKnownToView ? view : nil
        isCancelledForView = true
        view?.touchesCancelled([self], with: nil)
    }
}

extension [UITouch] {
    /// The point in the middle of them, in points of the window.
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
    /// Whether the scroll views around let the view have a touch.
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
