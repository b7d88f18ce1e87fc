import CoreGraphics

extension FlowLines {
    /// Finds the items that meet a rectangle, in as few ranges as possible.
    func forEachRange(from origin: LinesOrigin, meeting rect: CGRect, _ body: (Range<Int>) -> Void) {
        let query = LineQuery(self, origin, rect)
        var found = FoundItems()
        var inner: (item: Int, position: CGFloat)?
        forEachLine(fromPosition: query.low) { line in
            guard line.start < query.high else { return false }
            if query.isAcross, query.isOrderly, line.start >= query.low + query.pixel, line.start > query.top {
                inner = (line.items.lowerBound, line.start)
                return false
            }
            add(line, to: &found, query, body)
            return true
        }
        // All lines from here to the last one are inside the rectangle, so their items need no check.
        if var inner {
            forEachLine(fromPosition: max(query.high - query.pixel, inner.position)) { line in
                guard line.start < query.high else { return false }
                guard line.items.lowerBound >= inner.item else { return true }  // Sums may differ slightly.
                found.add(inner.item..<line.items.lowerBound, body)
                inner.item = line.items.upperBound
                add(line, to: &found, query, body)
                return true
            }
        }
        if !found.items.isEmpty { body(found.items) }
    }

    private func add(
        _ line: FoundLine, to found: inout FoundItems, _ query: LineQuery, _ body: (Range<Int>) -> Void
    ) {
        if query.isAcross, query.meetsWholly(line) { return found.add(line.items, body) }
        let count = line.items.count
        withUnsafeTemporaryAllocation(of: CGRect.self, capacity: count) { frames in
            writeFrames(of: line, from: query.origin, to: frames.baseAddress.unsafelyUnwrapped)
            for index in 0..<count where frames[index].meets(query.rect) {
                found.add(line.items.lowerBound + index..<line.items.lowerBound + index + 1, body)
            }
        }
    }
}

/// Joins adjacent ranges.
private struct FoundItems {
    var items = 0..<0

    mutating func add(_ more: Range<Int>, _ body: (Range<Int>) -> Void) {
        guard !more.isEmpty else { return }
        if items.upperBound == more.lowerBound {
            items = items.lowerBound..<more.upperBound
        } else {
            if !items.isEmpty { body(items) }
            items = more
        }
    }
}

/// The bounds of a query in the lines' coordinates. They make it unnecessary to check each item of a line in the middle
/// of the screen. Rounding moves a frame by at most half a pixel.
private struct LineQuery {
    let rect: CGRect
    let origin: LinesOrigin
    let pixel: CGFloat
    /// Lines that begin before this position end before the rectangle does. All positions are in the lines'
    /// coordinates.
    let low: CGFloat
    /// Lines that begin at this position or later are after the rectangle.
    let high: CGFloat
    /// The beginning of the rectangle.
    let top: CGFloat
    private let bottom: CGFloat
    /// Whether the rectangle is so wide that it meets every item across the scroll axis.
    let isAcross: Bool
    /// Whether lines end before the next one begins, and each item has a length along the scroll axis.
    let isOrderly: Bool
    private let smallest: CGFloat

    init(_ lines: FlowLines, _ origin: LinesOrigin, _ rect: CGRect) {
        let (metrics, axis) = (lines.metrics, origin.axis)
        self.rect = rect
        self.origin = origin
        pixel = 1 / origin.pixelGrid.scale
        top = rect.min(axis) - origin.start
        bottom = rect.max(axis) - origin.start
        // A line extends at most this far below the start of the next one, or above itself because of rounding.
        low = top - max(-metrics.lineSpacing, 0) - pixel
        high = bottom + pixel
        smallest = lines.range.smallest[main: axis]
        isOrderly = metrics.lineSpacing >= 0 && smallest > 2 * pixel
        let cross = axis.cross
        if let columns = lines.columns {
            isAcross =
                rect.min(cross) < columns.start + columns.length - pixel
                && rect.max(cross) > columns.start + CGFloat(columns.itemsPerLine) * columns.step + pixel
        } else {
            let narrowest = lines.range.smallest[cross: axis]
            isAcross =
                metrics.interitemSpacing >= 0
                && rect.min(cross) < metrics.crossInset + narrowest - pixel
                && rect.max(cross) > metrics.crossInset + max(metrics.available - narrowest, 0) + pixel
        }
    }

    /// Returns whether the rectangle meets every item of the line along the scroll axis.
    func meetsWholly(_ line: FoundLine) -> Bool {
        top < line.start + smallest - pixel && bottom > line.start + line.line.extent - smallest + pixel
    }
}
