/// Consecutive characters of a line that read in one direction.
package struct DirectionRun: Sendable, Hashable {
    /// The range in the paragraph's UTF-8.
    package var range: Range<Int>
    /// The nesting level of directions: even from left to right, odd from right to left.
    package var level: Int

    /// Whether the first character is the rightmost one. Then brackets are mirrored (`Unicode.Scalar.mirrored`).
    package var isRightToLeft: Bool { !level.isMultiple(of: 2) }
}
