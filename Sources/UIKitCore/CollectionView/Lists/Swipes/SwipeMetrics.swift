import CoreGraphics
import Foundation

/// Lengths, in points, and times, in seconds, of swipe actions.
///
/// - Behaviour: reported of iOS 26.1 (buttons, distances, from where on a swipe is a full one); the rest is our choice
///   (Decisions/0080).
enum SwipeMetrics {
    static let buttonHeight: CGFloat = 44
    static let buttonRadius: CGFloat = 13
    /// Before, between and after buttons.
    static let gap: CGFloat = 10
    /// Between the edges of a button and what it shows.
    static let buttonInset: CGFloat = 12
    static let fontSize: CGFloat = 13
    /// Between a capsule and the title below it.
    static let titleGap: CGFloat = 3
    /// Of a title below a capsule.
    static let smallFontSize: CGFloat = 11
    /// The lowest row in which a title stands below its picture's capsule.
    static let leastHeightForTitleBelow: CGFloat = 68
    /// Above and below a button in a row that is lower than that.
    static let leastMargin: CGFloat = 2
    /// The share of a row's width from which on a swipe does the first action.
    static let fullSwipeShare: CGFloat = 0.68
    /// The most of a row's width that buttons take up.
    static let mostShare: CGFloat = 0.8

    /// How far a finger's velocity carries the row on when it is lifted, in seconds.
    static let carriedOn: TimeInterval = 0.15
    static let settling: TimeInterval = 0.4
    static let damping: CGFloat = 0.9
    static let growing: TimeInterval = 0.2
}
