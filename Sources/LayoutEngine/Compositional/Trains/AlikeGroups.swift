import CoreGraphics

/// The groups of a train while all are alike. A small value, so that a query doesn't copy the train.
struct AlikeGroups {
    private let shared: SharedGroupPlan
    private let axis: Axis
    private let itemCount: Int
    private let start: CGFloat
    private let gap: CGFloat

    @inline(__always)
    init(_ shared: SharedGroupPlan, axis: Axis, itemCount: Int, start: CGFloat, gap: CGFloat) {
        self.shared = shared
        self.axis = axis
        self.itemCount = itemCount
        self.start = start
        self.gap = gap
    }

    private var step: CGFloat { shared.plan.size[main: axis] + gap }

    /// Returns the items that meet a rectangle, if all items of a group are visible together: they begin at the same
    /// position, have the same length, and are inside the rectangle across the axis. Returns nil if each item has to be
    /// checked.
    ///
    /// - Complexity: O(1)
    func items(from origin: CGPoint, on grid: PixelGrid, meeting rect: CGRect) -> Range<Int>? {
        let (size, across, step) = (shared.plan.size, origin[cross: axis] + shared.cross, step)
        guard shared.isSolid, let level = shared.level, let length = shared.commonLength, step > 0, gap >= 0,
            across >= rect.min(axis.cross), across + size[cross: axis] <= rect.max(axis.cross)
        else { return nil }
        let (begin, perGroup) = (origin[main: axis], shared.plan.places.count)
        let end = CGFloat((itemCount - 1) / perGroup)
        func isSeen(_ group: CGFloat) -> Bool {
            // Computed exactly as frames are written, to the last bit.
            let place = grid.rounded(begin + (start + group * step) + level)
            return CGRect(main: place..<place + length, cross: rect.min(axis.cross)..<rect.max(axis.cross), axis: axis)
                .meets(rect)
        }
        // Rounding may move a group into view. Truncating gives whole numbers.
        let (offset, pixel) = (begin + start + level, 1 / grid.scale)
        var first = CGFloat(Int(min(max((rect.min(axis) - offset - length - pixel) / step, 0), end)))
        var last = CGFloat(Int(min(max((rect.max(axis) - offset + pixel) / step, 0), end)))
        while first <= last, !isSeen(first) { first += 1 }
        while first <= last, !isSeen(last) { last -= 1 }
        guard first <= last else { return 0..<0 }
        return Int(first) * perGroup..<min((Int(last) + 1) * perGroup, itemCount)
    }

    func writeFrames(
        _ items: Range<Int>, from origin: CGPoint, on grid: PixelGrid, to frames: UnsafeMutablePointer<CGRect>
    ) {
        guard !items.isEmpty else { return }
        let perGroup = shared.plan.places.count
        let (first, last) = (items.lowerBound / perGroup, (items.upperBound - 1) / perGroup)
        TrainStretch(
            shared: shared, runItem: 0, runStart: start, step: step, groups: first..<last + 1, rowLength: nil
        ).writeFrames(items, along: axis, from: origin, on: grid, to: frames)
    }
}

extension GroupTrain {
    /// nil if the train is empty, or once an item was measured.
    @inline(__always) var alike: AlikeGroups? {
        measured.isEmpty && itemCount > 0
            ? AlikeGroups(shared, axis: axis, itemCount: itemCount, start: start, gap: gap) : nil
    }
}
