import CoreGraphics

extension FlowGrid {
    func frame(of item: Int, from origin: LinesOrigin) -> CGRect {
        let (line, column) = item.quotientAndRemainder(dividingBy: itemsPerLine)
        return origin.rect(
            main: lineStart(line), cross: itemStart(column), mainLength: mainLength, crossLength: crossLength)
    }

    /// Finds the lines and columns that meet the rectangle, by the origins of their frames on pixels.
    func forEachRange(from origin: LinesOrigin, meeting rect: CGRect, _ body: (Range<Int>) -> Void) {
        let (axis, start, pixelGrid) = (origin.axis, origin.start, origin.pixelGrid)
        func low(_ line: Int) -> CGFloat { pixelGrid.rounded(start + lineStart(line)) }
        func left(_ column: Int) -> CGFloat { pixelGrid.rounded(itemStart(column)) }
        let (firstGuess, endGuess) = ((rect.min(axis) - start) / lineStep, (rect.max(axis) - start) / lineStep)
        let firstLine = partitionPoint(lineCount, near: firstGuess) { low($0) + mainLength > rect.min(axis) }
        let endLine = partitionPoint(lineCount, near: endGuess) { low($0) >= rect.max(axis) }
        let cross = axis.cross
        let columnCount = min(itemsPerLine, itemCount)
        let firstColumn = partitionPoint(columnCount, near: 0) { left($0) + crossLength > rect.min(cross) }
        let endColumn = partitionPoint(columnCount, near: CGFloat(columnCount)) { left($0) >= rect.max(cross) }
        guard firstLine < endLine, firstColumn < endColumn else { return }

        if endColumn - firstColumn == columnCount {
            return body(firstLine * itemsPerLine..<min(endLine * itemsPerLine, itemCount))
        }
        for line in firstLine..<endLine {
            let first = line * itemsPerLine + firstColumn
            let end = min(line * itemsPerLine + endColumn, itemCount)
            if first < end { body(first..<end) }
        }
    }

    /// Rounds the position of each column and each line once.
    func writeFrames(_ items: Range<Int>, from origin: LinesOrigin, to frames: UnsafeMutablePointer<CGRect>) {
        guard !items.isEmpty else { return }
        let size = CGSize(main: mainLength, cross: crossLength, axis: origin.axis)
        let (firstLine, firstColumn) = items.lowerBound.quotientAndRemainder(dividingBy: itemsPerLine)
        let columnCount = min(itemsPerLine, firstColumn + items.count)
        withUnsafeTemporaryAllocation(of: CGFloat.self, capacity: columnCount) { crosses in
            for column in 0..<columnCount {
                crosses.initializeElement(at: column, to: origin.pixelGrid.rounded(itemStart(column)))
            }
            var (next, end) = (frames, frames + items.count)
            var (line, column) = (firstLine, firstColumn)
            while next < end {
                let main = origin.pixelGrid.rounded(origin.start + lineStart(line))
                let count = min(columnCount &- column, end - next)
                if origin.axis == .vertical {
                    for index in 0..<count {
                        next[index] = CGRect(
                            origin: CGPoint(x: crosses[column &+ index], y: main), size: size)
                    }
                } else {
                    for index in 0..<count {
                        next[index] = CGRect(
                            origin: CGPoint(x: main, y: crosses[column &+ index]), size: size)
                    }
                }
                next += count
                (line, column) = (line &+ 1, 0)
            }
        }
    }
}
