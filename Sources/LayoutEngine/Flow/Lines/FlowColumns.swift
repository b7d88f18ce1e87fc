import CoreGraphics

/// Where the items of each line begin, in a section whose items are of one length across the scroll axis.
struct FlowColumns: Sendable {
    /// Across the scroll axis, of every item.
    let length: CGFloat
    let itemsPerLine: Int
    let start: CGFloat
    let step: CGFloat

    init(_ length: CGFloat, _ metrics: FlowMetrics, itemCount: Int) {
        self.length = length
        itemsPerLine = metrics.itemsPerLine(of: length, itemCount: itemCount)
        (start, step) = metrics.columns(of: length, itemsPerLine: itemsPerLine)
    }
}
