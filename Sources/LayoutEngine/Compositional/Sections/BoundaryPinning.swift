import CoreGraphics

/// Keeps pinned headers and footers on screen for as long as some of their section is (R470).
struct BoundaryPinning: Sendable {
    /// The bounds without the adjusted content insets, along the scroll axis.
    let visible: ClosedRange<CGFloat>
    let axis: Axis

    init(visible: CGRect, axis: Axis) {
        let (low, high) = (visible.min(axis), visible.max(axis))
        // Insets that are larger than the view leave nothing visible: then the beginning counts.
        self.visible = low < high ? low...high : low...low
        self.axis = axis
    }

    /// - Parameters:
    ///   - frame: where the view is as long as nothing is scrolled.
    ///   - stretch: what it belongs to, from beginning to end.
    ///   - growth: how much of that is for views outside of the items.
    func frame(
        _ frame: CGRect, of boundary: SectionBoundary, in stretch: Range<CGFloat>, _ growth: EdgeGrowth
    ) -> CGRect {
        guard boundary.isPinned else { return frame }
        let (start, length) = (frame.min(axis), frame.size[main: axis])
        let first = max(stretch.lowerBound, visible.lowerBound)
        var pinned = frame
        pinned.origin[main: axis] =
            switch boundary.place(along: axis) {
            case .start: max(start, min(visible.lowerBound, stretch.upperBound - growth.end - length))
            case .end: min(start, max(visible.upperBound - length, stretch.lowerBound + growth.start))
            case .middle: min(max(start, first), max(first, stretch.upperBound - length))
            }
        return pinned
    }

    func zIndex(of boundary: SectionBoundary, at frame: CGRect) -> Int {
        let isInView = frame.min(axis) < visible.upperBound && frame.max(axis) > visible.lowerBound
        return boundary.isPinned && isInView ? boundary.zIndex.raised(by: boundary.raiseWhilePinned) : boundary.zIndex
    }
}

extension Int {
    /// Of a place in front of others: apps say `.max` for the one before everything.
    func raised(by others: Int) -> Int {
        let (sum, isTooMuch) = addingReportingOverflow(others)
        return isTooMuch ? .max : sum
    }
}
