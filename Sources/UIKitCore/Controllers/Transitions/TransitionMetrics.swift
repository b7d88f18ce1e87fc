import CoreGraphics
import Foundation

/// Durations and distances of transitions: our choice (Decisions/0029).
enum TransitionMetrics {
    /// The duration of a push or pop, in seconds.
    static let pushDuration: TimeInterval = 0.35
    static let presentDuration: TimeInterval = 0.4
    static let fadeDuration: TimeInterval = 0.3
    static let zoomDuration: TimeInterval = 0.45
    /// The damping of a screen that grows. It slightly overshoots.
    static let zoomDamping: CGFloat = 0.86

    /// The part of its width that the lower screen moves to the side while another one slides over it.
    static let parallax: CGFloat = 0.3
    /// How dark the lower screen gets.
    static let shade: CGFloat = 0.1
    /// How dark the screen below one that grows gets.
    static let zoomShade: CGFloat = 0.2

    /// How much smaller a screen gets when a person pulls it down by its height, and how round its corners get.
    static let pullShrinking: CGFloat = 0.5
    static let pulledCorner: CGFloat = 40
    /// The distance from which a pulled screen is dismissed when the finger lifts.
    static let pullToGo: CGFloat = 90

    /// The part of the way, or the speed in points per second, from which a drag back completes.
    static let halfWay: CGFloat = 0.5
    static let flickVelocity: CGFloat = 500
}
