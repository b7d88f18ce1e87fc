import CoreGraphics

/// The items of one line, side by side across the scroll axis.
struct FlowLine {
    var number: Int
    var items: Range<Int>
    var start: CGFloat
    /// The length of the longest item along the scroll axis.
    var extent: CGFloat
}
