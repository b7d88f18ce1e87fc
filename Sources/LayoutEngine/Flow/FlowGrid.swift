import CoreGraphics

/// A section whose items are all of one size: rows and columns, known without storing anything for an item.
struct FlowGrid: Sendable {
    let itemCount: Int
    let itemsPerLine: Int
    let mainLength: CGFloat
    let crossLength: CGFloat
    let crossStart: CGFloat
    /// From one item to the next across the scroll axis.
    let crossStep: CGFloat
    /// From one line to the next.
    let lineStep: CGFloat
    let oversizedItem: Int?

    init(_ input: FlowSectionInput, size: CGSize, axis: Axis, available: CGFloat) {
        itemCount = input.sizes.count
        mainLength = size[main: axis]
        crossLength = size[cross: axis]
        // Our choice (as for mixed lines): a line never begins before the one above it.
        lineStep = max(mainLength + input.lineSpacing.usableSpacing, 0)
        oversizedItem = crossLength > available && itemCount > 0 ? 0 : nil

        let interitemSpacing = input.interitemSpacing.usableSpacing
        itemsPerLine = Self.itemsPerLine(
            of: crossLength, spacing: interitemSpacing, available: available, itemCount: itemCount)
        let crossInset = input.insets.crossLeading.usableSpacing
        if itemsPerLine == 1 {
            // R21, also for an item that is too long: it sticks out on both sides.
            crossStart = crossInset + (available - crossLength) / 2
            crossStep = 0
        } else {
            // R20: what is left over goes between the items, in the last line as in all others.
            let gaps = CGFloat(itemsPerLine - 1)
            crossStart = crossInset
            crossStep = crossLength + (available - CGFloat(itemsPerLine) * crossLength) / gaps
        }
    }

    var lineCount: Int { (itemCount + itemsPerLine - 1) / itemsPerLine }

    var extent: CGFloat { itemCount == 0 ? 0 : CGFloat(lineCount - 1) * lineStep + mainLength }

    func frame(of item: Int) -> AxisFrame {
        let (line, column) = item.quotientAndRemainder(dividingBy: itemsPerLine)
        return AxisFrame(
            main: lineStart(line), cross: itemStart(column), mainLength: mainLength, crossLength: crossLength)
    }

    func lineStart(_ line: Int) -> CGFloat { CGFloat(line) * lineStep }

    func itemStart(_ column: Int) -> CGFloat { crossStart + CGFloat(column) * crossStep }

    /// R13. Items that take up no room all share one line.
    private static func itemsPerLine(
        of length: CGFloat, spacing: CGFloat, available: CGFloat, itemCount: Int
    ) -> Int {
        guard length <= available else { return 1 }
        let most = CGFloat(Int32.max)
        guard length + spacing > 0 else { return max(min(itemCount, Int(most)), 1) }
        return Int(max(min(((available + spacing) / (length + spacing)).rounded(.down), most), 1))
    }
}
