import CoreGraphics

/// What lines and grids have to know of their section: how much room there is across the scroll axis, and what lies
/// between items.
struct FlowMetrics: Sendable {
    let axis: Axis
    /// What the insets leave across the scroll axis (R12).
    let available: CGFloat
    /// Where the first item of a line begins.
    let crossInset: CGFloat
    let interitemSpacing: CGFloat
    let lineSpacing: CGFloat
    /// Whether items of one length across the scroll axis share a grid, however long they are along it (R13, R55).
    let isSelfSizing: Bool

    init(_ input: FlowSectionInput, axis: Axis, crossLength: CGFloat) {
        self.axis = axis
        available = input.available(of: crossLength)
        crossInset = input.insets.crossLeading.usableSpacing
        interitemSpacing = input.interitemSpacing.usableSpacing
        lineSpacing = input.lineSpacing.usableSpacing
        isSelfSizing = input.isSelfSizing
    }

    /// From one line to the next. Our choice: lines never begin before the one above them, however negative the spacing.
    @inline(__always) func step(from extent: CGFloat) -> CGFloat { max(extent + lineSpacing, 0) }

    /// How many items of one length share a line (R13). Items that take up no room all share one.
    func itemsPerLine(of length: CGFloat, itemCount: Int) -> Int {
        guard length <= available else { return 1 }
        let most = CGFloat(Int32.max)
        guard length + interitemSpacing > 0 else { return max(min(itemCount, Int(most)), 1) }
        let number = ((available + interitemSpacing) / (length + interitemSpacing)).rounded(.down)
        return Int(max(min(number, most), 1))
    }

    /// Where the items of a grid's lines begin, and from one to the next (R20, R21).
    func columns(of length: CGFloat, itemsPerLine: Int) -> (start: CGFloat, step: CGFloat) {
        // R21, also for an item that is too long: it sticks out on both sides.
        guard itemsPerLine > 1 else { return (crossInset + (available - length) / 2, 0) }
        // R20: what is left over goes between the items, in the last line as in all others.
        let leftover = available - CGFloat(itemsPerLine) * length
        return (crossInset, length + leftover / CGFloat(itemsPerLine - 1))
    }
}
