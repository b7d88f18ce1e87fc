/// A batch of updates that was checked against a list: what is reloaded first, and what is done to the list then.
struct PeopleBatch: Equatable, Sendable {
    struct Move: Equatable, Sendable {
        let source, target: Int
    }

    struct Insertion: Equatable, Sendable {
        let person: Person
        let index: Int
    }

    /// Places before the batch.
    private(set) var reloads: [Int] = []
    private(set) var deletions: [Int] = []
    private(set) var moves: [Move] = []
    /// Places after the batch.
    private(set) var insertions: [Insertion] = []

    /// Throws a ``Mistake`` when the updates are not meant for this list, whatever their order.
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

    /// The list with a mark at everybody there is news of.
    func marking(_ people: [Person]) -> [Person] {
        var people = people
        for index in reloads { people[index].isUpdated = true }
        return people
    }

    /// The list after deletions, insertions and moves. Taking out from the end and putting in from the beginning, no place
    /// shifts before it is used.
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
