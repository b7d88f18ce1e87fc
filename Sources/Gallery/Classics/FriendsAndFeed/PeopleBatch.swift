/// A batch of updates that fits a list: the reloads, which come first, and then the other changes.
struct PeopleBatch: Equatable, Sendable {
    struct Move: Equatable, Sendable {
        let source, target: Int
    }

    struct Insertion: Equatable, Sendable {
        let person: Person
        let index: Int
    }

    /// Indexes before the batch.
    private(set) var reloads: [Int] = []
    private(set) var deletions: [Int] = []
    private(set) var moves: [Move] = []
    /// Indexes after the batch.
    private(set) var insertions: [Insertion] = []

    /// Throws a ``Mistake`` if the updates don't fit this list. Their order doesn't matter.
    init(_ updates: [RemoteUpdate], for people: [Person]) throws {
        for update in updates {
            switch update {
            case .delete(let index): deletions.append(index)
            case .insert(let person, let index): insertions.append(Insertion(person: person, index: index))
            case .move(let source, let target): moves.append(Move(source: source, target: target))
            case .reload(let index): reloads.append(index)
            }
        }
        try check(against: people)
    }

    /// Returns the list with a mark on every reloaded person.
    func marking(_ people: [Person]) -> [Person] {
        var people = people
        for index in reloads { people[index].isUpdated = true }
        return people
    }

    /// Returns the list after deletions, insertions and moves. Removing from the end and inserting from the beginning,
    /// no index shifts before it's used.
    func rearranging(_ people: [Person]) -> [Person] {
        var result = people
        for index in (deletions + moves.map(\.source)).sorted(by: >) { result.remove(at: index) }
        let arrivals = insertions + moves.map { Insertion(person: people[$0.source], index: $0.target) }
        for arrival in arrivals.sorted(by: { $0.index < $1.index }) {
            result.insert(arrival.person, at: arrival.index)
        }
        return result
    }
}
