import CoreGraphics

/// The rule by which a section breaks its lines. Decided here, once for a whole section. See
/// Documentation/Decisions/0007-flow-open-cases.md.
enum FlowRule: Sendable, Equatable {
    /// All items have one size: rows and columns.
    case grid
    /// All items have one length across the scroll axis, and differ along it: columns, in lines of different height.
    case columns
    /// Lines are filled one item at a time.
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
