import CoreGraphics
import Foundation

/// Sizes of popovers, in points: our choice (Decisions/0089).
enum PopoverMetrics {
    static let arrowHeight: CGFloat = 13
    /// Where the arrow leaves the popover.
    static let arrowBase: CGFloat = 26
    static let cornerRadius: CGFloat = 26
    /// To the edges of the safe area.
    static let margin: CGFloat = 10
    /// Of content that asks for no size. Less where there is no room for it.
    static let standardSize = CGSize(width: 320, height: 1100)
    /// With less room than that beside it, a popover lies over what it comes from.
    static let leastRoom: CGFloat = 44
    /// A popover that fits nowhere is below or above its source where it is at least so high.
    static let enoughHeight: CGFloat = 240
    /// How much of its size a popover has where it comes from.
    static let smallScale: CGFloat = 0.4
    /// Seconds.
    static let duration: TimeInterval = 0.35
}
