import Foundation

/// An index path of two numbers, read and made without a call of Foundation.
///
/// Foundation's own way takes 6 to 70 ns on Linux, more than everything else that is done for a cell. A path stores up
/// to two numbers inline, followed by a byte with their number. This is checked once, with paths that Foundation made.
/// If it doesn't hold, all paths go through Foundation.
struct IndexPathPair {
    var first: Int
    var second: Int
    private var tag: UInt8

    private static let isAsLarge = MemoryLayout<IndexPath>.size == MemoryLayout<IndexPathPair>.size

    /// The byte for two inline numbers; nil if paths aren't stored as described above.
    private static let pairTag: UInt8? = {
        guard isAsLarge else { return nil }
        let (low, high) = (bits(of: [3, 5]), bits(of: IndexPath(indexes: [-7, Int.max])))
        let isPair = low.first == 3 && low.second == 5 && high.first == -7 && high.second == .max && low.tag == high.tag
        let isLikeOther =
            bits(of: IndexPath()).tag == low.tag || bits(of: [3]).tag == low.tag || bits(of: [3, 5, 7]).tag == low.tag
        let again = unsafeBitCast(IndexPathPair(first: 8, second: 9, tag: low.tag), to: IndexPath.self)
        return isPair && !isLikeOther && again == [8, 9] ? low.tag : nil
    }()

    private init(first: Int, second: Int, tag: UInt8) {
        self.first = first
        self.second = second
        self.tag = tag
    }

    // Both have the same size wherever this is called. Inline numbers own no memory, so nothing is retained or
    // released.
    private static func bits(of path: IndexPath) -> IndexPathPair { unsafeBitCast(path, to: IndexPathPair.self) }

    /// Returns nil for paths of any other length.
    @inline(__always) init?(_ path: IndexPath) {
        if Self.isAsLarge, let tag = Self.pairTag {
            self = Self.bits(of: path)
            if self.tag == tag { return }
        }
        guard path.count == 2 else { return nil }
        self.init(first: path[0], second: path[1], tag: 0)
    }

    /// Calls `body` with each number of a range and its path.
    @inline(__always) static func forEachPath(_ first: Int, _ seconds: Range<Int>, _ body: (Int, IndexPath) -> Void) {
        guard isAsLarge, let tag = pairTag else { return seconds.forEach { body($0, [first, $0]) } }
        for second in seconds {
            body(second, unsafeBitCast(IndexPathPair(first: first, second: second, tag: tag), to: IndexPath.self))
        }
    }

    @inline(__always) static func path(_ first: Int, _ second: Int) -> IndexPath {
        if isAsLarge, let tag = pairTag {
            return unsafeBitCast(IndexPathPair(first: first, second: second, tag: tag), to: IndexPath.self)
        }
        return [first, second]
    }
}
