import CoreGraphics

/// The sizes of one section's items: nothing but one size when all are equal, else 8 or 16 bytes an item; for items that
/// are only estimated, nothing but the sizes of those that were measured.
///
/// Lengths that are negative, no number, or longer than any content (``CGFloat/longestLength``) count as zero: such an item
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

    /// `count` items of one size.
    package static func uniform(_ size: CGSize, count: Int) -> FlowSizes {
        FlowSizes(count: count, storage: .uniform(size.usable))
    }

    /// `count` items of one size, except for some: those of a section whose cells size themselves, before most were seen.
    ///
    /// - Parameter measured: in ascending order, each item once.
    package static func estimated(
        _ estimate: CGSize, count: Int, measured: some Collection<(item: Int, size: CGSize)>
    ) -> FlowSizes {
        let sizes = EstimatedSizes(estimate: estimate.usable, measured: measured.lazy.filter { $0.item < count })
        if sizes.isEmpty { return .uniform(estimate, count: count) }
        return FlowSizes(count: count, storage: .estimated(sizes))
    }

    /// One size after the other. See ``Builder`` for sizes that are asked from a delegate.
    package init(_ sizes: some Sequence<CGSize>) {
        var builder = Builder(expectedCount: sizes.underestimatedCount)
        for size in sizes { builder.append(size) }
        self = builder.finish()
    }

    /// Whether all items are known to be of one size, and nothing is stored for each.
    package var isUniform: Bool {
        if case .uniform = storage { true } else { false }
    }

    /// Whether some items were measured, and the others are estimated.
    var isEstimated: Bool {
        if case .estimated = storage { true } else { false }
    }

    /// Memory held for the items.
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

    /// Calls `body` with each size and how many items in a row have it.
    package func forEachRun(_ body: (CGSize, _ count: Int) -> Void) {
        switch storage {
        case .uniform(let size): if count > 0 { body(size, count) }
        case .each(let lengths): for item in 0..<count { body(lengths[item], 1) }
        case .estimated(let sizes): sizes.forEachRun(count: count, body)
        }
    }
}

extension CGSize {
    /// With zero for every length that cannot be shown.
    @inline(__always) var usable: CGSize {
        CGSize(width: width.usableLength, height: height.usableLength)
    }
}

extension CGFloat {
    /// A billion points. What is longer is a mistake; and as many of these as there can be items add up to a number that pixels
    /// can still be counted in (Decisions/0060).
    package static var longestLength: CGFloat { 1_000_000_000 }

    /// Zero for what is negative, too long or no number.
    @inline(__always) var usableLength: CGFloat { self > 0 && self <= Self.longestLength ? self : 0 }

    /// Zero for what is too long, either way, or no number.
    @inline(__always) var usableSpacing: CGFloat { magnitude <= Self.longestLength ? self : 0 }
}
