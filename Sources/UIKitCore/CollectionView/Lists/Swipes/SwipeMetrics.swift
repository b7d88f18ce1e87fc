import CoreGraphics
import Foundation

/// Lengths in points and durations in seconds of swipe actions.
///
/// - Behaviour: reported of iOS 26.1 (buttons, distances, where a full swipe begins). The rest is our choice
///   (Decisions/0080).
enum SwipeMetrics {
    static let buttonHeight: CGFloat = 44
    static let buttonRadius: CGFloat = 13
    /// The distance before, between and after buttons.
    static let gap: CGFloat = 10
    /// The distance between a button's sides and its content.
    static let buttonInset: CGFloat = 12
    static let fontSize: CGFloat = 13
    /// The distance between a capsule and the title below it.
    static let titleGap: CGFloat = 3
    /// The font size of a title below a capsule.
    static let smallFontSize: CGFloat = 11
    /// The least row height at which a title is below its image's capsule.
    static let leastHeightForTitleBelow: CGFloat = 68
    /// The least distance above and below a button in a low row.
    static let leastMargin: CGFloat = 2
    /// The share of a row's width at which a swipe becomes a full swipe, which performs the first action.
    static let fullSwipeShare: CGFloat = 0.68
    /// The greatest share of a row's width that buttons take.
    static let mostShare: CGFloat = 0.8

    /// The time over which the velocity of a released finger carries the row on, in seconds.
    static let carriedOn: TimeInterval = 0.15
    static let settling: TimeInterval = 0.4
    static let damping: CGFloat = 0.9
    static let growing: TimeInterval = 0.2
}
