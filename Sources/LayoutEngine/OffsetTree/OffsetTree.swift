import CoreGraphics

/// An element of a sequence, with a number of things and a length.
protocol OffsetTreeElement: Sendable {
    /// The number of things in it, and the distance from its beginning to that of the next.
    var measure: OffsetMeasure { get }
}

/// A number of things, and a length. Neither is negative.
struct OffsetMeasure: Sendable, Equatable {
    var count = 0
    var length: CGFloat = 0

    @inline(__always) static func += (sum: inout Self, more: Self) {
        sum.count &+= more.count
        sum.length += more.length
    }

    @inline(__always) static func -= (sum: inout Self, less: Self) {
        sum.count &-= less.count
        sum.length -= less.length
    }
}

/// A sequence of elements. Finds the element at a position or with a given thing without visiting those before it, and
/// changes or inserts elements without touching those after it.
///
/// It has two levels: blocks of elements that know where each begins in its block, and a tree of sums that knows where
/// blocks begin.
///
/// - Complexity: O(log elements) to find an element. A change is O(elements of a block + log blocks), or O(blocks) when
///   a block is split in two, which happens once per block of insertions.
///
/// The extensions, not the type, say what elements must conform to: creating the type would otherwise look up the
/// conformance at run time, among all there are.
struct OffsetTree<Element: Sendable>: Sendable {
    /// No block is empty.
    private(set) var blocks: [Block] = []
    private var sums = PrefixSums()

    /// Elements that are together in memory.
    struct Block: Sendable {
        fileprivate(set) var elements: [Element]
        /// For each element, the things and the length before it in the block.
        fileprivate(set) var starts: [OffsetMeasure]
        fileprivate(set) var total: OffsetMeasure
    }

    /// The storage location of an element. Valid until elements are added or removed.
    struct Place: Equatable {
        var block: Int
        var index: Int
    }

    init() {}
}

extension OffsetTree where Element: OffsetTreeElement {
    /// A block with this many elements is split in two. A new tree fills blocks halfway.
    static var blockLimit: Int { 128 }

    init(_ elements: some RandomAccessCollection<Element>) {
        blocks = Block.blocks(of: elements)
        sums = PrefixSums(blocks.lazy.map { $0.total })
    }

    var isEmpty: Bool { blocks.isEmpty }

    var total: OffsetMeasure { sums.total }

    subscript(place: Place) -> Element { blocks[place.block].elements[place.index] }

    /// Calls `body` with an element in place. Copying it would retain everything in it.
    @inline(__always)
    func withElement<Result>(at place: Place, _ body: (UnsafePointer<Element>) -> Result) -> Result {
        blocks.withUnsafeBufferPointer { blocks in
            (blocks.baseAddress.unsafelyUnwrapped + place.block).pointee.elements.withUnsafeBufferPointer {
                body($0.baseAddress.unsafelyUnwrapped + place.index)
            }
        }
    }

    func place(after place: Place) -> Place? {
        if place.index + 1 < blocks[place.block].elements.count {
            return Place(block: place.block, index: place.index + 1)
        }
        return place.block + 1 < blocks.count ? Place(block: place.block + 1, index: 0) : nil
    }

    func place(before place: Place) -> Place? {
        if place.index > 0 { return Place(block: place.block, index: place.index - 1) }
        guard place.block > 0 else { return nil }
        return Place(block: place.block - 1, index: blocks[place.block - 1].elements.count - 1)
    }

    // MARK: Search

    /// Returns the element that holds the thing with this number, and what is before the element; the last element if
    /// the number is too large. There must be elements.
    func find(number: Int) -> (place: Place, start: OffsetMeasure) {
        var start = OffsetMeasure()
        var index = sums.countOfSums(whereCountIsAtMost: number, start: &start)
        if index == blocks.count { (index, start) = lastBlock }
        return place(inBlock: index, start) { start.count &+ $0.count <= number }
    }

