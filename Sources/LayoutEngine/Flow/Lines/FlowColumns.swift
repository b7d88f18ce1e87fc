import CoreGraphics

/// Where the items of each line begin, in a section whose items have one length across the scroll axis.
struct FlowColumns: Sendable {
    /// The length of every item across the scroll axis.
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
