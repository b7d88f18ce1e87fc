import CoreGraphics

/// Keeps pinned headers and footers in view while a part of their section is in view (R470).
struct BoundaryPinning: Sendable {
    /// The bounds without the adjusted content insets, along the scroll axis.
    let visible: ClosedRange<CGFloat>
    let axis: Axis

    init(visible: CGRect, axis: Axis) {
        let (low, high) = (visible.min(axis), visible.max(axis))
        // Insets larger than the view leave nothing visible. Then this uses the beginning.
        self.visible = low < high ? low...high : low...low
        self.axis = axis
    }

    /// - Parameters:
    ///   - frame: The frame of the view before it is pinned.
    ///   - stretch: The extent of the section or content that the view belongs to.
    ///   - growth: How much of this extent is for views outside of the items.
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
    /// Returns the position raised by `others`, without overflow: apps use `.max` for the topmost view.
    func raised(by others: Int) -> Int {
        let (sum, isTooMuch) = addingReportingOverflow(others)
        return isTooMuch ? .max : sum
    }
}
