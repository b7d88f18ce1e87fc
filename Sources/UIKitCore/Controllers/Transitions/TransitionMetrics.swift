import CoreGraphics
import Foundation

/// How long screens take to come and go, and how far they move: our choice (Decisions/0029).
enum TransitionMetrics {
    /// Seconds.
    static let pushDuration: TimeInterval = 0.35
    static let presentDuration: TimeInterval = 0.4
    static let fadeDuration: TimeInterval = 0.3
    static let zoomDuration: TimeInterval = 0.45
    /// A screen that grows goes a little too far.
    static let zoomDamping: CGFloat = 0.86

    /// How much of its width the screen below goes to the side while another one slides over it.
    static let parallax: CGFloat = 0.3
    /// How dark the screen below gets.
    static let shade: CGFloat = 0.1
    /// How dark it gets below a screen that grows.
    static let zoomShade: CGFloat = 0.2

    /// How much smaller a screen is that was pulled down by its height, and how round its corners get.
    static let pullShrinking: CGFloat = 0.5
    static let pulledCorner: CGFloat = 40
    /// A screen that was pulled down this far goes when it is let go of.
    static let pullToGo: CGFloat = 90

    /// A drag back that has come this far, or is this fast in points a second, goes through.
    static let halfWay: CGFloat = 0.5
    static let flickVelocity: CGFloat = 500
}
