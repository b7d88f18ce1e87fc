import CoreGraphics

extension FlowSizes {
    /// Takes sizes one by one, as a delegate returns them, and stores as little as possible.
    ///
    ///     var builder = FlowSizes.Builder(expectedCount: count)
    ///     for item in 0..<count { builder.append(size(of: item)) }
    ///     section.sizes = builder.finish()
    ///
    /// While all sizes are equal, the builder stores only the first.
    package struct Builder {
        private let expectedCount: Int
        private var count = 0
        private var first = CGSize.zero
        private var lengths = ItemLengths()
        private var isUniform = true

        /// - Parameter expectedCount: Reserves space. More or fewer sizes may follow.
        package init(expectedCount: Int) {
            self.expectedCount = expectedCount
        }

        @inline(__always)
        package mutating func append(_ size: CGSize) {
            let size = size.usable
            if isUniform {
                if count == 0 { first = size }
                guard size == first else { return appendDiffering(size) }
                count += 1
            } else {
                lengths.append(size)
            }
        }

        /// Adds many sizes at once, which is faster for callers in other modules.
        package mutating func append(_ sizes: UnsafeBufferPointer<CGSize>) {
            var next = 0
            while next < sizes.count, isUniform {
                append(sizes[next])
                next += 1
            }
            if next < sizes.count { lengths.append(UnsafeBufferPointer(rebasing: sizes[next...])) }
        }

        package mutating func finish() -> FlowSizes {
            defer { self = Builder(expectedCount: 0) }
            return isUniform
                ? FlowSizes(count: count, storage: .uniform(first))
                : FlowSizes(count: lengths.count, storage: .each(lengths))
        }

        /// Adds the first size that differs from those before.
        private mutating func appendDiffering(_ size: CGSize) {
            isUniform = false
            lengths.reserveCapacity(max(expectedCount, count + 1))
            lengths.append(first, count: count)
            lengths.append(size)
        }
    }
}
