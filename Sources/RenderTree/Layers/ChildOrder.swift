/// Finds the fewest placements that turn one order of children into another.
package enum ChildOrder {
    /// Returns the children of `new` that must be placed, topmost first, so that each one's next sibling is in place
    /// already. The other children are a longest run that keeps its order.
    ///
    /// - Complexity: O(n log n) for n children; O(n) when nothing moved.
    package static func placements(from old: [LayerID], to new: [LayerID], parent: LayerID) -> [LayerPlacement] {
        guard old != new else { return [] }
        var oldIndexes: [LayerID: Int] = [:]
        oldIndexes.reserveCapacity(old.count)
        for (index, child) in old.enumerated() { oldIndexes[child] = index }

        let staying = longestIncreasingRun(new.map { oldIndexes[$0] })
        var placements: [LayerPlacement] = []
        for index in new.indices.reversed() where !staying[index] {
            let sibling = index + 1 < new.count ? new[index + 1] : nil
            placements.append(LayerPlacement(layer: new[index], parent: parent, below: sibling))
        }
        return placements
    }

    /// Returns for each element whether it belongs to one longest strictly increasing subsequence of the elements that
    /// aren't nil.
    private static func longestIncreasingRun(_ values: [Int?]) -> [Bool] {
        var belongs = [Bool](repeating: false, count: values.count)
        var tails: [Int] = []  // tails[k]: index of the smallest value that ends a run of k + 1
        var previous = [Int](repeating: -1, count: values.count)
        for (position, value) in values.enumerated() {
            guard let value else { continue }
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]]! < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[position] = tails[low - 1] }
            if low == tails.count { tails.append(position) } else { tails[low] = position }
        }
        var position = tails.last ?? -1
        while position >= 0 {
            belongs[position] = true
            position = previous[position]
        }
        return belongs
    }
}