    /// Calls `body` with the elements from the one that holds the thing with this number, and with what is before each,
    /// while it returns true. What is before an element is equal to the result of ``find(number:)``, to the last bit.
    @inline(__always)
    func forEach(fromNumber number: Int, _ body: (Element, OffsetMeasure) -> Bool) {
        guard !blocks.isEmpty else { return }
        var start = OffsetMeasure()
        var block = sums.countOfSums(whereCountIsAtMost: number, start: &start)
        if block == blocks.count { (block, start) = lastBlock }
        var index = place(inBlock: block, start) { start.count &+ $0.count <= number }.place.index
        while true {
            let isWanted = blocks[block].elements.withUnsafeBufferPointer { elements in
                while index < elements.count {
                    var before = start
                    before += blocks[block].starts[index]
                    guard body(elements[index], before) else { return false }
                    index &+= 1
                }
                return true
            }
            guard isWanted, block + 1 < blocks.count else { return }
            let next = start.count &+ blocks[block].total.count
            (block, index, start) = (block + 1, 0, OffsetMeasure())
            block = sums.countOfSums(whereCountIsAtMost: next, start: &start)
        }
    }

    /// Returns the element that contains the position, and what is before it: the first element for a position before
    /// all, the last for one after all. Skips elements without length. There must be elements.
    func find(position: CGFloat) -> (place: Place, start: OffsetMeasure) {
        var start = OffsetMeasure()
        var index = sums.countOfSums(whereLengthIsAtMost: position, start: &start)
        if index == blocks.count { (index, start) = lastBlock }
        return place(inBlock: index, start) { start.length + $0.length <= position }
    }

    private var lastBlock: (index: Int, start: OffsetMeasure) {
        (blocks.count - 1, sums.sum(before: blocks.count - 1))
    }

    /// Returns the last element of a block for which `isAtOrBefore` is true, or the first.
    @inline(__always) private func place(
        inBlock block: Int, _ blockStart: OffsetMeasure, _ isAtOrBefore: (OffsetMeasure) -> Bool
    ) -> (place: Place, start: OffsetMeasure) {
        blocks[block].starts.withUnsafeBufferPointer { starts in
            var (low, high) = (0, starts.count)
            while high &- low > 1 {
                let middle = (low &+ high) >> 1
                if isAtOrBefore(starts[middle]) { low = middle } else { high = middle }
            }
            var start = blockStart
            start += starts[low]
            return (Place(block: block, index: low), start)
        }
    }

    // MARK: Changes

    /// Changes one element in place.
    mutating func update<Result>(_ place: Place, _ change: (inout Element) -> Result) -> Result {
        let old = blocks[place.block].elements[place.index].measure
        let result = change(&blocks[place.block].elements[place.index])
        var difference = blocks[place.block].elements[place.index].measure
        difference -= old
        if difference != OffsetMeasure() {
            blocks[place.block].add(difference, after: place.index)
            sums.add(difference, at: place.block)
        }
        return result
    }

    /// Replaces the elements from `first` to `last`.
    mutating func replace(from first: Place, through last: Place, with elements: [Element]) {
        let number = first.block
        if last.block == number {
            let count = blocks[number].elements.count - (last.index - first.index + 1) + elements.count
            if count > 0, count <= Self.blockLimit {
                sums.add(blocks[number].replace(first.index...last.index, with: elements), at: number)
                return
            }
        }
        let tail = blocks[last.block].elements[(last.index + 1)...]
        let head = blocks[first.block].elements[..<first.index]
        rebuild(first.block...last.block, Array(head) + elements + Array(tail))
    }

    /// Inserts elements before the one at `place`; without a place, at the end.
    mutating func insert(_ elements: [Element], before place: Place?) {
        guard !elements.isEmpty else { return }
        guard let last = blocks.indices.last else {
            self = OffsetTree(elements)
            return
        }
        let place = place ?? Place(block: last, index: blocks[last].elements.count)
        var all = blocks[place.block].elements
        all.insert(contentsOf: elements, at: place.index)
        rebuild(place.block...place.block, all)
    }

