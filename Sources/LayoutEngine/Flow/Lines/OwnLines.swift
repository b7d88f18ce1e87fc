import CoreGraphics

/// Lines of one chunk, with their items. Items, and where lines begin, are counted from the chunk's beginning.
struct OwnLines: Sendable {
    var lengths = ItemLengths()
    var firsts: [UInt32] = []
    var starts: [CGFloat] = []

    init() {}

    /// Room for so many lines and items.
    init(reservingItems items: Int, lines: Int) {
        firsts.reserveCapacity(lines)
        starts.reserveCapacity(lines)
        lengths.reserveCapacity(items)
    }

    /// With what is reserved for items to come.
    var byteCount: Int {
        lengths.reservedByteCount + firsts.capacity * MemoryLayout<UInt32>.stride
            + starts.capacity * MemoryLayout<CGFloat>.stride
    }
}
