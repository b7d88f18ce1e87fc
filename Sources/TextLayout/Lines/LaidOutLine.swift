import CoreGraphics

/// One line of text as it is to be drawn.
package struct LaidOutLine: Sendable, Hashable {
    /// From left to right as they are seen, without the spaces at the line's end, which hang over the edge.
    package var runs: [LaidOutRun]
    /// Where it begins in the box.
    package var x: CGFloat
    /// From the top of the box.
    package var baseline: CGFloat
    package var width: CGFloat

    package var text: String { runs.map(\.text).joined() }
}

/// Neighbouring characters of a line that have one style and one direction.
package struct LaidOutRun: Sendable, Hashable {
    /// In the order in which it is read.
    package var text: String
    package var isRightToLeft: Bool
    /// Which of the pieces that were given.
    package var style: Int
    /// From where the line begins.
    package var x: CGFloat
    package var width: CGFloat
}
