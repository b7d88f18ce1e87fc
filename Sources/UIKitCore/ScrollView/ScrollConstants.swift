import CoreGraphics
import Foundation

/// The numbers of scrolling, each with where it is known from.
package enum ScrollConstants {
    /// How much of a pull past the edge is followed at first (M9).
    static let rubberBand: CGFloat = 0.55
    /// Coasting ends at this many points a second (M8).
    static let stoppingVelocity: CGFloat = 10
    /// The target that delegates are told uses a factor of 0.4995, the landing one of 0.499 (M12).
    static let announcedFactorSurplus: CGFloat = 0.0005
    /// The bounce (M10).
    static let bounceDecay: CGFloat = 10
    static let bounceCarry: CGFloat = 0.499
    static let bounceRate: CGFloat = 0.998
    /// Nearer to the edge than this, in points, the bounce is over (M10).
    static let bounceEnd: CGFloat = 0.5
    /// Rates of deceleration are taken to lie between these: content that never slows down would never rest.
    static let usableRates: ClosedRange<CGFloat> = 0...0.9999
    /// Points a second. No finger is faster; what jumps about is no finger. Our choice.
    static let fastestRelease: CGFloat = 30_000
    /// A drag is locked to an axis when it goes no further to the side than this part of its way. Our choice.
    static let lockedSlant: CGFloat = 0.6
    /// Points a second with which the next page is meant. Our choice; R336 has no number.
    static let pagingFlick: CGFloat = 250
    /// Points. Ten times as far away, offsets would be rounded by a hundredth of a point. A public calendar scrolls in this much to both
    /// sides.
    static let farthestOffset: CGFloat = 1e13
    /// So many times a delegate may move the content again while it is told of a move.
    static let deepestTelling = 8
    /// When no more than this part of its way is left, content that was pulled past a limit of its scale is back. Our
    /// choice.
    static let zoomBounceEnd: CGFloat = 0.002
    /// Seconds for which a finger may turn out to scroll before content is told of it (M11).
    static let contentTouchDelay: TimeInterval = 0.15
    /// Seconds of an animated setContentOffset (M12).
    package static let glideDuration: TimeInterval = 0.3
    /// Seconds over which one notch of a mouse wheel, or an arrow key, is smoothed. Our choice: iOS has no wheel.
    static let stepDuration: TimeInterval = 0.12
    /// Seconds after which a trackpad's fingers have gone, and so much of the next page, as a part, says that it is meant. Our
    /// choice (Decisions/0058).
    static let wheelRest: TimeInterval = 0.12
    static let meantPart: CGFloat = 0.1
    /// Points that an arrow key scrolls. Our choice.
    static let arrowStep: CGFloat = 60
    /// What stays in view of the old page when a page is turned by key, in points. Our choice.
    static let pageOverlap: CGFloat = 40
    /// Seconds for which the indicators stay after scrolling, and over which they fade. Our choice.
    static let indicatorStay: TimeInterval = 0.35
    static let indicatorFade: TimeInterval = 0.25
}
