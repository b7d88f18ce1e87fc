/// Which elements can stay where they are while the fewest others are moved: a longest increasing subsequence.
enum IncreasingSubsequence {
    /// Answers the indexes of such a subsequence, ascending. The values are different from each other.
    ///
    /// - Complexity: O(*n* log *n*); O(*n*) where most values ascend already.
    static func indexes(of values: [Int32]) -> [Int] {
        // By length: the index of the smallest value with which a subsequence of that length ends.
        var ends: [Int32] = []
        // By index: the index before it in the longest subsequence that ends there.
        var previous = [Int32](repeating: -1, count: values.count)
        for index in values.indices {
            let value = values[index]
            var length = ends.count
            if length > 0, values[Int(ends[length - 1])] > value {
                length -= 1
                // Where an element from far behind stands at the end, the next one takes its place at once.
                if length > 0, values[Int(ends[length - 1])] > value { length = firstEnd(above: value, ends, values) }
            }
            if length > 0 { previous[index] = ends[length - 1] }
            if length == ends.count { ends.append(Int32(index)) } else { ends[length] = Int32(index) }
        }
        var indexes = [Int](repeating: 0, count: ends.count)
        var index = ends.last ?? -1
        for position in indexes.indices.reversed() {
            indexes[position] = Int(index)
            index = previous[Int(index)]
        }
        return indexes
    }

    private static func firstEnd(above value: Int32, _ ends: [Int32], _ values: [Int32]) -> Int {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if values[Int(ends[middle])] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
