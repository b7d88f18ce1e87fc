import CoreGraphics

/// A line that is being filled: whether another item fits, and the line's length.
struct OpenLine {
    private let metrics: FlowMetrics
    private let columns: FlowColumns?
    private(set) var itemCount = 0
    private var remaining: CGFloat = 0
    private var extent: CGFloat = 0

    init(_ metrics: FlowMetrics, _ columns: FlowColumns?) {
        self.metrics = metrics
        self.columns = columns
    }

    /// Exact, without tolerance. The first item of a line always fits (R14). Lines of columns hold a fixed number.
    @inline(__always) func hasRoom(for size: CGSize) -> Bool {
        guard itemCount > 0 else { return true }
        if let columns { return itemCount < columns.itemsPerLine }
        return size[cross: metrics.axis] <= remaining
    }

    @inline(__always) mutating func add(_ size: CGSize) {
        if itemCount == 0 { remaining = metrics.available }
        itemCount += 1
        remaining -= size[cross: metrics.axis] + metrics.interitemSpacing
        extent = max(extent, size[main: metrics.axis])
    }

    /// Empties the line.
    ///
    /// - Returns: How much later the next line begins; 0 for a line without items.
    mutating func close() -> CGFloat {
        guard itemCount > 0 else { return 0 }
        defer { (itemCount, extent) = (0, 0) }
        return metrics.step(from: extent)
    }
}
