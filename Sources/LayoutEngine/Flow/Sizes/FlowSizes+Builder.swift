import CoreGraphics

extension FlowSizes {
    /// Takes sizes one by one, as a delegate answers them, and keeps no more than it must.
    ///
    ///     var builder = FlowSizes.Builder(expectedCount: count)
    ///     for item in 0..<count { builder.append(size(of: item)) }
    ///     section.sizes = builder.finish()
    ///
    /// As long as all are equal only the first is kept.
    package struct Builder {
        private let expectedCount: Int
        private var count = 0
        private var first = CGSize.zero
        private var lengths = ItemLengths()
        private var isUniform = true

        /// - Parameter expectedCount: saves growing; more or fewer may come.
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

        /// Many sizes at once, as a caller in another module should.
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

        /// The first size that is not like those before.
        private mutating func appendDiffering(_ size: CGSize) {
            isUniform = false
            lengths.reserveCapacity(max(expectedCount, count + 1))
            lengths.append(first, count: count)
            lengths.append(size)
        }
    }
}
