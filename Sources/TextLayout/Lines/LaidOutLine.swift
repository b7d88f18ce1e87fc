import CoreGraphics

/// One line of text as it is to be drawn.
package struct LaidOutLine: Sendable, Hashable {
    /// Without the spaces at its end; they hang over the edge and are not seen.
    package var text: String
    /// Where it begins in the box.
    package var x: CGFloat
    /// From the top of the box.
    package var baseline: CGFloat
    package var width: CGFloat
}
