import CoreGraphics

extension FlowSolution {
    /// - Complexity: O(log sections + log lines + items of the lines found).
    package func forEachRun(meeting rect: CGRect, _ body: (ElementRun) -> Void) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let (low, high) = (rect.min(axis) - reach, rect.max(axis) + reach)
        guard low < high else { return }  // Not so only where a number of the rectangle is none.
        var index = partitionPoint(sections.count, near: 0) { sections[$0].end > low }
        while index < sections.count, sections[index].start < high {
            if let header = frame(ofHeaderInSection: index), header.meets(rect) { body(.header(section: index)) }
            forEachItemRange(of: sections[index], meeting: rect) { body(.items($0, section: index)) }
            if let footer = frame(ofFooterInSection: index), footer.meets(rect) { body(.footer(section: index)) }
            index += 1
        }
    }

    private func forEachItemRange(of section: FlowSection, meeting rect: CGRect, _ body: (Range<Int>) -> Void) {
        switch section.body {
        case .grid(let grid): forEachRange(of: grid, from: section.linesStart, meeting: rect, body)
        case .lines(let lines): forEachRange(of: lines, from: section.linesStart, meeting: rect, body)
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
        let overlap = max(-lines.lineSpacing, 0) + pixel
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
        var next: FlowLine? = lines.line(beginningBefore: rect.min(axis) - start - overlap)
        while let line = next, start + line.start - pixel < rect.max(axis) {
            if isAcross, lines.meetsWholly(line, from: start, rect, pixel: pixel) {
                add(line.items)
            } else {
                lines.forEachFrame(in: line, from: line.items.lowerBound) { item, frame in
                    if self.rect(frame, from: start).meets(rect) { add(item..<item + 1) }
                    return true
                }
            }
            next = lines.line(after: line)
        }
        if !found.isEmpty { body(found) }
    }

    /// The frames of neighbouring items, in order; cheaper than asking for one after the other.
    package func forEachFrame(ofItems items: Range<Int>, inSection section: Int, _ body: (Int, CGRect) -> Void) {
        let section = sections[section]
        switch section.body {
        case .grid(let grid): forEachFrame(of: grid, items, from: section.linesStart, body)
        case .lines(let lines): forEachFrame(of: lines, items, from: section.linesStart, body)
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
        var next: FlowLine? = lines.line(holding: items.lowerBound)
        while let line = next, line.items.lowerBound < items.upperBound {
            lines.forEachFrame(in: line, from: items.lowerBound) { item, frame in
                guard item < items.upperBound else { return false }
                body(item, rect(frame, from: start))
                return true
            }
            next = lines.line(after: line)
        }
    }
}

/// Two questions that spare looking at each item of a line in the middle of the screen. Rounding moves a frame by half
/// a pixel at most.
extension FlowLines {
    /// Whether the rectangle is so wide that every item meets it across the scroll axis.
    fileprivate func liesAcross(_ rect: CGRect, pixel: CGFloat) -> Bool {
        let smallest = sizes.smallest[cross: axis]
        return interitemSpacing >= 0
            && rect.min(axis.cross) < crossInset + smallest - pixel
            && rect.max(axis.cross) > crossInset + max(available - smallest, 0) + pixel
    }

    /// Whether every item of the line meets the rectangle along the scroll axis.
    fileprivate func meetsWholly(_ line: FlowLine, from start: CGFloat, _ rect: CGRect, pixel: CGFloat) -> Bool {
        let smallest = sizes.smallest[main: axis]
        return rect.min(axis) < start + line.start + smallest - pixel
            && rect.max(axis) > start + line.start + line.extent - smallest + pixel
    }
}
