/// Which elements can stay where they are while the fewest others are moved: a longest increasing subsequence.
///
/// This is patience sorting: each element goes on the first pile whose top is larger, and the number of piles is the length of the
/// subsequence. Stretches are never split. Their elements are consecutive in both orders, so no other element comes between them,
/// and either all of them stay or none. The elements of a stretch therefore land on consecutive piles; consecutive piles whose tops
/// belong to one stretch are stored as one segment.
struct IncreasingSubsequence {
    /// Neighbouring piles whose tops are elements of one stretch.
    private struct Segment {
        /// The first of the piles.
        var pile: Int32
        var stretch: Int32
    }

    private let stretches: [OrderMatch.Stretch]
    private var segments: [Segment] = []
    private var piles: Int32 = 0
    /// By stretch: the one before it in the longest subsequence that ends there.
    private var previous: [Int32]
    /// By stretch: the pile onto which its first element was laid.
    private var firstPiles: [Int32]

    /// Which stretches belong to a longest subsequence, ascending.
    ///
    /// - Parameter stretches: In the new order. No element is in two.
    /// - Complexity: O(*s* log *s*) for *s* stretches, where most ascend; O(*s*) where all do.
    static func indexes(of stretches: [OrderMatch.Stretch]) -> [Int] {
        if stretches.areAscending { return Array(stretches.indices) }
        var game = IncreasingSubsequence(stretches)
        for index in stretches.indices { game.lay(index) }
        return game.longest
    }

    private init(_ stretches: [OrderMatch.Stretch]) {
        self.stretches = stretches
        previous = [Int32](repeating: -1, count: stretches.count)
        firstPiles = [Int32](repeating: 0, count: stretches.count)
    }

    private mutating func lay(_ index: Int) {
        let stretch = stretches[index]
        let first = firstSegment(above: stretch.old)
        let pile = first < segments.count ? segments[first].pile : piles
        if first > 0 { previous[index] = segments[first - 1].stretch }
        firstPiles[index] = pile
        let end = pile + stretch.count
        let segment = Segment(pile: pile, stretch: Int32(truncatingIfNeeded: index))
        // What it lies on is not seen any more.
        var next = first
        while next < segments.count, self.end(of: next) <= end { next += 1 }
        if next < segments.count, segments[next].pile < end { segments[next].pile = end }
        if next == first {
            segments.insert(segment, at: first)
        } else {
            segments[first] = segment
            if next > first + 1 { segments.removeSubrange((first + 1)..<next) }
        }
        piles = max(piles, end)
    }

    /// The first segment with a top above a value; then all of its tops are, as they follow each other and it is none of them.
    private func firstSegment(above value: Int32) -> Int {
        var (low, high) = (0, segments.count)
        // Most elements come behind all, or among the last.
        if high > 0, top(of: high - 1) < value { return high }
        if high > 1, top(of: high - 2) < value { return high - 1 }
        while low < high {
            let middle = (low + high) / 2
            if top(of: middle) < value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The top of the last pile of a segment.
    private func top(of index: Int) -> Int32 {
        let stretch = Int(segments[index].stretch)
        return stretches[stretch].old + end(of: index) - 1 - firstPiles[stretch]
    }

    /// Behind the last pile of a segment.
    private func end(of index: Int) -> Int32 { index + 1 < segments.count ? segments[index + 1].pile : piles }

    private var longest: [Int] {
        var (indexes, index): ([Int], Int32) = ([], segments.last?.stretch ?? -1)
        while index >= 0 {
            indexes.append(Int(index))
            index = previous[Int(index)]
        }
        return indexes.reversed()
    }
}

extension [OrderMatch.Stretch] {
    fileprivate var areAscending: Bool {
        for index in indices.dropFirst() where self[index].old < self[index - 1].old { return false }
        return true
    }
}
