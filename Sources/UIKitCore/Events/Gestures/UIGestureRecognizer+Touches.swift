import CoreGraphics
import Foundation

// Touches coming in.
extension UIGestureRecognizer {
    /// Whether it watches a touch that goes down; the delegate is asked.
    func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
        guard isEnabled, view != nil, watchesTouches, !isIndirect, storedState == .possible || isActive,
            allowedTypes.contains(touch.type)
        else { return false }
        if requiresExclusiveTouchType, let first = touches.first, first.type != touch.type { return false }
        guard looks(at: event) else { return false }
        if let delegate, !delegate.gestureRecognizer(self, shouldReceive: touch) { return false }
        touches.append(touch)
        isUnderWay = true
        return true
    }

    /// Whether it looks at an event, in its own opinion and its delegate's.
    func looks(at event: UIEvent) -> Bool {
        guard shouldReceive(event) else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    func receive(_ touch: UITouch, _ changed: Set<UITouch>, with event: UIEvent) {
        guard isEnabled, let view, view.window != nil, storedState == .possible || isActive,
            touches.contains(where: { $0 === touch })
        else { return }
        note(event)
        lastWindowLocation = touch.windowLocation
        switch touch.phase {
        case .began: touchesBegan(changed, with: event)
        case .moved: touchesMoved(changed, with: event)
        case .ended: touchesEnded(changed, with: event)
        case .cancelled: touchesCancelled(changed, with: event)
        case .stationary: break
        }
    }

    func note(_ event: UIEvent) {
        modifierFlags = event.modifierFlags
        buttonMask = event.buttonMask
    }

    /// The touch was lifted, and everybody knows.
    func touchIsOver(_ touch: UITouch) {
        // Whoever waits still has to tell where it was.
        if !isWaiting { touches.removeAll { $0 === touch } }
        finishIfOver()
    }

    /// Whether it was waiting when the touch went down, which has ended that.
    func hasJustFinished() -> Bool {
        guard storedState == .ended || storedState == .failed, touches.allSatisfy({ !$0.isDown }) else { return false }
        finishIfOver()
        return storedState == .possible
    }

    /// Has ``deadlineDidPass()`` called at `time`, instead of any other time.
    func setDeadline(_ time: TimeInterval) {
        deadline = time
        view?.window?.screen.router.deadlines.add(self, at: time)
    }

    /// Begins something that is not made by touches; false when it has something else to do.
    func beginIndirectly(at location: CGPoint, with event: UIEvent) -> Bool {
        guard isEnabled, view?.window != nil, storedState == .possible, !isUnderWay, looks(at: event) else {
            return false
        }
        note(event)
        lastWindowLocation = location
        isIndirect = true
        isUnderWay = true
        return true
    }
}
