import CoreGraphics

extension FlowSolution {
    /// - Complexity: O(log sections + log lines + items of the lines found).
    package func forEachRun(meeting rect: CGRect, _ body: (ElementRun) -> Void) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let (low, high) = (rect.min(axis) - reach, rect.max(axis) + reach)
        guard low < high else { return }  // Not so only where a number of the rectangle is none.
        guard !sections.isEmpty else { return }
        var (next, start) = { (Optional($0.place), $0.start) }(sections.find(position: low))
        while let place = next, start.length < high {
            let section = sections[place]
            if let header = headerFrame(of: section, from: start.length), header.meets(rect) {
                body(.header(section: start.count))
            }
            forEachItemRange(of: section, from: start.length + section.linesStart, meeting: rect) {
                body(.items($0, section: start.count))
            }
            if let footer = footerFrame(of: section, from: start.length), footer.meets(rect) {
                body(.footer(section: start.count))
            }
            start += section.measure
            next = sections.place(after: place)
        }
    }

    private func forEachItemRange(
        of section: FlowSection, from start: CGFloat, meeting rect: CGRect, _ body: (Range<Int>) -> Void
    ) {
        switch section.body {
        case .grid(let grid): forEachRange(of: grid, from: start, meeting: rect, body)
        case .lines(let lines): forEachRange(of: lines, from: start, meeting: rect, body)
        }
    }

    /// Lines and columns that meet the rectangle, found by where their frames begin on pixels.
    private func forEachRange(
        of grid: FlowGrid, from start: CGFloat, meeting rect: CGRect, _ body: (Range<Int>) -> Void
    ) {
        func low(_ line: Int) -> CGFloat { pixelGrid.rounded(start + grid.lineStart(line)) }
        func left(_ column: Int) -> CGFloat { pixelGrid.rounded(grid.itemStart(column)) }
        let (firstGuess, endGuess) = (
            (rect.min(axis) - start) / grid.lineStep, (rect.max(axis) - start) / grid.lineStep
        )
        let firstLine = partitionPoint(grid.lineCount, near: firstGuess) { low($0) + grid.mainLength > rect.min(axis) }
        let endLine = partitionPoint(grid.lineCount, near: endGuess) { low($0) >= rect.max(axis) }
        let cross = axis.cross
        let columnCount = min(grid.itemsPerLine, grid.itemCount)
        let firstColumn = partitionPoint(columnCount, near: 0) { left($0) + grid.crossLength > rect.min(cross) }
        let endColumn = partitionPoint(columnCount, near: CGFloat(columnCount)) { left($0) >= rect.max(cross) }
        guard firstLine < endLine, firstColumn < endColumn else { return }

        if endColumn - firstColumn == columnCount {
            return body(firstLine * grid.itemsPerLine..<min(endLine * grid.itemsPerLine, grid.itemCount))
        }
        for line in firstLine..<endLine {
            let first = line * grid.itemsPerLine + firstColumn
            let end = min(line * grid.itemsPerLine + endColumn, grid.itemCount)
            if first < end { body(first..<end) }
        }
    }

    private func forEachRange(
        of lines: FlowLines, from start: CGFloat, meeting rect: CGRect, _ body: (Range<Int>) -> Void
    ) {
        let pixel = 1 / pixelGrid.scale
        // A line reaches at most this far below where the next one begins, or above itself by rounding.
        let overlap = max(-lines.metrics.lineSpacing, 0) + pixel
        let isAcross = lines.liesAcross(rect, pixel: pixel)
        var found = 0..<0
        func add(_ items: Range<Int>) {
            if found.upperBound == items.lowerBound {
                found = found.lowerBound..<items.upperBound
            } else {
                if !found.isEmpty { body(found) }
                found = items
            }
        }
        lines.forEachLine(fromPosition: rect.min(axis) - start - overlap) { line in
            guard start + line.start - pixel < rect.max(axis) else { return false }
            if isAcross, lines.meetsWholly(line, from: start, rect, pixel: pixel) {
                add(line.items)
            } else {
                lines.forEachFrame(in: line, items: line.items) { item, frame in
                    if self.rect(frame, from: start).meets(rect) { add(item..<item + 1) }
                }
            }
            return true
        }
        if !found.isEmpty { body(found) }
    }

    /// The frames of neighbouring items, in order; cheaper than asking for one after the other.
    package func forEachFrame(ofItems items: Range<Int>, inSection section: Int, _ body: (Int, CGRect) -> Void) {
        let (place, start) = sections.find(number: section)
        let section = sections[place]
        switch section.body {
        case .grid(let grid): forEachFrame(of: grid, items, from: start.length + section.linesStart, body)
        case .lines(let lines): forEachFrame(of: lines, items, from: start.length + section.linesStart, body)
        }
    }

    private func forEachFrame(
        of grid: FlowGrid, _ items: Range<Int>, from start: CGFloat, _ body: (Int, CGRect) -> Void
    ) {
        guard !items.isEmpty else { return }
        let size = CGSize(main: grid.mainLength, cross: grid.crossLength, axis: axis)
        var (line, column) = items.lowerBound.quotientAndRemainder(dividingBy: grid.itemsPerLine)
        var main = pixelGrid.rounded(start + grid.lineStart(line))
        for item in items {
            if column == grid.itemsPerLine {
                (line, column) = (line + 1, 0)
                main = pixelGrid.rounded(start + grid.lineStart(line))
            }
            let cross = pixelGrid.rounded(grid.itemStart(column))
            body(item, CGRect(origin: CGPoint(main: main, cross: cross, axis: axis), size: size))
            column += 1
        }
    }

    private func forEachFrame(
        of lines: FlowLines, _ items: Range<Int>, from start: CGFloat, _ body: (Int, CGRect) -> Void
    ) {
        guard !items.isEmpty else { return }
        lines.forEachLine(fromItem: items.lowerBound) { line in
            lines.forEachFrame(in: line, items: items) { item, frame in body(item, rect(frame, from: start)) }
            return line.items.upperBound < items.upperBound
        }
    }
}

/// Two questions that spare looking at each item of a line in the middle of the screen. Rounding moves a frame by half
/// a pixel at most.
extension FlowLines {
    /// Whether the rectangle is so wide that every item meets it across the scroll axis.
    fileprivate func liesAcross(_ rect: CGRect, pixel: CGFloat) -> Bool {
        let axis = metrics.axis
        if let columns {
            return rect.min(axis.cross) < columns.start + columns.length - pixel
                && rect.max(axis.cross) > columns.start + CGFloat(columns.itemsPerLine) * columns.step + pixel
        }
        let smallest = range.smallest[cross: axis]
        return metrics.interitemSpacing >= 0
            && rect.min(axis.cross) < metrics.crossInset + smallest - pixel
            && rect.max(axis.cross) > metrics.crossInset + max(metrics.available - smallest, 0) + pixel
    }

    /// Whether every item of the line meets the rectangle along the scroll axis.
    fileprivate func meetsWholly(_ line: FoundLine, from start: CGFloat, _ rect: CGRect, pixel: CGFloat) -> Bool {
        let axis = metrics.axis
        let smallest = range.smallest[main: axis]
        return rect.min(axis) < start + line.start + smallest - pixel
            && rect.max(axis) > start + line.start + line.line.extent - smallest + pixel
    }
}
