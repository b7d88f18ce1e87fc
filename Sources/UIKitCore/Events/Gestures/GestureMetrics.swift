import CoreGraphics
import Foundation

/// How far and how long, for all recognisers: our choice where iOS does not say (Decisions/0035).
enum GestureMetrics {
    /// A tap is lifted within this many seconds,
    static let tapDuration: TimeInterval = 0.75
    /// and the next one of several begins within this many after that,
    static let tapInterval: TimeInterval = 0.35
    /// no further away than this, in points;
    static let tapDistance: CGFloat = 45
    /// fingers do not wander further than this meanwhile.
    static let tapMovement: CGFloat = 10

    /// A swipe goes this far, in points,
    static let swipeDistance: CGFloat = 50
    /// within this many seconds,
    static let swipeDuration: TimeInterval = 0.5
    /// and to the side no more than this part of its way, once it has gone further than a tap may.
    static let swipeSlant: CGFloat = 0.6

    /// Two fingers pinch when their distance has changed by this much, in points,
    static let pinchSlop: CGFloat = 8
    /// and turn when the line between them has turned by this much, in radians: ten degrees.
    static let rotationSlop: CGFloat = .pi / 18
    /// Fingers are taken to be no closer than this, in points: what is divided by nothing grows without end.
    static let closest: CGFloat = 10

    /// Velocities are those of the last this many seconds (M7).
    static let velocityWindow: TimeInterval = 0.1
    /// A finger that did not move during the last this many seconds before it is lifted does not fling (R614; the number is
    /// our choice).
    static let rest: TimeInterval = 0.1
    /// A wheel that drags has been let go of after this many seconds without a step.
    static let scrollRest: TimeInterval = 0.15
}
