import UIKit

/// Items of one width side by side, as many as fit, with exactly the same gap everywhere, in the middle of what there is.
struct CenteredBlock {
    var itemWidth: CGFloat = 100
    /// Between two items.
    var spacing: CGFloat = 8
    /// Free at either side at the least.
    var margin: CGFloat = 8

    /// How many items fit side by side: at least one.
    func count(in width: CGFloat) -> Int {
        max(Int((width - 2 * margin + spacing) / (itemWidth + spacing)), 1)
    }

    /// What is free at the left and at the right of them. The layout spreads what insets leave over, so they leave nothing:
    /// the odd point goes to the right.
    func insets(in width: CGFloat) -> (left: CGFloat, right: CGFloat) {
        let count = CGFloat(count(in: width))
        let leftover = width - count * itemWidth - (count - 1) * spacing
        let left = max((leftover / 2).rounded(.down), margin)
        // A width in thirds of a point must not be a hair too narrow for the last item; the layout rounds to pixels anyway.
        let right = max(((leftover - left) * 64).rounded(.down) / 64, margin)
        return (left, right)
    }
}
