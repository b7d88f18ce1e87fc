import CoreGraphics

/// About a hundred consecutive lines of a section: the part that a change of one line touches.
struct LineChunk: OffsetTreeElement {
    var itemCount: Int
    var lineCount: Int
    /// The distance from its first line to the first line of the next chunk.
    var length: CGFloat
    var source: Source

    /// The number of lines of a new chunk. A multiple of ``BaseLines/linesPerMark``.
    static let usualLineCount = 96
    /// A chunk with more lines is split in two.
    static let mostLines = 192
    /// A chunk with fewer lines is joined with the next.
    static let fewestLines = 24

    enum Source: Sendable {
        /// Lines of ``FlowLines/base`` as they were solved first, beginning with this line.
        case base(firstLine: Int)
        /// Lines that changed since.
        case own(OwnLines)
        /// Full lines of items of one size.
        case equal(EqualLines)
    }

    var isOwn: Bool {
        if case .own = source { true } else { false }
    }

    /// Returns whether the chunk keeps a fair size if it loses and gains these items.
    func holdsForItself(_ items: Range<Int>) -> Bool {
        if case .equal = source { return false }
        return items.upperBound <= itemCount && Self.fewestLines..<Self.mostLines ~= lineCount
    }

    var measure: OffsetMeasure { OffsetMeasure(count: itemCount, length: length) }
}
