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

    var measure: OffsetMeasure { OffsetMeasure(count: itemCount, length: length) }
}

/// Lines that were all solved together, and have not changed since.
struct BaseLines: Sendable {
    var lengths = ItemLengths()
    /// The first item of each line.
    var firsts: [UInt32] = []
    /// Where lines 0, 4, 8 … begin.
    var marks: [CGFloat] = []

    static let linesPerMark = 4

    var byteCount: Int {
        lengths.byteCount + firsts.count * MemoryLayout<UInt32>.stride + marks.count * MemoryLayout<CGFloat>.stride
    }
}

/// Lines of one chunk, with their items. Items, and where lines begin, are counted from the chunk's beginning.
struct OwnLines: Sendable {
    var lengths = ItemLengths()
    var firsts: [UInt32] = []
    var starts: [CGFloat] = []

    var byteCount: Int {
        lengths.byteCount + firsts.count * MemoryLayout<UInt32>.stride + starts.count * MemoryLayout<CGFloat>.stride
    }

    /// Room for a chunk of so many lines and items.
    init(reservingItems items: Int = 0, lines: Int = 0, isCompact: Bool = true) {
        guard lines > 0 else { return }
        firsts.reserveCapacity(lines)
        starts.reserveCapacity(lines)
        lengths.reserveCapacity(items)
    }
}

/// Full lines of items of one size: nothing is stored for any of them.
struct EqualLines: Sendable {
    var size: CGSize
    var itemsPerLine: Int
    /// From one line to the next.
    var step: CGFloat
}
