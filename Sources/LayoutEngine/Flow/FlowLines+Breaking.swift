import CoreGraphics

extension FlowLines {
    /// Fills the lines, looking at each item once.
    init<Length: FlowLength>(_ input: FlowSectionInput, lengths: [Length], axis: Axis, available: CGFloat) {
        precondition(lengths.count / 2 <= Int(UInt32.max), "A section can hold at most 4,294,967,295 items.")
        sizes = input.sizes
        self.axis = axis
        self.available = available
        crossInset = input.insets.crossLeading.usableSpacing
        interitemSpacing = input.interitemSpacing.usableSpacing
        lineSpacing = input.lineSpacing.usableSpacing

        let table = LineTable(
            lengths, axis: axis, available: available, interitemSpacing: interitemSpacing, lineSpacing: lineSpacing)
        firstItems = table.firstItems
        marks = table.marks
        extent = table.extent
        oversizedItem = table.oversizedItem
        lookCount = table.lookCount
        smallestLengths = table.smallestLengths
    }
}

/// Where lines begin: at which item, and where on screen.
private struct LineTable {
    var firstItems: [UInt32] = []
    var marks: [CGFloat] = []
    var extent: CGFloat = 0
    var oversizedItem: Int?
    var lookCount = 0
    var smallestLengths = CGSize.zero

    /// - Parameter lengths: width and height of each item in turn; at least one item.
    init<Length: FlowLength>(
        _ lengths: [Length], axis: Axis, available: CGFloat, interitemSpacing: CGFloat, lineSpacing: CGFloat
    ) {
        let count = lengths.count / 2
        let crossOffset = axis == .vertical ? 0 : 1
        // Room for as many lines as items: memory that no line needs is never touched.
        firstItems.reserveCapacity(count)
        marks.reserveCapacity(count / FlowLines.linesPerMark + 1)
        lengths.withUnsafeBufferPointer { lengths in
            var start: CGFloat = 0
            var lineExtent: CGFloat = 0
            var remaining = available
            var oversized = count
            var (smallestCross, smallestMain) = (CGFloat.infinity, CGFloat.infinity)
            firstItems.append(0)
            marks.append(0)
            for item in 0..<count {
                lookCount += 1
                let cross = lengths[2 * item + crossOffset].length
                let main = lengths[2 * item + 1 - crossOffset].length
                // R14: exact, without tolerance; the first item of a line always goes in.
                if cross > remaining, item > 0 {
                    start += max(lineExtent + lineSpacing, 0)
                    if firstItems.count % FlowLines.linesPerMark == 0 { marks.append(start) }
                    firstItems.append(UInt32(truncatingIfNeeded: item))
                    remaining = available
                    lineExtent = 0
                }
                if cross > available, oversized == count { oversized = item }
                remaining -= cross + interitemSpacing
                lineExtent = max(lineExtent, main)
                smallestCross = min(smallestCross, cross)
                smallestMain = min(smallestMain, main)
            }
            smallestLengths = CGSize(main: smallestMain, cross: smallestCross, axis: axis)
            extent = start + lineExtent
            oversizedItem = oversized < count ? oversized : nil
        }
    }
}
