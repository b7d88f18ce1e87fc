import CoreGraphics

/// Full lines of items of one size, without any storage for items.
struct EqualLines: Sendable {
    var size: CGSize
    var itemsPerLine: Int
    /// The distance from one line to the next.
    var step: CGFloat
}
