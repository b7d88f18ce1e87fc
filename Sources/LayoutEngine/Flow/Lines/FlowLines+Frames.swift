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
        var frames = frames
        var (place, start) = chunks.find(number: items.lowerBound)
        while true {
            let measure = chunks.withElement(at: place) { chunk in
                withReader(chunk.pointee) { reader in
                    let wanted =
                        max(items.lowerBound &- start.count, 0)..<min(items.upperBound &- start.count, reader.itemCount)
                    let line = reader.lineNumber(holding: wanted.lowerBound)
                    frames = write(
                        wanted, fromLine: line, at: start.length + reader.start(line), of: reader,
                        isEnd: start.count &+ reader.itemCount == itemCount, origin, to: frames)
                }
                return chunk.pointee.measure
            }
            start += measure
            guard start.count < items.upperBound, let next = chunks.place(after: place) else { return }
            place = next
        }
    }

    /// Writes the frames of a line's items.
    func writeFrames(of found: FoundLine, from origin: LinesOrigin, to frames: UnsafeMutablePointer<CGRect>) {
        _ = write(
            found.line.items, fromLine: found.line.number, at: found.start, of: found.reader,
            isEnd: found.chunkStart.count &+ found.reader.itemCount == itemCount, origin, to: frames)
    }

    /// - Parameters:
    ///   - line: The line of the first item.
    ///   - start: Where this line begins.
    ///   - isEnd: Whether the chunk is the last one.
    /// - Returns: The address for the next frame.
    @inline(__always)
    private func write(
        _ items: Range<Int>, fromLine line: Int, at start: CGFloat, of reader: ChunkReader, isEnd: Bool,
        _ origin: LinesOrigin, to frames: UnsafeMutablePointer<CGRect>
    ) -> UnsafeMutablePointer<CGRect> {
        if let floats = reader.items.floats {
            return write(items, fromLine: line, at: start, of: reader, floats, isEnd: isEnd, origin, to: frames)
        }
        return write(
            items, fromLine: line, at: start, of: reader, reader.items.doubles.unsafelyUnwrapped, isEnd: isEnd, origin,
            to: frames)
    }

    /// Uses local variables and raw memory, because this is the cost of showing anything
    /// (Documentation/Performance.md).
    private func write<Length: FlowLength>(
        _ items: Range<Int>, fromLine firstLine: Int, at start: CGFloat, of reader: ChunkReader,
        _ lengths: UnsafePointer<Length>, isEnd: Bool, _ origin: LinesOrigin, to frames: UnsafeMutablePointer<CGRect>
    ) -> UnsafeMutablePointer<CGRect> {
        let (pixelGrid, metrics, stride) = (origin.pixelGrid, metrics, reader.items.stride)
        let (mains, crosses) = (lengths + reader.mainOffset, lengths + (1 &- reader.mainOffset))
        // A frame's x, y, width and height. One of each pair is along the scroll axis.
        var next = UnsafeMutableRawPointer(frames).assumingMemoryBound(to: CGFloat.self)
        let (mainOffset, crossOffset) = (reader.mainOffset, 1 &- reader.mainOffset)
        var (number, first, start) = (firstLine, reader.first(firstLine), start)
        while first < items.upperBound {
            let isLastOfChunk = number &+ 1 == reader.lineCount
            let end = isLastOfChunk ? reader.itemCount : reader.first(number &+ 1)
            var extent: CGFloat = 0
            var leftover = metrics.available
            var item = first
            while item < end {
                let main = mains[item &* stride].length
                extent = main > extent ? main : extent
                leftover -= crosses[item &* stride].length
                item &+= 1
            }
            var (cross, gap) = distribution(
                count: end &- first, leftover: leftover, isLast: isEnd && isLastOfChunk)
            item = first
            while item < items.lowerBound {
                cross += crosses[item &* stride].length + gap
                item &+= 1
            }
            let stop = end < items.upperBound ? end : items.upperBound
            while item < stop {
                let (main, length) = (mains[item &* stride].length, crosses[item &* stride].length)
                if let columns { cross = columns.start + CGFloat(item &- first) * columns.step }
                // Centred along the scroll axis (R16).
                next[mainOffset] = pixelGrid.rounded(origin.start + (start + (extent - main) / 2))
                next[crossOffset] = pixelGrid.rounded(cross)
                next[2 &+ mainOffset] = main
                next[2 &+ crossOffset] = length
                cross += length + gap
                item &+= 1
                next += 4
            }
            start += max(extent + metrics.lineSpacing, 0)
            first = end
            number &+= 1
        }
        return UnsafeMutableRawPointer(next).assumingMemoryBound(to: CGRect.self)
    }

    /// Returns where a line's first item begins, and the gap between its items.
    @inline(__always)
    private func distribution(count: Int, leftover: CGFloat, isLast: Bool) -> (start: CGFloat, gap: CGFloat) {
        if columns != nil { return (0, 0) }
        let hasOneItemALine = lineCount == itemCount
        // The last line is aligned to the leading edge, with exactly the requested spacing (R24), unless all lines hold
        // one item (R25).
        if isLast, !hasOneItemALine { return (metrics.crossInset, metrics.interitemSpacing) }
        // A single item is centred if it fits, and otherwise aligned to the leading edge (R23).
        if count == 1 { return (metrics.crossInset + max(leftover, 0) / 2, 0) }
        // Other lines are justified (R22).
        return (metrics.crossInset, leftover / CGFloat(count &- 1))
    }
}
