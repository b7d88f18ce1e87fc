extension PeopleBatch {
    /// The reason why a batch doesn't fit a list.
    enum Mistake: Error, Equatable, CustomStringConvertible {
        case outOfRange(index: Int, count: Int, isAfter: Bool)
        case twice(index: Int, isAfter: Bool)
        case alreadyThere(Person)

        var description: String {
            switch self {
            case .outOfRange(let index, let count, let isAfter):
                "The batch names index \(index), but the list has \(count) people \(isAfter ? "after" : "before") it."
            case .twice(let index, let isAfter):
                isAfter
                    ? "The batch puts two people at index \(index)."
                    : "The batch changes the person at index \(index) twice."
            case .alreadyThere(let person): "The batch inserts \(person.name), who is already in the list."
            }
        }
    }

    /// Checks the batch before anything changes, so that a batch that doesn't fit leaves the list alone.
    func check(against people: [Person]) throws {
        let leaving = deletions + moves.map(\.source)
        let arriving = insertions.map(\.index) + moves.map(\.target)
        try check(reloads, in: people.count, isAfter: false)
        try check(leaving, in: people.count, isAfter: false)
        try check(arriving, in: people.count - leaving.count + arriving.count, isAfter: true)

        let gone = Set(deletions)
        var present = Set(people.indices.filter { !gone.contains($0) }.map { people[$0].id })
        for person in insertions.map(\.person) where !present.insert(person.id).inserted {
            throw Mistake.alreadyThere(person)
        }
    }

    private func check(_ places: [Int], in count: Int, isAfter: Bool) throws {
        var seen: Set<Int> = []
        for place in places {
            guard (0..<count).contains(place) else {
                throw Mistake.outOfRange(index: place, count: count, isAfter: isAfter)
            }
            guard seen.insert(place).inserted else { throw Mistake.twice(index: place, isAfter: isAfter) }
        }
    }
}
