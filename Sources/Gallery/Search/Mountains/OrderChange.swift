/// The number of insertions, deletions and moves between two orders of unique elements, with as few moves as possible.
struct OrderChange: Equatable {
    private(set) var inserted = 0
    private(set) var deleted = 0
    private(set) var moved = 0

    /// - Complexity: O(*n* log *n*) for *n* elements.
    init<ID: Hashable>(from old: [ID], to new: [ID]) {
        let places = Dictionary(uniqueKeysWithValues: zip(new, new.indices))
        let kept = old.compactMap { places[$0] }
        deleted = old.count - kept.count
        inserted = new.count - kept.count
        moved = kept.count - kept.longestIncrease
    }

    init() {}
}

extension [Int] {
    /// The length of the longest increasing subsequence. All other elements have to move, and no more than these.
    fileprivate var longestIncrease: Int {
        // At each index, the smallest number that ends an increasing subsequence of that length plus one.
        var ends: [Int] = []
        for number in self {
            if ends.last.map({ $0 < number }) ?? true {
                ends.append(number)
                continue
            }
            var (low, high) = (0, ends.count - 1)
            while low < high {
                let middle = (low + high) / 2
                if ends[middle] < number { low = middle + 1 } else { high = middle }
            }
            ends[low] = number
        }
        return ends.count
    }
}
