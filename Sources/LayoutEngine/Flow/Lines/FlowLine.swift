import CoreGraphics

/// Neighbours across the scroll axis.
struct FlowLine {
    var number: Int
    var items: Range<Int>
    var start: CGFloat
    /// That of the longest item along the scroll axis.
    var extent: CGFloat
}
