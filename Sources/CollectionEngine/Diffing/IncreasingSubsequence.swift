/// Which elements can stay where they are while the fewest others are moved: a longest increasing subsequence.
///
/// This is patience sorting: each element goes on the first pile whose top is larger, and the number of piles is the length of the
/// subsequence. Stretches are never split. Their elements are consecutive in both orders, so no other element comes between them,
/// and either all of them stay or none. The elements of a stretch therefore land on consecutive piles; consecutive piles whose tops
/// belong to one stretch are stored as one segment.
struct IncreasingSubsequence {
    /// Neighbouring piles whose tops are elements of one stretch.
    fileprivate struct Segment {
        /// The first of the piles.
        var pile: Int32
        /// The element on it. Those on the next ones follow it.
        var top: Int32
        var stretch: Int32
    }

    /// All segments, in rows that stay short: one that comes between others pushes only those of its row along.
    private var rows: [[Segment]] = [[]]
    private var piles: Int32 = 0
    /// By stretch: the one before it in the longest subsequence that ends there.
    private var previous: [Int32] = []

    private static let longestRow = 128

    /// Those that have to move so that the others can stay.
    ///
    /// - Parameter stretches: In the new order. No element is in two.
    /// - Complexity: O(*s* log *s*) for *s* stretches, where most ascend; O(*s*) where all do.
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

    /// Behind the last segment that begins below a value. Its other tops are below it, too: they follow each other, and it is none
    /// of them.
    private func place(of value: Int32) -> (row: Int, place: Int) {
        // Most elements come behind all others, or behind all but one.
        let last = rows.count - 1
        if let segment = rows[last].last, segment.top < value { return (last, rows[last].count) }
        let row = row(below: value)
        return (row, rows[row].count(below: value))
    }

    /// The row that a value belongs into: the last one whose first element is smaller, or else the first row.
    private func row(below value: Int32) -> Int {
        if rows[rows.count - 1].first.map({ $0.top < value }) ?? true { return rows.count - 1 }
        var (low, high) = (0, rows.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if rows[middle][0].top < value { low = middle } else { high = middle }
        }
        return low
    }

    /// The first pile of a segment; behind the last segment of a row that of the next row.
    private func firstPile(_ row: Int, _ place: Int) -> Int32 {
        if place < rows[row].count { return rows[row][place].pile }
        return row + 1 < rows.count ? rows[row + 1][0].pile : piles
    }

    /// What lies on the piles below `end`, from this segment on, is not seen any more.
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

    /// By stretch: whether it belongs to the longest subsequence.
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
    /// How many begin below a value.
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
