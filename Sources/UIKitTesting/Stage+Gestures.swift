import CoreGraphics
import Foundation
import RenderTree
import UIKitCore

// Gestures with fingers, a pointer and a trackpad, in one call each.
extension Stage {
    /// Taps twice at one place with a finger, fast enough for a double tap.
    public func doubleTap(at point: CGPoint) {
        quickTap(at: point)
        advance(by: 0.1)
        quickTap(at: point)
        settle()
    }

    private func quickTap(at point: CGPoint) {
        let finger = touchDown(at: point)
        advance(by: 0.05)
        touchUp(finger, at: point)
    }

    /// Holds a finger at one place for `duration` seconds, and lifts it.
    public func longPress(at point: CGPoint, duration: TimeInterval = 0.7) {
        UsableNumber.require(duration, in: UsableNumber.seconds, "duration", of: "longPress(at:duration:)")
        let finger = touchDown(at: point)
        advance(by: duration)
        touchUp(finger, at: point)
        settle()
    }

    /// Swipes a finger `distance` points in one of the four directions, in a tenth of a second.
    public func swipe(
        _ direction: UISwipeGestureRecognizer.Direction, at point: CGPoint, distance: CGFloat = 100
    ) {
        var end = point
        if direction.contains(.right) { end.x += distance }
        if direction.contains(.left) { end.x -= distance }
        if direction.contains(.down) { end.y += distance }
        if direction.contains(.up) { end.y -= distance }
        flick(from: point, to: end)
        settle()
    }

    /// Moves two fingers beside each other, `start` points apart around `center`, until they are `end` points apart.
    public func pinch(at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.5) {
        UsableNumber.require(duration, in: UsableNumber.seconds, "duration", of: "pinch(at:from:to:duration:)")
        moveTwoFingers(duration: duration) { fraction in
            let reach = (start + (end - start) * fraction) / 2
            return (CGPoint(x: center.x - reach, y: center.y), CGPoint(x: center.x + reach, y: center.y))
        }
    }

    /// Turns two fingers, `distance` points apart, around `center` by `angle` radians, clockwise.
    public func rotate(
        at center: CGPoint, by angle: CGFloat, distance: CGFloat = 100, duration: TimeInterval = 0.5
    ) {
        UsableNumber.require(duration, in: UsableNumber.seconds, "duration", of: "rotate(at:by:distance:duration:)")
        moveTwoFingers(duration: duration) { fraction in
            let way = CGPoint(x: cos(angle * fraction) * distance / 2, y: sin(angle * fraction) * distance / 2)
            return (
                CGPoint(x: center.x - way.x, y: center.y - way.y), CGPoint(x: center.x + way.x, y: center.y + way.y)
            )
        }
    }

    private func moveTwoFingers(duration: TimeInterval, places: (CGFloat) -> (CGPoint, CGPoint)) {
        let steps = max(Int((duration / clock.frameDuration).rounded()), 1)
        let fingers = (touchDown(at: places(0).0), touchDown(at: places(0).1))
        for step in 1...steps {
            advance(by: clock.frameDuration)
            let place = places(CGFloat(step) / CGFloat(steps))
            touchMove(fingers.0, to: place.0)
            touchMove(fingers.1, to: place.1)
        }
        touchUp(fingers.0, at: places(1).0)
        touchUp(fingers.1, at: places(1).1)
        settle()
    }

    /// Moves the mouse pointer to a point without pressing a button; nil moves it off the device.
    public func hover(at point: CGPoint?) {
        send(.pointer(PointerInput(phase: .hovered, location: point ?? CGPoint(x: -1, y: -1))))
        settle()
    }

    /// Pinches and turns two fingers on a trackpad in ten steps, with the pointer at `point`. `rotation` is clockwise,
    /// in radians.
    public func trackpad(at point: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0) {
        send(.transform(TransformInput(phase: .began, location: point, scale: 1, rotation: 0)))
        for step in 1...10 {
            advance(by: clock.frameDuration)
            let part = CGFloat(step) / 10
            send(
                .transform(
                    TransformInput(
                        phase: .moved, location: point, scale: pow(scale, part), rotation: rotation * part)))
        }
        send(.transform(TransformInput(phase: .ended, location: point, scale: scale, rotation: rotation)))
        settle()
    }
}
