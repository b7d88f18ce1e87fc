import CoreGraphics

/// The widths and heights of items in turn, in 32 bits each if that loses nothing, otherwise in 64 bits.
struct ItemLengths: Sendable {
    /// Empty if some length needs 64 bits.
    private(set) var compact: [Float] = []
    /// Empty if 32 bits are enough.
    private(set) var full: [Double] = []
    private(set) var isCompact = true

    init() {}

    var count: Int { (isCompact ? compact.count : full.count) / 2 }

    var byteCount: Int { compact.count * MemoryLayout<Float>.stride + full.count * MemoryLayout<Double>.stride }

    var reservedByteCount: Int {
        compact.capacity * MemoryLayout<Float>.stride + full.capacity * MemoryLayout<Double>.stride
    }

    subscript(item: Int) -> CGSize {
        get {
            isCompact
                ? CGSize(width: CGFloat(compact[2 * item]), height: CGFloat(compact[2 * item + 1]))
                : CGSize(width: full[2 * item], height: full[2 * item + 1])
        }
        set {
            widen(for: newValue)
            if isCompact {
                compact[2 * item] = Float(newValue.width)
                compact[2 * item + 1] = Float(newValue.height)
            } else {
                full[2 * item] = newValue.width
                full[2 * item + 1] = newValue.height
            }
        }
    }

    mutating func reserveCapacity(_ count: Int) {
        if isCompact { compact.reserveCapacity(2 * count) } else { full.reserveCapacity(2 * count) }
    }

    @inline(__always)
    mutating func append(_ size: CGSize) {
        if isCompact {
            let (width, height) = (Float(size.width), Float(size.height))
            guard CGFloat(width) == size.width, CGFloat(height) == size.height else { return appendWidening(size) }
            compact.append(width)
            compact.append(height)
        } else {
            full.append(size.width)
            full.append(size.height)
        }
    }

    /// Adds sizes that come from outside.
    mutating func append(_ sizes: UnsafeBufferPointer<CGSize>) {
        if isCompact, appendCompact(sizes) { return }
        for size in sizes { append(size.usable) }
    }

    /// Adds sizes in 32 bits. Returns false, without a change, if a length needs 64 bits.
    private mutating func appendCompact(_ sizes: UnsafeBufferPointer<CGSize>) -> Bool {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * sizes.count) { floats in
            var isExact = true
            for index in 0..<sizes.count {
                let size = sizes[index].usable
                let (width, height) = (Float(size.width), Float(size.height))
                isExact = isExact && CGFloat(width) == size.width && CGFloat(height) == size.height
                floats.initializeElement(at: 2 &* index, to: width)
                floats.initializeElement(at: 2 &* index &+ 1, to: height)
            }
            if isExact { compact.append(contentsOf: floats) }
            return isExact
        }
    }

    mutating func append(_ size: CGSize, count: Int) {
        for _ in 0..<count { append(size) }
    }

    /// Adds the lengths of other items, those in `range`.
    mutating func append(_ other: ItemLengths, _ range: Range<Int>) {
        let lengths = 2 * range.lowerBound..<2 * range.upperBound
        switch (isCompact, other.isCompact) {
        case (true, true): compact.append(contentsOf: other.compact[lengths])
        case (false, false): full.append(contentsOf: other.full[lengths])
        default: for item in range { append(other[item]) }
        }
    }

    mutating func replace(_ items: Range<Int>, with sizes: FlowSizes) {
        if items.count == 1, sizes.count == 1 {
            self[items.lowerBound] = sizes[0]
            return
        }
        let range = 2 * items.lowerBound..<2 * items.upperBound
        sizes.forEachRun { size, _ in widen(for: size) }
        withUnsafeTemporaryAllocation(of: CGSize.self, capacity: max(sizes.count, 1)) { list in
            var count = 0
            sizes.forEachRun { size, number in
                for _ in 0..<number {
                    list.initializeElement(at: count, to: size)
                    count += 1
                }
            }
            if isCompact {
                withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * max(count, 1)) { floats in
                    for item in 0..<count {
                        floats.initializeElement(at: 2 * item, to: Float(list[item].width))
                        floats.initializeElement(at: 2 * item + 1, to: Float(list[item].height))
                    }
                    compact.replace(range, with: UnsafeBufferPointer(rebasing: floats[..<(2 * count)]))
                }
            } else {
                list.withMemoryRebound(to: Double.self) { doubles in
                    full.replace(range, with: UnsafeBufferPointer(rebasing: doubles[..<(2 * count)]))
                }
            }
        }
    }

    /// Adds the first size that 32 bits can't hold.
    private mutating func appendWidening(_ size: CGSize) {
        widen(for: size)
        append(size)
    }

    private mutating func widen(for size: CGSize) {
        guard isCompact, CGFloat(Float(size.width)) != size.width || CGFloat(Float(size.height)) != size.height else {
            return
        }
        full.reserveCapacity(compact.capacity)
        for length in compact { full.append(Double(length)) }
        compact = []
        isCompact = false
    }
}
