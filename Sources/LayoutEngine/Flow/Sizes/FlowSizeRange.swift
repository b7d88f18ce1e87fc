import CoreGraphics

/// Bounds of all sizes of a section.
struct FlowSizeRange: Sendable {
    /// A lower bound of all widths and heights. After changes there may be no item that small.
    var smallest: CGSize
    /// An upper bound of all widths and heights. After changes there may be no item that large.
    var greatest: CGSize
    /// How many items differ in width from the item before; zero if all have one width.
    var widthChanges = 0
    /// How many items differ in height from the item before; zero if all have one height.
    var heightChanges = 0

    init(_ size: CGSize) {
        (smallest, greatest) = (size, size)
    }

    init(_ lengths: ItemLengths) {
        self = lengths.isCompact ? Self(lengths.compact) : Self(lengths.full)
    }

    private init<Length: FlowLength>(_ lengths: [Length]) {
        guard lengths.count > 1 else {
            (smallest, greatest) = (.zero, .zero)
            return
        }
        var (leastWidth, leastHeight) = (lengths[0], lengths[1])
        var (mostWidth, mostHeight) = (leastWidth, leastHeight)
        var (widths, heights) = (0, 0)
        lengths.withUnsafeBufferPointer { lengths in
            var (width, height) = (lengths[0], lengths[1])
            for index in stride(from: 2, to: lengths.count, by: 2) {
                let (nextWidth, nextHeight) = (lengths[index], lengths[index + 1])
                widths &+= nextWidth == width ? 0 : 1
                heights &+= nextHeight == height ? 0 : 1
                (width, height) = (nextWidth, nextHeight)
                leastWidth = width < leastWidth ? width : leastWidth
                leastHeight = height < leastHeight ? height : leastHeight
                mostWidth = width > mostWidth ? width : mostWidth
                mostHeight = height > mostHeight ? height : mostHeight
            }
        }
        smallest = CGSize(width: leastWidth.length, height: leastHeight.length)
        greatest = CGSize(width: mostWidth.length, height: mostHeight.length)
        (widthChanges, heightChanges) = (widths, heights)
    }

    var areAllEqual: Bool { widthChanges == 0 && heightChanges == 0 }

    func changes(along axis: Axis) -> Int { axis == .horizontal ? widthChanges : heightChanges }

    mutating func include(_ size: CGSize) {
        smallest.width = min(smallest.width, size.width)
        smallest.height = min(smallest.height, size.height)
        greatest.width = max(greatest.width, size.width)
        greatest.height = max(greatest.height, size.height)
    }

    /// Adjusts the bounds for some consecutive items that are replaced.
    ///
    /// - Parameters:
    ///   - count: How many items go; `old` returns the size of each.
    ///   - last: The size of the item before them, if there is one; `next` is the size of the item after them.
    mutating func replace(
        _ count: Int, _ old: (Int) -> CGSize, with new: FlowSizes, after last: CGSize?, before next: CGSize?
    ) {
        var before = last
        for index in 0..<count {
            let size = old(index)
            countStep(from: before, to: size, by: -1)
            before = size
        }
        countStep(from: before, to: next, by: -1)
        before = last
        new.forEachRun { size, _ in
            include(size)
            countStep(from: before, to: size)
            before = size
        }
        countStep(from: before, to: next)
    }

    /// Counts the step from one item to the next; nil means no item.
    mutating func countStep(from size: CGSize?, to next: CGSize?, by number: Int = 1) {
        guard let size, let next else { return }
        if size.width != next.width { widthChanges += number }
        if size.height != next.height { heightChanges += number }
    }
}
