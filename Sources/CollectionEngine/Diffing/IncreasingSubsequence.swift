/// Which elements can stay where they are while the fewest others are moved: a longest increasing subsequence.
struct IncreasingSubsequence {
    /// By the length of a subsequence: the stretch with the smallest element with which one of that length ends.
    private var ends: [Int32] = []
    /// By stretch: the one before it in the longest subsequence that ends there.
    private var previous: [Int32] = []
    /// By stretch: how many elements the subsequence has before it.
    private var lengths: [Int32] = []

    /// Which stretches belong to a longest subsequence, ascending.
    ///
    /// Stretches are kept as wholes: what follows each other in both orders stays or goes together, as an element that is between
    /// none of theirs in the one order is between none of theirs in the other. Patience sorting puts a stretch onto neighbouring
    /// piles for the same reason, so only its first element is looked up.
    ///
    /// - Parameter stretches: In the new order. No element is in two.
    /// - Complexity: O(*n* + *s* log *n*) for *n* elements in *s* stretches.
    static func indexes(of stretches: [OrderMatch.Stretch]) -> [Int] {
        var search = IncreasingSubsequence()
        return search.run(stretches)
    }

    private mutating func run(_ stretches: [OrderMatch.Stretch]) -> [Int] {
        previous = [Int32](repeating: -1, count: stretches.count)
        lengths = [Int32](repeating: 0, count: stretches.count)
        for (index, stretch) in stretches.enumerated() {
            let length = firstLength(above: stretch.old, stretches)
            if length > 0 { previous[index] = ends[length - 1] }
            lengths[index] = Int32(length)
            let end = length + Int(stretch.count)
            for place in length..<min(end, ends.count) { ends[place] = Int32(index) }
            if end > ends.count { ends.append(contentsOf: repeatElement(Int32(index), count: end - ends.count)) }
        }
        var (indexes, index): ([Int], Int32) = ([], ends.last ?? -1)
        while index >= 0 {
            indexes.append(Int(index))
            index = previous[Int(index)]
        }
        return indexes.reversed()
    }

    /// The first length whose subsequences all end above `value`.
    private func firstLength(above value: Int32, _ stretches: [OrderMatch.Stretch]) -> Int {
        guard let last = ends.last else { return 0 }
        if end(ends.count - 1, last, stretches) < value { return ends.count }
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if end(middle, ends[middle], stretches) < value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// With which element a subsequence ends.
    private func end(_ place: Int, _ stretch: Int32, _ stretches: [OrderMatch.Stretch]) -> Int32 {
        stretches[Int(stretch)].old + Int32(place) - lengths[Int(stretch)]
    }
}
