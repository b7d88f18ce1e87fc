import CoreGraphics

/// A section whose items all have one size: rows and columns, without any storage for items.
struct FlowGrid: Sendable {
    let size: CGSize
    let itemCount: Int
    let itemsPerLine: Int
    let mainLength: CGFloat
    let crossLength: CGFloat
    let crossStart: CGFloat
    /// The distance from one item to the next across the scroll axis.
    let crossStep: CGFloat
    /// The distance from one line to the next.
    let lineStep: CGFloat
    let oversizedItem: Int?

    init(_ size: CGSize, count: Int, _ metrics: FlowMetrics) {
        self.size = size
        itemCount = count
        mainLength = size[main: metrics.axis]
        crossLength = size[cross: metrics.axis]
        lineStep = metrics.step(from: mainLength)
        oversizedItem = crossLength > metrics.available && itemCount > 0 && !metrics.isSelfSizing ? 0 : nil
        itemsPerLine = metrics.itemsPerLine(of: crossLength, itemCount: itemCount)
        (crossStart, crossStep) = metrics.columns(of: crossLength, itemsPerLine: itemsPerLine)
    }

    var lineCount: Int { (itemCount + itemsPerLine - 1) / itemsPerLine }

    var extent: CGFloat { itemCount == 0 ? 0 : CGFloat(lineCount - 1) * lineStep + mainLength }

    func lineStart(_ line: Int) -> CGFloat { CGFloat(line) * lineStep }

    func itemStart(_ column: Int) -> CGFloat { crossStart + CGFloat(column) * crossStep }
}
