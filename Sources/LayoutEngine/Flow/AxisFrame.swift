import CoreGraphics

/// A frame before rounding, by the scroll axis, measured from where the section's first line begins.
struct AxisFrame {
    var main: CGFloat
    var cross: CGFloat
    var mainLength: CGFloat
    var crossLength: CGFloat
}
