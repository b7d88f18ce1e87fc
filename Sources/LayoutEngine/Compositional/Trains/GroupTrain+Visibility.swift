import CoreGraphics

// The items that meet a rectangle, and frames on pixels. Groups are placed from a corner.
extension GroupTrain {
    /// Finds consecutive items, and reports them as ranges. A range may continue into the next group (R465).
    func forEachRun(
        from origin: CGPoint, on grid: PixelGrid, meeting rect: CGRect, _ body: (Range<Int>) -> Void
    ) {
        if areRowsMeasured, shared.isSolid { return forEachRowRun(from: origin, on: grid, meeting: rect, body) }
        var open = 0..<0
        func add(_ items: Range<Int>) {
            guard !items.isEmpty else { return }
            if items.lowerBound == open.upperBound, !open.isEmpty {
                open = open.lowerBound..<items.upperBound
            } else {
                if !open.isEmpty { body(open) }
                open = items
            }
        }
        forEachStretch(from: origin, on: grid, meeting: rect) { stretch in
            let inside = groups(of: stretch, inside: rect, from: origin, grid)
            func look(at groups: Range<Int>) {
                for number in groups {
                    forEachItem(of: stretch.group(number), from: origin, on: grid, meeting: rect) { add($0..<$0 + 1) }
                }
            }
            guard !inside.isEmpty else { return look(at: stretch.groups) }
            look(at: stretch.groups.lowerBound..<inside.lowerBound)
            let first = stretch.firstItem(of: inside.lowerBound)
            add(first..<max(first, min(stretch.firstItem(of: inside.upperBound), itemCount)))
            look(at: inside.upperBound..<stretch.groups.upperBound)
        }
        if !open.isEmpty { body(open) }
    }

    private var areRowsMeasured: Bool { rowExtra != nil && !measured.isEmpty && gap >= 0 }

    /// Finds rows: all rows between the first and the last visible one are visible, too.
    private func forEachRowRun(
        from origin: CGPoint, on grid: PixelGrid, meeting rect: CGRect, _ body: (Range<Int>) -> Void
    ) {
        guard itemCount > 0 else { return }
        let (begin, pixel) = (origin[main: axis] + start, 1 / grid.scale)
        var first = item(near: rect.min(axis) - begin - pixel)
        var last = item(near: rect.max(axis) - begin + pixel)
        func isSeen(_ item: Int) -> Bool {
            var frame = CGRect.zero
            writeRows(item..<item + 1, from: origin, on: grid, to: &frame)
            return frame.meets(rect)
        }
        while first <= last, !isSeen(first) { first += 1 }
        while first < last, !isSeen(last) { last -= 1 }
        if first <= last { body(first..<last + 1) }
    }

    /// Returns the row at a position, counted from the first row's beginning.
    private func item(near position: CGFloat) -> Int {
        let (place, before) = measured[0].runs.find(position: position)
        let run = measured[0].runs[place]
        let number = run.step > 0 ? min(max((position - before.length) / run.step, 0), CGFloat(run.count - 1)) : 0
        return min(before.count + Int(number), itemCount - 1)
    }

    @inline(__always)
    private func forEachStretch(
        from origin: CGPoint, on grid: PixelGrid, meeting rect: CGRect, _ body: (TrainStretch) -> Void
    ) {
        // Rounding may move an element into view.
        let (start, pixel) = (origin[main: axis], 1 / grid.scale)
        forEachStretch(from: rect.min(axis) - start - pixel, to: rect.max(axis) - start + pixel, body)
    }

    /// Returns groups that are completely visible, so that their items need no check. Rounding moves an item by at most
    /// half a pixel, and items are at least a pixel long.
    @inline(__always)
    private func groups(
        of stretch: TrainStretch, inside rect: CGRect, from origin: CGPoint, _ grid: PixelGrid
    ) -> Range<Int> {
        let (start, left) = (origin[main: axis] + stretch.runStart, origin[cross: axis] + stretch.shared.cross)
        let (size, step) = (stretch.shared.plan.size, stretch.step)
        guard stretch.shared.isSolid, step > 0, gap >= 0, (stretch.rowLength ?? .infinity) * grid.scale >= 1,
            left >= rect.min(axis.cross), left + size[cross: axis] <= rect.max(axis.cross)
        else { return 0..<0 }
        let (before, room) = (rect.min(axis) - start, rect.max(axis) - start - (step - gap))
        let end = CGFloat(stretch.groups.upperBound)
        var first = before > 0 ? Int(min(before / step, end)) : 0
        if CGFloat(first) * step < before { first += 1 }
        let last = room >= 0 ? Int(min(room / step, end - 1)) : -1
        first = max(first, stretch.groups.lowerBound)
        return first <= last ? first..<last + 1 : 0..<0
    }

