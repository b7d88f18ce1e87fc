import CoreGraphics

extension FlowLines {
    func frame(of item: Int, from origin: LinesOrigin) -> CGRect {
        withUnsafeTemporaryAllocation(of: CGRect.self, capacity: 1) { frame in
            writeFrames(item..<item + 1, from: origin, to: frame.baseAddress.unsafelyUnwrapped)
            return frame[0]
        }
    }

    func writeFrames(_ items: Range<Int>, from origin: LinesOrigin, to frames: UnsafeMutablePointer<CGRect>) {
        guard !items.isEmpty else { return }
        var next = frames
        forEachLine(fromItem: items.lowerBound) { found in
            next = writeFrames(of: found, items, from: origin, to: next)
            return found.items.upperBound < items.upperBound
        }
    }

    /// The frames of those of a line's items that are in `items`.
    ///
    /// - Returns: Where the next frame goes.
    @inline(__always)
    func writeFrames(
        of found: FoundLine, _ items: Range<Int>, from origin: LinesOrigin, to frames: UnsafeMutablePointer<CGRect>
    ) -> UnsafeMutablePointer<CGRect> {
        let (line, reader) = (found.line, found.reader)
        let first = max(items.lowerBound &- found.chunkStart.count, line.items.lowerBound)
        let end = min(items.upperBound &- found.chunkStart.count, line.items.upperBound)
        var (cross, gap) = columns == nil ? distribution(of: found) : (0, 0)
        var (item, next) = (line.items.lowerBound, frames)
        while item < first {
            cross += reader.cross(item) + gap
            item &+= 1
        }
        while item < end {
            let (mainLength, crossLength) = (reader.main(item), reader.cross(item))
            if let columns { cross = columns.start + CGFloat(item &- line.items.lowerBound) * columns.step }
            // R16: centred along the scroll axis.
            next.pointee = origin.rect(
                main: found.start + (line.extent - mainLength) / 2, cross: cross, mainLength: mainLength,
                crossLength: crossLength)
            cross += crossLength + gap
            item &+= 1
            next += 1
        }
        return next
    }

    /// Where a line's first item begins, and what lies between its items.
    @inline(__always)
    private func distribution(of found: FoundLine) -> (start: CGFloat, gap: CGFloat) {
        let (line, reader) = (found.line, found.reader)
        let hasOneItemALine = lineCount == itemCount
        if found.items.upperBound == itemCount, !hasOneItemALine {
            return (metrics.crossInset, metrics.interitemSpacing)  // R24
        }
        var leftover = metrics.available
        var item = line.items.lowerBound
        while item < line.items.upperBound {
            leftover -= reader.cross(item)
            item &+= 1
        }
        if line.items.count == 1 { return (metrics.crossInset + max(leftover, 0) / 2, 0) }  // R23, R25
        return (metrics.crossInset, leftover / CGFloat(line.items.count &- 1))  // R22
    }
}
