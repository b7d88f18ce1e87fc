import CoreGraphics
import Foundation

/// Sizes of popovers, in points: our choice (Decisions/0089).
enum PopoverMetrics {
    static let arrowHeight: CGFloat = 13
    /// The width of the arrow at the popover's edge.
    static let arrowBase: CGFloat = 26
    static let cornerRadius: CGFloat = 26
    /// The distance to the edges of the safe area.
    static let margin: CGFloat = 10
    /// The size for content that asks for none, if there is room.
    static let standardSize = CGSize(width: 320, height: 1100)
    /// The room beside a source below which a popover covers the source.
    static let leastRoom: CGFloat = 44
    /// The height from which a popover that fits nowhere goes below or above its source.
    static let enoughHeight: CGFloat = 240
    /// The scale of a popover when it begins to grow out of its source.
    static let smallScale: CGFloat = 0.4
    /// The duration in seconds.
    static let duration: TimeInterval = 0.35
}