    private func forEachItem(
        of group: TrainStretch, from origin: CGPoint, on grid: PixelGrid, meeting rect: CGRect, _ body: (Int) -> Void
    ) {
        guard onPixels(self.rect(of: group), from: origin, grid).meets(rect) else { return }
        let (first, count) = (group.firstItem, itemCount(in: group))
        withUnsafeTemporaryAllocation(of: CGRect.self, capacity: count) { frames in
            guard let known = frames.baseAddress else { return }
            group.writeFrames(first..<first + count, along: axis, from: origin, on: grid, to: known)
            for place in 0..<count where known[place].meets(rect) { body(first + place) }
        }
    }

    /// Finds the attachments of items and groups, with their kind and their number among all attachments of the kind
    /// (R463).
    func forEachAttachment(
        from origin: CGPoint, on grid: PixelGrid, meeting rect: CGRect, _ body: (_ kind: Int, _ number: Int) -> Void
    ) {
        forEachStretch(from: origin, on: grid, meeting: rect) { stretch in
            for number in stretch.groups {
                let group = stretch.group(number)
                guard onPixels(self.rect(of: group), from: origin, grid).meets(rect) else { continue }
                forEachAttachment(of: group, from: origin, on: grid, meeting: rect, body)
            }
        }
    }

    private func forEachAttachment(
        of group: TrainStretch, from origin: CGPoint, on grid: PixelGrid, meeting rect: CGRect,
        _ body: (_ kind: Int, _ number: Int) -> Void
    ) {
        let (corner, items) = (corner(of: group), itemCount(in: group))
        // How many attachments of each kind were in the groups before, and so far in this one.
        var counted: [Int: Int] = [:]
        for attachment in group.plan.attachments where attachment.item < items {
            let number = counted[attachment.kind] ?? attachmentCount(attachment.kind, before: group)
            counted[attachment.kind] = number + 1
            if onPixels(attachment.frame.moved(by: corner), from: origin, grid).meets(rect) {
                body(attachment.kind, number)
            }
        }
    }

    // MARK: Frames

    /// Writes the frames of items. Each origin is rounded from its exact value, and sizes stay as they are (R410). For
    /// groups that are alike, the rounding across the axis is done once.
    func writeFrames(
        _ items: Range<Int>, from origin: CGPoint, on grid: PixelGrid, to frames: UnsafeMutablePointer<CGRect>
    ) {
        if rowExtra != nil, !measured.isEmpty { return writeRows(items, from: origin, on: grid, to: frames) }
        forEachStretch(ofItems: items) { stretch in
            let own = max(items.lowerBound, stretch.firstItem)..<min(items.upperBound, stretch.endItem)
            stretch.writeFrames(
                own, along: axis, from: origin, on: grid, to: frames + (own.lowerBound - items.lowerBound))
        }
    }

    private func writeRows(
        _ items: Range<Int>, from origin: CGPoint, on grid: PixelGrid, to frames: UnsafeMutablePointer<CGRect>
    ) {
        guard !items.isEmpty else { return }
        var frame = plan.places[0].frame
        frame.origin[cross: axis] = grid.rounded(origin[cross: axis] + shared.cross + frame.origin[cross: axis])
        let (begin, level) = (origin[main: axis], frame.origin[main: axis])
        var item = items.lowerBound
        measured[0].runs.forEach(fromNumber: item) { run, before in
            frame.size[main: axis] = run.rowLength
            let end = min(before.count + run.count, items.upperBound)
            while item < end {
                let way = start + before.length + CGFloat(item - before.count) * run.step
                frame.origin[main: axis] = grid.rounded(begin + way + level)
                frames[item &- items.lowerBound] = frame
                item += 1
            }
            return item < items.upperBound
        }
    }

    @inline(__always)
    private func onPixels(_ frame: CGRect, from origin: CGPoint, _ grid: PixelGrid) -> CGRect {
        CGRect(
            x: grid.rounded(frame.origin.x + origin.x), y: grid.rounded(frame.origin.y + origin.y),
            width: frame.size.width, height: frame.size.height)
    }
}
