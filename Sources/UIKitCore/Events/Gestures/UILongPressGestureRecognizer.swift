import CoreGraphics
import Foundation
import QuartzCore

/// Recognises a finger that stays in place, and then follows it until it lifts.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the long press. 0 by default.
    open var numberOfTapsRequired = 0
    /// The number of fingers that must press. 1 by default.
    open var numberOfTouchesRequired = 1

    /// How long the fingers must press, in seconds. Half a second by default.
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet {
            if !minimumPressDuration.isFinite { minimumPressDuration = reported("minimumPressDuration", oldValue) }
        }
    }

    /// How far the fingers may move before that, in points. Ten by default.
    open var allowableMovement: CGFloat = 10 {
        didSet { if !allowableMovement.isFinite { allowableMovement = reported("allowableMovement", oldValue) } }
    }

    private var taps = 0
    private var fingers = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            // After the gesture is recognised, more fingers make no difference.
            guard state == .possible else {
                ignore(touch, for: event)
                continue
            }
            fingers += 1
            if fingers > numberOfTouchesRequired { state = .failed }
        }
        guard state == .possible, !isWaiting else { return }
        if taps < numberOfTapsRequired {
            setDeadline(event.timestamp + GestureMetrics.tapDuration)
        } else if fingers == numberOfTouchesRequired {
            if minimumPressDuration <= 0 { return state = .began }
            setDeadline(event.timestamp + minimumPressDuration)
        } else {
            deadline = nil
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive { return state = .changed }
        if touches.contains(where: { $0.wanderedBeyond(allowableMovement) }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive || isWaiting { return state = .ended }
        if self.touches.contains(where: \.isDown) { return }
        guard taps < numberOfTapsRequired, fingers == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        fingers = 0
        setDeadline(event.timestamp + GestureMetrics.tapInterval)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        taps = 0
        fingers = 0
    }

    override func deadlineDidPass() {
        state = taps == numberOfTapsRequired && fingers == numberOfTouchesRequired ? .began : .failed
    }
}

extension UIGestureRecognizer {
    /// Warns that a value isn't a number. Returns the known value, which stays.
    func reported<Value>(_ property: String, _ known: Value) -> Value {
        Diagnostics.warnOnce(
            "gesture-number", of: property,
            "\(self): \(property) was set to an invalid number. It stays \(known).")
        return known
    }
}
