import CoreGraphics

/// The measures of a section for its lines and grids: the length across the scroll axis, and the spacing between items.
struct FlowMetrics: Sendable {
    let axis: Axis
    /// The length across the scroll axis without the insets (R12).
    let available: CGFloat
    /// Where the first item of a line begins.
    let crossInset: CGFloat
    let interitemSpacing: CGFloat
    let lineSpacing: CGFloat
    /// Whether items with one length across the scroll axis share a grid, with any length along it (R13, R55).
    let isSelfSizing: Bool

    init(_ input: FlowSectionInput, axis: Axis, crossLength: CGFloat) {
        self.axis = axis
        available = input.available(of: crossLength)
        crossInset = input.insets.crossLeading.usableSpacing
        interitemSpacing = input.interitemSpacing.usableSpacing
        lineSpacing = input.lineSpacing.usableSpacing
        isSelfSizing = input.isSelfSizing
    }

    /// Returns the distance from one line to the next. Our choice: a line never begins before the line above, with any
    /// negative spacing.
    @inline(__always) func step(from extent: CGFloat) -> CGFloat { max(extent + lineSpacing, 0) }

    /// Returns how many items of one length share a line (R13). Items without length all share one.
    func itemsPerLine(of length: CGFloat, itemCount: Int) -> Int {
        guard length <= available else { return 1 }
        let most = CGFloat(Int32.max)
        guard length + interitemSpacing > 0 else { return max(min(itemCount, Int(most)), 1) }
        let number = ((available + interitemSpacing) / (length + interitemSpacing)).rounded(.down)
        return Int(max(min(number, most), 1))
    }

    /// Returns where the first item of a grid's lines begins, and the distance between items (R20, R21).
    func columns(of length: CGFloat, itemsPerLine: Int) -> (start: CGFloat, step: CGFloat) {
        // An item that is too long extends beyond both sides (R21).
        guard itemsPerLine > 1 else { return (crossInset + (available - length) / 2, 0) }
        // The leftover length goes between the items, in the last line as in all others (R20).
        let leftover = available - CGFloat(itemsPerLine) * length
        return (crossInset, length + leftover / CGFloat(itemsPerLine - 1))
    }
}
