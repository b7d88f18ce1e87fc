import CoreGraphics

/// About a hundred lines of a section that follow each other: what is touched when one of them changes.
struct LineChunk: OffsetTreeElement {
    var itemCount: Int
    var lineCount: Int
    /// From its first line to the first line of the next chunk.
    var length: CGFloat
    var source: Source

    /// How many lines a chunk has when it is made. A multiple of ``BaseLines/linesPerMark``.
    static let usualLineCount = 96
    /// With more it is cut in two.
    static let mostLines = 192
    /// With fewer it is joined with the next.
    static let fewestLines = 24

    enum Source: Sendable {
        /// As solved at first: so many lines of ``FlowLines/base``, from this one on.
        case base(firstLine: Int)
        /// Changed since.
        case own(OwnLines)
        /// Full lines of items of one size.
        case equal(EqualLines)
    }

    var isOwn: Bool {
        if case .own = source { true } else { false }
    }

    /// Whether it can lose or gain these items and still be a chunk of a fair size.
    func holdsForItself(_ items: Range<Int>) -> Bool {
        if case .equal = source { return false }
        return items.upperBound <= itemCount && Self.fewestLines..<Self.mostLines ~= lineCount
    }

    var measure: OffsetMeasure { OffsetMeasure(count: itemCount, length: length) }
}
