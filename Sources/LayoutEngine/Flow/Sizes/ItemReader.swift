import CoreGraphics

extension ItemLengths {
    /// Calls `body` with a reader that needn't check the storage for each length.
    @inline(__always)
    func withReader<Result>(_ body: (ItemReader) -> Result) -> Result {
        if isCompact {
            return compact.withUnsafeBufferPointer { body(ItemReader(floats: $0.baseAddress, doubles: nil, stride: 2)) }
        }
        return full.withUnsafeBufferPointer { body(ItemReader(floats: nil, doubles: $0.baseAddress, stride: 2)) }
    }
}

/// Reads the lengths of items from memory that the caller keeps alive.
struct ItemReader {
    let floats: UnsafePointer<Float>?
    let doubles: UnsafePointer<Double>?
    /// The distance from one item to the next: 2, or 0 if all items have one size.
    let stride: Int

    /// - Parameter offset: 0 for the width, 1 for the height.
    @inline(__always) func length(_ item: Int, _ offset: Int) -> CGFloat {
        if let floats { return CGFloat(floats[item &* stride &+ offset]) }
        return doubles.unsafelyUnwrapped[item &* stride &+ offset]
    }
}

extension ItemReader {
    @inline(__always) func advanced(by items: Int) -> ItemReader {
        ItemReader(
            floats: floats.map { $0 + items &* stride }, doubles: doubles.map { $0 + items &* stride }, stride: stride)
    }
}
