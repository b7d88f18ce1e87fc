/// The moves of a batch, which can be looked up from both ends.
package struct MoveTable<Place: Comparable & Hashable & Sendable>: Sendable, Hashable {
    /// The moves in ascending order of their origins.
    package private(set) var byOld: [Move<Place>] = []
    /// The moves in ascending order of their targets.
    package private(set) var byNew: [Move<Place>] = []

    init() {}

    var isEmpty: Bool { byOld.isEmpty }

    mutating func append(_ move: Move<Place>) { byOld.append(move) }

    /// Sorts both lists, and removes duplicates.
    mutating func settle() {
        guard !byOld.isEmpty else { return }
        byOld.sortOnce { $0.from == $1.from ? $0.to < $1.to : $0.from < $1.from }
        byNew = byOld
        byNew.sortOnce { $0.to == $1.to ? $0.from < $1.from : $0.to < $1.to }
    }

    func target(of old: Place) -> Place? {
        let index = byOld.firstIndex(notBelow: old) { $0.from }
        return index < byOld.count && byOld[index].from == old ? byOld[index].to : nil
    }

    func source(of new: Place) -> Place? {
        let index = byNew.firstIndex(notBelow: new) { $0.to }
        return index < byNew.count && byNew[index].to == new ? byNew[index].from : nil
    }
}

extension Array where Element: Hashable {
    /// Sorts, and removes duplicates.
    @inline(__always) mutating func sortOnce(by isBefore: (Element, Element) -> Bool) {
        guard count > 1 else { return }
        sort(by: isBefore)
        var kept = 1
        for index in 1..<count where self[index] != self[kept - 1] {
            self[kept] = self[index]
            kept += 1
        }
        removeSubrange(kept...)
    }
}
