import CoreGraphics

extension ItemLengths {
    /// Reads lengths without checking each time where they are.
    @inline(__always)
    func withReader<Result>(_ body: (ItemReader) -> Result) -> Result {
        if isCompact {
            return compact.withUnsafeBufferPointer { body(ItemReader(floats: $0.baseAddress, doubles: nil, stride: 2)) }
        }
        return full.withUnsafeBufferPointer { body(ItemReader(floats: nil, doubles: $0.baseAddress, stride: 2)) }
    }
}

/// Lengths of items, read from memory that the caller keeps alive for as long.
struct ItemReader {
    let floats: UnsafePointer<Float>?
    let doubles: UnsafePointer<Double>?
    /// From one item to the next: 2, or 0 where all items are of one size.
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
