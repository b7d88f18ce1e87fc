/// Finds which elements can stay in place so that the fewest others move: a longest increasing subsequence.
///
/// This is patience sorting: each element goes on the first pile with a larger top, and the number of piles is the
/// length of the subsequence. Stretches are never split. Their elements are consecutive in both orders, so no other
/// element is between them, and either all of them stay or none. So the elements of a stretch land on consecutive
/// piles. Consecutive piles with tops from one stretch are stored as one segment.
struct IncreasingSubsequence {
    /// Consecutive piles whose tops are elements of one stretch.
    fileprivate struct Segment {
        /// The first of the piles.
        var pile: Int32
        /// The element on the first pile. The next piles have the elements after it.
        var top: Int32
        var stretch: Int32
    }

    /// All segments, in short rows: inserting a segment moves only the rest of its row.
    private var rows: [[Segment]] = [[]]
    private var piles: Int32 = 0
    /// For each stretch, the one before it in the longest subsequence that ends there.
    private var previous: [Int32] = []

    private static let longestRow = 128

    /// Returns the stretches that have to move so that the others can stay.
    ///
    /// - Parameter stretches: The stretches in the new order. No element is in two of them.
    /// - Complexity: O(*s* log *s*) for *s* stretches if most ascend, and O(*s*) if all do.
    static func moving(of stretches: [OrderMatch.Stretch]) -> [OrderMatch.Stretch] {
        if stretches.areAscending { return [] }
        var game = IncreasingSubsequence()
        game.previous.reserveCapacity(stretches.count)
        for stretch in stretches { game.lay(stretch) }
        let stays = game.longest
        return zip(stretches, stays).compactMap { $1 ? nil : $0 }
    }

    private mutating func lay(_ stretch: OrderMatch.Stretch) {
        let index = Int32(truncatingIfNeeded: previous.count)
        let (row, place) = place(of: stretch.old)
        previous.append(place > 0 ? rows[row][place - 1].stretch : -1)
        let pile = firstPile(row, place)
        cover(row, place, upTo: pile + stretch.count)
        rows[row].insert(Segment(pile: pile, top: stretch.old, stretch: index), at: place)
        if rows[row].count > Self.longestRow { split(row) }
        piles = max(piles, pile + stretch.count)
    }

    /// Returns the place after the last segment that begins below a value. Its other tops are below the value, too,
    /// because they are consecutive and don't include it.
    private func place(of value: Int32) -> (row: Int, place: Int) {
        // Most elements come after all others, or after all but one.
        let last = rows.count - 1
        if let segment = rows[last].last, segment.top < value { return (last, rows[last].count) }
        let row = row(below: value)
        return (row, rows[row].count(below: value))
    }

    /// Returns the row for a value: the last row whose first element is smaller, or otherwise the first row.
    private func row(below value: Int32) -> Int {
        if rows[rows.count - 1].first.map({ $0.top < value }) ?? true { return rows.count - 1 }
        var (low, high) = (0, rows.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if rows[middle][0].top < value { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the first pile of a segment; after the last segment of a row, the first pile of the next row.
    private func firstPile(_ row: Int, _ place: Int) -> Int32 {
        if place < rows[row].count { return rows[row][place].pile }
        return row + 1 < rows.count ? rows[row + 1][0].pile : piles
    }

    /// Removes the segments, or their parts, on the piles from this segment up to `end`, because new elements cover
    /// them.
    private mutating func cover(_ row: Int, _ place: Int, upTo end: Int32) {
        cover(in: row, from: place, upTo: end)
        guard place == rows[row].count else { return }
        while row + 1 < rows.count {
            cover(in: row + 1, from: 0, upTo: end)
            guard rows[row + 1].isEmpty else { return }
            rows.remove(at: row + 1)
        }
    }

    private mutating func cover(in row: Int, from place: Int, upTo end: Int32) {
        var next = place
        while next < rows[row].count, firstPile(row, next + 1) <= end { next += 1 }
        if next > place { rows[row].removeSubrange(place..<next) }
        if place < rows[row].count { trim(row, place, upTo: end) }
    }

    private mutating func trim(_ row: Int, _ place: Int, upTo end: Int32) {
        let hidden = end - rows[row][place].pile
        guard hidden > 0 else { return }
        rows[row][place].pile += hidden
        rows[row][place].top += hidden
    }

    private mutating func split(_ row: Int) {
        let half = rows[row].count / 2
        rows.insert(Array(rows[row][half...]), at: row + 1)
        rows[row].removeSubrange(half...)
    }

    /// For each stretch, whether it belongs to the longest subsequence.
    private var longest: [Bool] {
        var belongs = [Bool](repeating: false, count: previous.count)
        var index = rows[rows.count - 1].last?.stretch ?? -1
        while index >= 0 {
            belongs[Int(index)] = true
            index = previous[Int(index)]
        }
        return belongs
    }
}

extension [IncreasingSubsequence.Segment] {
    /// Returns how many segments begin below a value.
    fileprivate func count(below value: Int32) -> Int {
        if count > 1, self[count - 2].top < value { return self[count - 1].top < value ? count : count - 1 }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].top < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension [OrderMatch.Stretch] {
    fileprivate var areAscending: Bool {
        for index in indices.dropFirst() where self[index].old < self[index - 1].old { return false }
        return true
    }
}
