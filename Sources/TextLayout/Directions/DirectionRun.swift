/// Neighbouring characters of a line that read in one direction.
package struct DirectionRun: Sendable, Hashable {
    /// In the UTF-8 of the paragraph.
    package var range: Range<Int>
    /// How deeply directions are nested here: even from left to right, odd from right to left.
    package var level: Int

    /// Whether its first character is its rightmost. Brackets are mirrored then (`Unicode.Scalar.mirrored`).
    package var isRightToLeft: Bool { !level.isMultiple(of: 2) }
}
