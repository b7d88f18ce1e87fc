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
        lookCount = table.lookCount
        let isOneTooLong = sizes.greatest[cross: axis] > available
        oversizedItem = isOneTooLong ? (0..<sizes.count).first { input.sizes[$0][cross: axis] > available } : nil
    }
}

/// Where lines begin: at which item, and where on screen.
private struct LineTable {
    var firstItems: [UInt32] = []
    var marks: [CGFloat] = []
    var extent: CGFloat = 0
    var lookCount = 0

    /// - Parameter lengths: width and height of each item in turn; at least one item.
    init<Length: FlowLength>(
        _ lengths: [Length], axis: Axis, available: CGFloat, interitemSpacing: CGFloat, lineSpacing: CGFloat
    ) {
        let count = lengths.count / 2
        // Room for as many lines as items: memory that no line needs is never touched.
        firstItems = Array(unsafeUninitializedCapacity: count) { firstItems, lineCount in
            marks = Array(unsafeUninitializedCapacity: count / FlowLines.linesPerMark + 1) { marks, markCount in
                (lineCount, markCount) = lengths.withUnsafeBufferPointer { lengths in
                    fill(
                        firstItems, marks, ItemLengths(lengths, axis: axis), available: available,
                        interitemSpacing: interitemSpacing, lineSpacing: lineSpacing)
                }
            }
        }
    }

    /// Local variables and raw memory, because this loop is what preparing a layout costs (Documentation/Performance.md).
    private mutating func fill<Length: FlowLength>(
        _ firstItems: UnsafeMutableBufferPointer<UInt32>, _ marks: UnsafeMutableBufferPointer<CGFloat>,
        _ lengths: ItemLengths<Length>, available: CGFloat, interitemSpacing: CGFloat, lineSpacing: CGFloat
    ) -> (lineCount: Int, markCount: Int) {
        var start: CGFloat = 0
        var (lineCount, markCount) = (1, 1)
        firstItems[0] = 0
        marks[0] = 0
        // R14: the first item of a line always goes in.
        var remaining = available - (lengths.cross(0).length + interitemSpacing)
        var lineExtent = lengths.main(0)
        var looks = 1
        for item in 1..<lengths.count {
            looks &+= 1
            let cross = lengths.cross(item).length
            let main = lengths.main(item)
            // R14: exact, without tolerance.
            if cross > remaining {
                start += max(lineExtent.length + lineSpacing, 0)
                if lineCount % FlowLines.linesPerMark == 0 {
                    marks[markCount] = start
                    markCount &+= 1
                }
                firstItems[lineCount] = UInt32(truncatingIfNeeded: item)
                lineCount &+= 1
                remaining = available
                lineExtent = main
            }
            remaining -= cross + interitemSpacing
            lineExtent = main > lineExtent ? main : lineExtent
        }
        extent = start + lineExtent.length
        lookCount = looks
        return (lineCount, markCount)
    }
}

/// Widths and heights in turn, by the scroll axis.
private struct ItemLengths<Length: FlowLength> {
    let count: Int
    private let crosses: UnsafePointer<Length>
    private let mains: UnsafePointer<Length>

    /// - Parameter lengths: of at least one item.
    init(_ lengths: UnsafeBufferPointer<Length>, axis: Axis) {
        count = lengths.count / 2
        crosses = lengths.baseAddress! + (axis == .vertical ? 0 : 1)
        mains = lengths.baseAddress! + (axis == .vertical ? 1 : 0)
    }

    @inline(__always) func cross(_ item: Int) -> Length { crosses[2 &* item] }
    @inline(__always) func main(_ item: Int) -> Length { mains[2 &* item] }
}
