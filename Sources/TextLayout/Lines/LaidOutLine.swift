import CoreGraphics

/// One line of text as it is to be drawn.
package struct LaidOutLine: Sendable, Hashable {
    /// Without the spaces at its end; they hang over the edge and are not seen.
    package var runs: [LaidOutRun]
    /// Where it begins in the box.
    package var x: CGFloat
    /// From the top of the box.
    package var baseline: CGFloat
    package var width: CGFloat

    package var text: String { runs.map(\.text).joined() }
}

/// Neighbouring characters of a line that have one style.
package struct LaidOutRun: Sendable, Hashable {
    package var text: String
    /// Which of the pieces that were given.
    package var style: Int
    /// From where the line begins.
    package var x: CGFloat
    package var width: CGFloat
}
