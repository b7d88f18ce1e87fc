import CoreGraphics
import Foundation

/// The distances and durations of all gesture recognisers: our choice where iOS doesn't document them (Decisions/0035).
enum GestureMetrics {
    /// The longest duration of a tap, in seconds.
    static let tapDuration: TimeInterval = 0.75
    /// The longest time between two taps of a multiple tap, in seconds.
    static let tapInterval: TimeInterval = 0.35
    /// The longest distance between those, in points.
    static let tapDistance: CGFloat = 45
    /// How far a finger may move during a tap, in points.
    static let tapMovement: CGFloat = 10

    /// The length of a swipe, in points.
    static let swipeDistance: CGFloat = 50
    /// The longest duration of a swipe, in seconds.
    static let swipeDuration: TimeInterval = 0.5
    /// The largest part of a swipe's way that it may go to the side, from the distance on that a tap may move.
    static let swipeSlant: CGFloat = 0.6

    /// The change of two fingers' distance that begins a pinch, in points.
    static let pinchSlop: CGFloat = 8
    /// The rotation of the line between two fingers that begins a rotation, in radians: ten degrees.
    static let rotationSlop: CGFloat = .pi / 18
    /// The least distance of two fingers that counts, in points. A division by 0 would give an infinite scale.
    static let closest: CGFloat = 10

    /// The time over which velocities are measured, in seconds (M7).
    static let velocityWindow: TimeInterval = 0.1
    /// The rest before a finger lifts that prevents a fling, in seconds (R614; the number is our choice).
    static let rest: TimeInterval = 0.1
    /// The time without a wheel's step after which a drag by the wheel ends, in seconds.
    static let scrollRest: TimeInterval = 0.15
}