    /// Appends an element.
    ///
    /// - Complexity: O(1), plus O(log blocks) for the sums.
    mutating func append(_ element: Element) {
        guard let last = blocks.indices.last, blocks[last].elements.count < Self.blockLimit else {
            return insert([element], before: nil)
        }
        blocks[last].append(element)
        sums.add(element.measure, at: last)
    }

    mutating func remove(_ place: Place) { replace(from: place, through: place, with: []) }

    private mutating func rebuild(_ range: ClosedRange<Int>, _ elements: [Element]) {
        if range.count == 1, !elements.isEmpty, elements.count <= Self.blockLimit {
            var change = OffsetMeasure()
            change -= blocks[range.lowerBound].total
            blocks[range.lowerBound] = Block(elements)
            change += blocks[range.lowerBound].total
            sums.add(change, at: range.lowerBound)
        } else {
            blocks.replaceSubrange(range, with: Block.blocks(of: elements))
            sums = PrefixSums(blocks.lazy.map { $0.total })
        }
    }
}

extension OffsetTree.Block where Element: OffsetTreeElement {
    fileprivate init(_ elements: some Collection<Element>) {
        self.elements = Array(elements)
        total = OffsetMeasure()
        starts = []
        starts.reserveCapacity(self.elements.count)
        for element in self.elements {
            starts.append(total)
            total += element.measure
        }
    }

    fileprivate static func blocks(of elements: some RandomAccessCollection<Element>) -> [Self] {
        let size = OffsetTree.blockLimit / 2
        guard elements.count > size else { return elements.isEmpty ? [] : [Self(elements)] }
        return stride(from: 0, to: elements.count, by: size).map { Self(elements.dropFirst($0).prefix(size)) }
    }

    fileprivate mutating func append(_ element: Element) {
        elements.append(element)
        starts.append(total)
        total += element.measure
    }

    /// Replaces elements. Returns how much the block has grown.
    fileprivate mutating func replace(_ range: ClosedRange<Int>, with new: [Element]) -> OffsetMeasure {
        var growth = OffsetMeasure()
        growth -= total
        elements.replaceSubrange(range, with: new)
        if starts.count > elements.count {
            starts.removeLast(starts.count - elements.count)
        } else {
            starts.append(contentsOf: repeatElement(OffsetMeasure(), count: elements.count - starts.count))
        }
        let first = range.lowerBound
        elements.withUnsafeBufferPointer { elements in
            starts.withUnsafeMutableBufferPointer { starts in
                var next = OffsetMeasure()
                if first > 0 {
                    next = starts[first - 1]
                    next += elements[first - 1].measure
                }
                for index in first..<Swift.max(elements.count, first) {
                    starts[index] = next
                    next += elements[index].measure
                }
                total = next
            }
        }
        growth += total
        return growth
    }

    fileprivate mutating func add(_ difference: OffsetMeasure, after index: Int) {
        total += difference
        starts.withUnsafeMutableBufferPointer { starts in
            let later = (index + 1)..<Swift.max(starts.count, index + 1)
            if difference.count == 0 {
                for index in later { starts[index].length += difference.length }
            } else {
                for index in later { starts[index] += difference }
            }
        }
    }
}

extension OffsetTree where Element: OffsetTreeElement {
    /// Calls `body` with every element, in order.
    func forEach(_ body: (Element) -> Void) {
        for block in blocks { block.elements.forEach(body) }
    }

    /// Checks that the sums agree with the elements. Lengths may differ by rounding errors.
    func checkInvariants() {
        var all = OffsetMeasure()
        for (index, block) in blocks.enumerated() {
            precondition(!block.elements.isEmpty && block.elements.count <= Self.blockLimit)
            precondition(sums.sum(before: index).count == all.count)
            precondition(abs(sums.sum(before: index).length - all.length) <= 1e-6 * max(all.length, 1))
            var inside = OffsetMeasure()
            for (place, element) in block.elements.enumerated() {
                precondition(block.starts[place].count == inside.count)
                inside += element.measure
            }
            precondition(block.total.count == inside.count)
            all += inside
        }
        precondition(sums.total.count == all.count)
    }
}
