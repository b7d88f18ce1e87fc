import CoreGraphics
import Foundation

// Incoming touches.
extension UIGestureRecognizer {
    /// Returns whether the recogniser watches a touch that begins. Asks its delegate.
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

    /// Returns whether the recogniser and its delegate accept an event.
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

    /// Called after a touch ended and everything was told.
    func touchIsOver(_ touch: UITouch) {
        // A waiting recogniser still needs the touch's location.
        if !isWaiting { touches.removeAll { $0 === touch } }
        finishIfOver()
    }

    /// Returns whether the touch that just began has ended the recogniser's waiting.
    func hasJustFinished() -> Bool {
        guard storedState == .ended || storedState == .failed, touches.allSatisfy({ !$0.isDown }) else { return false }
        finishIfOver()
        return storedState == .possible
    }

    /// Sets the time at which ``deadlineDidPass()`` is called. It replaces any earlier time.
    func setDeadline(_ time: TimeInterval) {
        deadline = time
        view?.window?.screen.router.deadlines.add(self, at: time)
    }

    /// Begins a gesture that isn't made by touches. Returns false if the recogniser is busy or disabled.
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
