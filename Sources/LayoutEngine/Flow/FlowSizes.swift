import CoreGraphics

/// The sizes of one section's items: nothing but one size when all are equal, else 8 or 16 bytes an item.
///
/// Lengths that are negative, infinite or no number count as zero: such an item has no place on screen.
package struct FlowSizes: Sendable {
    enum Storage: Sendable {
        case uniform(CGSize)
        /// Width and height of each item in turn; every length is exact in 32 bits.
        case compact([Float])
        case full([Double])
    }

    package let count: Int
    let storage: Storage
    /// No item is narrower, and none lower.
    let smallest: CGSize
    /// No item is wider, and none higher.
    let greatest: CGSize

    init(count: Int, storage: Storage) {
        self.count = count
        self.storage = storage
        (smallest, greatest) =
            switch storage {
            case .uniform(let size): (size, size)
            case .compact(let lengths): Self.limits(of: lengths)
            case .full(let lengths): Self.limits(of: lengths)
            }
    }

    /// `count` items of one size.
    package static func uniform(_ size: CGSize, count: Int) -> FlowSizes {
        FlowSizes(count: count, storage: .uniform(size.usable))
    }

    /// One size after the other. See ``Builder`` for sizes that are asked from a delegate.
    package init(_ sizes: some Sequence<CGSize>) {
        var builder = Builder(expectedCount: sizes.underestimatedCount)
        for size in sizes { builder.append(size) }
        self = builder.finish()
    }

    /// `count` items of one size, except for some: those of a section whose cells size themselves, before most were seen.
    ///
    /// - Parameter measured: in ascending order, each item once.
    package static func estimated(
        _ estimate: CGSize, count: Int, measured: some Collection<(item: Int, size: CGSize)>
    ) -> FlowSizes {
        var builder = Builder(expectedCount: count)
        var next = 0
        for (item, size) in measured where item < count {
            while next < item {
                builder.append(estimate)
                next += 1
            }
            builder.append(size)
            next += 1
        }
        while next < count {
            builder.append(estimate)
            next += 1
        }
        return builder.finish()
    }

    package var isUniform: Bool {
        if case .uniform = storage { true } else { false }
    }

    /// Memory held for the items.
    package var byteCount: Int {
        switch storage {
        case .uniform: 0
        case .compact(let lengths): lengths.count * MemoryLayout<Float>.stride
        case .full(let lengths): lengths.count * MemoryLayout<Double>.stride
        }
    }

    package subscript(item: Int) -> CGSize {
        switch storage {
        case .uniform(let size): size
        case .compact(let lengths):
            CGSize(width: CGFloat(lengths[2 * item]), height: CGFloat(lengths[2 * item + 1]))
        case .full(let lengths): CGSize(width: lengths[2 * item], height: lengths[2 * item + 1])
        }
    }
}

extension FlowSizes {
    /// The greatest width (or height) of some items, and the sum of them.
    func summary(of items: Range<Int>, along axis: Axis) -> (greatest: CGFloat, sum: CGFloat) {
        let offset = axis == .horizontal ? 0 : 1
        return switch storage {
        case .uniform(let size): (size[main: axis], size[main: axis] * CGFloat(items.count))
        case .compact(let lengths): Self.summary(of: items, in: lengths, offset: offset)
        case .full(let lengths): Self.summary(of: items, in: lengths, offset: offset)
        }
    }

    private static func limits<Length: FlowLength>(of lengths: [Length]) -> (smallest: CGSize, greatest: CGSize) {
        guard var (leastWidth, leastHeight) = lengths.count < 2 ? nil : (lengths[0], lengths[1]) else {
            return (.zero, .zero)
        }
        var (mostWidth, mostHeight) = (leastWidth, leastHeight)
        for index in stride(from: 0, to: lengths.count - 1, by: 2) {
            let (width, height) = (lengths[index], lengths[index + 1])
            leastWidth = width < leastWidth ? width : leastWidth
            leastHeight = height < leastHeight ? height : leastHeight
            mostWidth = width > mostWidth ? width : mostWidth
            mostHeight = height > mostHeight ? height : mostHeight
        }
        return (
            CGSize(width: leastWidth.length, height: leastHeight.length),
            CGSize(width: mostWidth.length, height: mostHeight.length)
        )
    }

    private static func summary<Length: FlowLength>(
        of items: Range<Int>, in lengths: [Length], offset: Int
    ) -> (greatest: CGFloat, sum: CGFloat) {
        var (greatest, sum): (CGFloat, CGFloat) = (0, 0)
        for item in items {
            let length = lengths[2 * item + offset].length
            greatest = max(greatest, length)
            sum += length
        }
        return (greatest, sum)
    }
}

/// What ``FlowSizes`` stores lengths in.
protocol FlowLength: Comparable {
    var length: CGFloat { get }
}

extension Float: FlowLength {
    var length: CGFloat { CGFloat(self) }
}

extension Double: FlowLength {
    var length: CGFloat { self }
}

extension CGSize {
    /// With zero for every length that cannot be shown.
    @inline(__always) var usable: CGSize {
        CGSize(width: width.usableLength, height: height.usableLength)
    }
}

extension CGFloat {
    /// Zero for what is negative, infinite or no number.
    @inline(__always) var usableLength: CGFloat { self > 0 && self < .infinity ? self : 0 }

    /// Zero for what is infinite or no number.
    @inline(__always) var usableSpacing: CGFloat { isFinite ? self : 0 }
}
