import CoreGraphics
import Foundation

/// How long screens take to come and go, and how far they move: our choice (Decisions/0029).
enum TransitionMetrics {
    /// Seconds.
    static let pushDuration: TimeInterval = 0.35
    static let presentDuration: TimeInterval = 0.4
    static let fadeDuration: TimeInterval = 0.3

    /// How much of its width the screen below goes to the side while another one slides over it.
    static let parallax: CGFloat = 0.3
    /// How dark the screen below gets.
    static let shade: CGFloat = 0.1

    /// A drag back that has come this far, or is this fast in points a second, goes through.
    static let halfWay: CGFloat = 0.5
    static let flickVelocity: CGFloat = 500
}
