import UIKit

/// Items of one width side by side, as many as fit, with exactly the same gap between them, in the middle of the width.
struct CenteredBlock {
    var itemWidth: CGFloat = 100
    /// The gap between two items, in points.
    var spacing: CGFloat = 8
    /// The smallest space on both sides, in points.
    var margin: CGFloat = 8

    /// Returns how many items fit side by side: at least one.
    func count(in width: CGFloat) -> Int {
        max(Int((width - 2 * margin + spacing) / (itemWidth + spacing)), 1)
    }

    /// Returns the space at the left and at the right of the items. The layout would spread any other space between the
    /// items, so the insets take all of it. An odd point goes to the right.
    func insets(in width: CGFloat) -> (left: CGFloat, right: CGFloat) {
        let count = CGFloat(count(in: width))
        let leftover = width - count * itemWidth - (count - 1) * spacing
        let left = max((leftover / 2).rounded(.down), margin)
        // Rounded down to 1/64 point: in a width in thirds of a point, a rounding error must not leave too little for
        // the last item. The layout rounds to pixels anyway.
        let right = max(((leftover - left) * 64).rounded(.down) / 64, margin)
        return (left, right)
    }
}
