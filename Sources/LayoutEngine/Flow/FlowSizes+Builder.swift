import CoreGraphics

extension FlowSizes {
    /// Takes sizes one by one, as a delegate answers them, and keeps no more than it must.
    ///
    ///     var builder = FlowSizes.Builder(expectedCount: count)
    ///     for item in 0..<count { builder.append(size(of: item)) }
    ///     section.sizes = builder.finish()
    ///
    /// As long as all are equal only the first is kept. From the first different one on, lengths are stored in 32 bits
    /// while that loses nothing, else in 64.
    package struct Builder {
        private let expectedCount: Int
        private var count = 0
        private var first = CGSize.zero
        private var compact: [Float] = []
        private var full: [Double] = []
        private var stage = Stage.uniform

        private enum Stage { case uniform, compact, full }

        /// - Parameter expectedCount: saves growing; more or fewer may come.
        package init(expectedCount: Int) {
            self.expectedCount = expectedCount
        }

        @inline(__always)
        package mutating func append(_ size: CGSize) {
            let size = size.usable
            switch stage {
            case .compact:
                let (width, height) = (Float(size.width), Float(size.height))
                guard CGFloat(width) == size.width, CGFloat(height) == size.height else {
                    return appendWidening(size)
                }
                compact.append(width)
                compact.append(height)
            case .full:
                full.append(size.width)
                full.append(size.height)
            case .uniform:
                if count == 0 { first = size }
                guard size == first else { return appendDiffering(size) }
            }
            count += 1
        }

        package mutating func finish() -> FlowSizes {
            defer { self = Builder(expectedCount: 0) }
            return switch stage {
            case .uniform: FlowSizes(count: count, storage: .uniform(first))
            case .compact: FlowSizes(count: count, storage: .compact(compact))
            case .full: FlowSizes(count: count, storage: .full(full))
            }
        }

        /// The first size that is not like those before.
        private mutating func appendDiffering(_ size: CGSize) {
            stage = .compact
            let before = count
            count = 0
            compact.reserveCapacity(2 * max(expectedCount, before + 1))
            for _ in 0..<before { append(first) }
            append(size)
        }

        /// The first size that 32 bits cannot hold.
        private mutating func appendWidening(_ size: CGSize) {
            stage = .full
            full.reserveCapacity(2 * max(expectedCount, count + 1))
            for length in compact { full.append(Double(length)) }
            compact = []
            append(size)
        }
    }
}
