import CoreGraphics

/// Something in a row of things: so many items, so long.
protocol OffsetTreeElement: Sendable {
    /// How many things it counts for, and how far the next one begins after it.
    var measure: OffsetMeasure { get }
}

/// A number of things, and a length; neither is negative.
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

/// Things one behind the other. Finds the one at a position or with a given item without walking along, and lets one of
/// them grow, or others come in between, without touching those behind it.
///
/// Two levels: elements lie in blocks that know where each begins in its block, and a tree of sums knows where blocks
/// begin.
///
/// - Complexity: finding is O(log elements). A change is O(elements of a block + log blocks), and O(blocks) when a block
///   is cut in two, which happens once in a block's worth of insertions.
///
/// What elements must be is said by the extensions and not by the type: making the type would look the conformance up at
/// run time, among all there are.
struct OffsetTree<Element: Sendable>: Sendable {
    /// Never empty inside.
    private(set) var blocks: [Block] = []
    private var sums = PrefixSums()

    /// Elements that lie together in memory.
    struct Block: Sendable {
        fileprivate(set) var elements: [Element]
        /// What of the block lies before each of its elements.
        fileprivate(set) var starts: [OffsetMeasure]
        fileprivate(set) var total: OffsetMeasure
    }

    /// Where an element is stored. Valid until elements come or go.
    struct Place: Equatable {
        var block: Int
        var index: Int
    }

    init() {}
}

extension OffsetTree where Element: OffsetTreeElement {
    /// A block of this many is cut in two; a new tree fills blocks by half.
    static var blockLimit: Int { 128 }

    init(_ elements: some RandomAccessCollection<Element>) {
        blocks = Block.blocks(of: elements)
        sums = PrefixSums(blocks.lazy.map { $0.total })
    }

    var isEmpty: Bool { blocks.isEmpty }

    var total: OffsetMeasure { sums.total }

    subscript(place: Place) -> Element { blocks[place.block].elements[place.index] }

    /// Lends an element, as long as `body` runs: copying one would retain all it holds.
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

    // MARK: Finding

    /// The element that holds the thing of this number, and what lies before it; the last one if there are not as many.
    /// There must be elements.
    func find(number: Int) -> (place: Place, start: OffsetMeasure) {
        var start = OffsetMeasure()
        var index = sums.countOfSums(whereCountIsAtMost: number, start: &start)
        if index == blocks.count { (index, start) = lastBlock }
        return place(inBlock: index, start) { start.count &+ $0.count <= number }
    }

    /// Calls `body` with elements from the one that holds the thing of this number, and what lies before each, as long as it answers
    /// true. What lies before an element is told as ``find(number:)`` does, to the last bit.
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

    /// The element with the position inside, and what lies before it. Before the first it is the first one, and behind
    /// all it is the last. Elements that are no longer than nothing are passed over. There must be elements.
    func find(position: CGFloat) -> (place: Place, start: OffsetMeasure) {
        var start = OffsetMeasure()
        var index = sums.countOfSums(whereLengthIsAtMost: position, start: &start)
        if index == blocks.count { (index, start) = lastBlock }
        return place(inBlock: index, start) { start.length + $0.length <= position }
    }

    private var lastBlock: (index: Int, start: OffsetMeasure) {
        (blocks.count - 1, sums.sum(before: blocks.count - 1))
    }

    /// The last element of a block of which `isAtOrBefore` is true, or the first of all.
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

    // MARK: Changing

    /// Changes one element where it is stored.
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

    /// Puts elements in the place of those from `first` to `last`.
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

    /// Puts elements before the one at `place`; without a place, at the end.
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

    /// At the end.
    ///
    /// - Complexity: O(1), and O(log blocks) for the sums.
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

    /// Answers by how much it has grown.
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
    /// Every element, in order.
    func forEach(_ body: (Element) -> Void) {
        for block in blocks { block.elements.forEach(body) }
    }

    /// Whether the sums are those of the elements. Lengths may differ by what rounding does.
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
