import CoreGraphics
import Foundation

/// The constants of scrolling, each with its source.
package enum ScrollConstants {
    /// How much content follows a finger past its edge at first (M9).
    static let rubberBand: CGFloat = 0.55
    /// The velocity at which deceleration ends, in points per second (M8).
    static let stoppingVelocity: CGFloat = 10
    /// What delegates get as the target uses a factor of 0.4995, the actual end 0.499 (M12).
    static let announcedFactorSurplus: CGFloat = 0.0005
    /// The constants of the bounce (M10).
    static let bounceDecay: CGFloat = 10
    static let bounceCarry: CGFloat = 0.499
    static let bounceRate: CGFloat = 0.998
    /// The distance from the edge at which the bounce ends, in points (M10).
    static let bounceEnd: CGFloat = 0.5
    /// The range to which deceleration rates are limited: content that never slows down would never rest.
    static let usableRates: ClosedRange<CGFloat> = 0...0.9999
    /// The greatest velocity at release, in points per second. No finger is faster; touches that jump aren't from a
    /// finger. Our choice.
    static let fastestRelease: CGFloat = 30_000
    /// A drag is locked to an axis if it moves at most this share of its distance along the other axis. Our choice.
    static let lockedSlant: CGFloat = 0.6
    /// The velocity in points per second from which a flick turns the page. Our choice; R336 has no number.
    static let pagingFlick: CGFloat = 250
    /// The greatest content offset, in points. Ten times as far, offsets would be rounded to a hundredth of a point. A
    /// public calendar scrolls this far in both directions.
    static let farthestOffset: CGFloat = 1e13
    /// How deep a delegate may move the content inside `scrollViewDidScroll` calls.
    static let deepestTelling = 8
    /// The remaining share of the way at which content that was zoomed past its limit counts as back. Our choice.
    static let zoomBounceEnd: CGFloat = 0.002
    /// How long a touch may turn out to scroll before content gets it, in seconds (M11).
    static let contentTouchDelay: TimeInterval = 0.15
    /// The duration of an animated `setContentOffset(_:animated:)`, in seconds (M12).
    package static let glideDuration: TimeInterval = 0.3
    /// The time over which one notch of a mouse wheel, or an arrow key, is smoothed, in seconds. Our choice: iOS has no
    /// wheel.
    static let stepDuration: TimeInterval = 0.12
    /// How long after its last step a trackpad counts as released, in seconds, and the share of the next page that must
    /// be visible to turn to it. Our choice (Decisions/0058).
    static let wheelRest: TimeInterval = 0.12
    static let meantPart: CGFloat = 0.1
    /// How far an arrow key scrolls, in points. Our choice.
    static let arrowStep: CGFloat = 60
    /// How much of the old page stays visible when a key turns the page, in points. Our choice.
    static let pageOverlap: CGFloat = 40
    /// How long the indicators stay after scrolling, and how long they fade, in seconds. Our choice.
    static let indicatorStay: TimeInterval = 0.35
    static let indicatorFade: TimeInterval = 0.25
}
