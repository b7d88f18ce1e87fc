import CoreGraphics

/// The lines of one chunk, with their items. Items and starts are counted from the chunk's beginning.
struct OwnLines: Sendable {
    var lengths = ItemLengths()
    var firsts: [UInt32] = []
    var starts: [CGFloat] = []

    init() {}

    /// Reserves space for this many lines and items.
    init(reservingItems items: Int, lines: Int) {
        firsts.reserveCapacity(lines)
        starts.reserveCapacity(lines)
        lengths.reserveCapacity(items)
    }

    /// How many bytes this needs, including space reserved for further items.
    var byteCount: Int {
        lengths.reservedByteCount + firsts.capacity * MemoryLayout<UInt32>.stride
            + starts.capacity * MemoryLayout<CGFloat>.stride
    }
}
