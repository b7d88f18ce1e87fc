import UIKit

/// The items of ``CenteredBlock``, counted as the article does.
///
/// The count forgets the margins. Where they take more than what is left over, the last item no longer fits: a room of
/// 320 points is counted as three items, but between margins of 8 there is room for two, and 104 points lie between
/// them.
struct TaughtBlock {
    var itemWidth: CGFloat = 100
    /// The gap between two items, in points.
    var spacing: CGFloat = 8
    /// The smallest space on both sides, in points.
    var margin: CGFloat = 8

    /// Returns how many items fit side by side without margins: at least one.
    func count(in width: CGFloat) -> Int { max(Int((width + spacing) / (itemWidth + spacing)), 1) }

    /// Returns the space on each side. Both sides get the same, in whole points.
    func inset(in width: CGFloat) -> CGFloat {
        let count = CGFloat(count(in: width))
        let leftover = width - count * itemWidth - (count - 1) * spacing
        return max((leftover / 2).rounded(.down), margin)
    }
}
