import CoreGraphics

/// Full lines of items of one size: nothing is stored for any of them.
struct EqualLines: Sendable {
    var size: CGSize
    var itemsPerLine: Int
    /// From one line to the next.
    var step: CGFloat
}
