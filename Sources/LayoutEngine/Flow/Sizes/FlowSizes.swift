import CoreGraphics

/// The sizes of one section's items. Stores one size if all are equal, and otherwise 8 or 16 bytes per item. For
/// estimated items it stores only the sizes that were measured.
///
/// Lengths that are negative, NaN, or longer than any content (``CGFloat/longestLength``) count as zero: such an item
/// has no place on screen.
package struct FlowSizes: Sendable {
    enum Storage: Sendable {
        case uniform(CGSize)
        case each(ItemLengths)
        case estimated(EstimatedSizes)
    }

    package let count: Int
    let storage: Storage
    let range: FlowSizeRange

    init(count: Int, storage: Storage) {
        self.count = count
        self.storage = storage
        range =
            switch storage {
            case .uniform(let size): FlowSizeRange(size)
            case .each(let lengths): FlowSizeRange(lengths)
            case .estimated(let sizes): sizes.range(count: count)
            }
    }

    /// Returns `count` items of one size.
    package static func uniform(_ size: CGSize, count: Int) -> FlowSizes {
        FlowSizes(count: count, storage: .uniform(size.usable))
    }

    /// Returns `count` items of one size with some exceptions: the items of a section whose cells size themselves,
    /// before most cells were in view.
    ///
    /// - Parameter measured: The exceptions in ascending order, each item once.
    package static func estimated(
        _ estimate: CGSize, count: Int, measured: some Collection<(item: Int, size: CGSize)>
    ) -> FlowSizes {
        let sizes = EstimatedSizes(estimate: estimate.usable, measured: measured.lazy.filter { $0.item < count })
        if sizes.isEmpty { return .uniform(estimate, count: count) }
        return FlowSizes(count: count, storage: .estimated(sizes))
    }

    /// Takes sizes one by one. See ``Builder`` for sizes from a delegate.
    package init(_ sizes: some Sequence<CGSize>) {
        var builder = Builder(expectedCount: sizes.underestimatedCount)
        for size in sizes { builder.append(size) }
        self = builder.finish()
    }

    /// Whether all items are known to have one size, so that nothing is stored for each.
    package var isUniform: Bool {
        if case .uniform = storage { true } else { false }
    }

    /// Whether some items were measured, and the others are estimates.
    var isEstimated: Bool {
        if case .estimated = storage { true } else { false }
    }

    /// How many bytes the items need.
    package var byteCount: Int {
        switch storage {
        case .uniform: 0
        case .each(let lengths): lengths.byteCount
        case .estimated(let sizes): sizes.byteCount
        }
    }

    package subscript(item: Int) -> CGSize {
        switch storage {
        case .uniform(let size): size
        case .each(let lengths): lengths[item]
        case .estimated(let sizes): sizes[item]
        }
    }

    /// Calls `body` with each size, and how many consecutive items have it.
    package func forEachRun(_ body: (CGSize, _ count: Int) -> Void) {
        switch storage {
        case .uniform(let size): if count > 0 { body(size, count) }
        case .each(let lengths): for item in 0..<count { body(lengths[item], 1) }
        case .estimated(let sizes): sizes.forEachRun(count: count, body)
        }
    }
}

extension CGSize {
    /// The size with zero for every length that can't be shown.
    @inline(__always) var usable: CGSize {
        CGSize(width: width.usableLength, height: height.usableLength)
    }
}

extension CGFloat {
    /// A billion points. A longer length is a mistake. And the maximum number of items of this length adds up to a
    /// number whose precision is still finer than a pixel (Decisions/0060).
    package static var longestLength: CGFloat { 1_000_000_000 }

    /// The length, or zero if it's negative, too long or NaN.
    @inline(__always) var usableLength: CGFloat { self > 0 && self <= Self.longestLength ? self : 0 }

    /// The spacing, or zero if its magnitude is too large or NaN.
    @inline(__always) var usableSpacing: CGFloat { magnitude <= Self.longestLength ? self : 0 }
}
