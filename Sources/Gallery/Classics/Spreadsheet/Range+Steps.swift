import UIKit

extension Range<Int> {
    /// The indexes of the steps of one length, counted from 0, that lie between two places.
    init(steps length: CGFloat, from start: CGFloat, to end: CGFloat) {
        let first = Swift.max(Int((start / length).rounded(.down)), 0)
        self = first..<Swift.max(Int((end / length).rounded(.up)), first)
    }
}
