import CoreGraphics

/// By which rule a section breaks its lines. Decided once for a whole section, here and nowhere else: see
/// Documentation/Decisions/0007-flow-open-cases.md.
enum FlowRule: Sendable, Equatable {
    /// All items are of one size: rows and columns.
    case grid
    /// All items are of one length across the scroll axis, and differ along it: columns, in lines of different height.
    case columns
    /// Lines are filled item by item.
    case lines

    init(_ range: FlowSizeRange, _ metrics: FlowMetrics) {
        if range.areAllEqual {
            self = .grid
        } else if metrics.isSelfSizing, range.changes(along: metrics.axis.cross) == 0 {
            self = .columns
        } else {
            self = .lines
        }
    }
}
