import CoreGraphics

/// One line of text, ready for drawing.
package struct LaidOutLine: Sendable, Hashable {
    /// The runs in visual order from left to right, without the spaces at the line's end, which hang over the edge.
    package var runs: [LaidOutRun]
    /// Where the line begins in the box, in points.
    package var x: CGFloat
    /// The distance from the top of the box, in points.
    package var baseline: CGFloat
    package var width: CGFloat

    package var text: String { runs.map(\.text).joined() }
}

/// Consecutive characters of a line with one style and one direction.
package struct LaidOutRun: Sendable, Hashable {
    /// The text in reading order.
    package var text: String
    package var isRightToLeft: Bool
    /// The index of the styled piece.
    package var style: Int
    /// The distance from the line's beginning, in points.
    package var x: CGFloat
    package var width: CGFloat
}
