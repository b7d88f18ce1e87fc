import Testing

@testable import Gallery

@Suite("Batches of people") struct PeopleBatchTests {
    private func people(_ count: Int) -> [Person] { (0..<count).map { Person(id: $0, name: "\($0)") } }
    private let guest = Person(id: 100, name: "guest")
    private let other = Person(id: 101, name: "other")

    @Test("of five people, a batch deletes the second, moves the last to the front, and appends a guest")
    func example() throws {
        let batch = try PeopleBatch([.move(4, 0), .delete(1), .insert(guest, 4), .reload(2)], for: people(5))
        #expect(batch.marking(people(5)).filter(\.isUpdated).map(\.id) == [2])
        // Without 1 and 4, 0 1 2 3 4 is 0 2 3; then 4 goes to the front, and the guest to place 4.
        #expect(batch.rearranging(people(5)).map(\.id) == [4, 0, 2, 3, 100])
    }

    /// Returns every batch that fits a list of this many people: each person stays, goes, or moves; arrivals
    /// go to every set of places.
    static func everyBatch(for count: Int) -> [[RemoteUpdate]] {
        let (guest, other) = (Person(id: 100, name: "guest"), Person(id: 101, name: "other"))
        var found: [[RemoteUpdate]] = []
        for fates in 0..<power(3, count) {
            let fate = (0..<count).map { fates / power(3, $0) % 3 }
            let (gone, moved) = (fate.indices.filter { fate[$0] == 1 }, fate.indices.filter { fate[$0] == 2 })
            for guests in [[], [guest], [guest, other]] {
                let after = count - gone.count + guests.count
                for places in arrangements(of: moved.count + guests.count, from: Array(0..<after)) {
                    found.append(
                        gone.map { .delete($0) } + zip(moved, places).map { .move($0, $1) }
                            + zip(guests, places.dropFirst(moved.count)).map { .insert($0, $1) })
                }
            }
        }
        return found
    }

    @Test("every batch for up to three people gives the same result as a list of fixed places", arguments: 0...3)
    func oracle(_ count: Int) throws {
        let batches = Self.everyBatch(for: count)
        #expect(batches.count >= 4)
        for updates in batches {
            let result = try PeopleBatch(updates, for: people(count)).rearranging(people(count))
            #expect(result.map(\.id) == Self.placed(updates, people(count)), "\(updates)")
        }
    }

    /// Puts arrivals at the places named for them, and fills the rest with those who stay, in order.
    private static func placed(_ updates: [RemoteUpdate], _ people: [Person]) -> [Int] {
        var arrivals: [Int: Int] = [:]
        var leaving: Set<Int> = []
        for update in updates {
            switch update {
            case .delete(let index): leaving.insert(index)
            case .move(let source, let target):
                leaving.insert(source)
                arrivals[target] = people[source].id
            case .insert(let person, let index): arrivals[index] = person.id
            case .reload: break
            }
        }
        var staying = people.indices.filter { !leaving.contains($0) }.map { people[$0].id }
        return (0..<staying.count + arrivals.count).map { arrivals[$0] ?? staying.removeFirst() }
    }

    @Test("the order of the updates makes no difference")
    func orders() throws {
        let updates: [RemoteUpdate] = [
            .delete(1), .delete(3), .move(5, 0), .move(0, 4), .insert(guest, 2), .insert(other, 5), .reload(2),
        ]
        let people = people(6)
        let result = try PeopleBatch(updates, for: people)
        let orders = Self.arrangements(of: updates.count, from: Array(updates.indices))
        #expect(orders.count == 5040)
        // 2 and 4 stay; 5 goes to place 0, the guest to 2, 0 to 4, the other guest to 5: 5 2 guest 4 0 other.
        for order in orders {
            let batch = try PeopleBatch(order.map { updates[$0] }, for: people)
            #expect(batch.rearranging(people).map(\.id) == [5, 2, 100, 4, 0, 101])
            #expect(batch.marking(people) == result.marking(people))
        }
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let updates: [RemoteUpdate]
        let says: String
        var testDescription: String { says }
    }

    nonisolated static let refusals = [
        Refusal(updates: [.delete(3)], says: "The batch names index 3, but the list has 3 people before it."),
        Refusal(updates: [.delete(-1)], says: "The batch names index -1, but the list has 3 people before it."),
        Refusal(updates: [.reload(9)], says: "The batch names index 9, but the list has 3 people before it."),
        Refusal(updates: [.move(3, 0)], says: "The batch names index 3, but the list has 3 people before it."),
        Refusal(
            updates: [.delete(0), .move(1, 2)], says: "The batch names index 2, but the list has 2 people after it."),
        Refusal(
            updates: [.insert(Person(id: 7, name: "Eve"), 4)],
            says: "The batch names index 4, but the list has 4 people after it."),
        Refusal(updates: [.delete(1), .delete(1)], says: "The batch changes the person at index 1 twice."),
        Refusal(updates: [.delete(1), .move(1, 0)], says: "The batch changes the person at index 1 twice."),
        Refusal(updates: [.reload(1), .reload(1)], says: "The batch changes the person at index 1 twice."),
        Refusal(updates: [.move(0, 1), .move(2, 1)], says: "The batch puts two people at index 1."),
        Refusal(
            updates: [.insert(Person(id: 1, name: "Eve"), 0)],
            says: "The batch inserts Eve, who is already in the list."),
    ]

    @Test("a batch that does not fit the list is refused with an error that says why", arguments: refusals)
    func refused(_ refusal: Refusal) {
        for updates in [refusal.updates, refusal.updates.reversed(), refusal.updates + [.reload(2)]] {
            let mistake = #expect(throws: PeopleBatch.Mistake.self) { try PeopleBatch(updates, for: people(3)) }
            #expect(mistake?.description == refusal.says)
        }
    }

    @Test("a person may be deleted and inserted again in the same batch")
    func again() throws {
        let batch = try PeopleBatch([.delete(0), .insert(Person(id: 0, name: "0"), 1)], for: people(2))
        #expect(batch.rearranging(people(2)).map(\.id) == [1, 0])
    }

    // MARK: The service

    @Test("the service's batches fit, have all four kinds while enough people are left, and empty the list")
    func service() throws {
        var service = PeopleService()
        var people = PeopleService.firstPeople
        var counts = [people.count]
        while !people.isEmpty, counts.count < 20 {
            let updates = service.updates(for: people)
            let batch = try PeopleBatch(updates, for: people)
            if people.count > 4 {
                #expect(
                    ![batch.reloads.count, batch.deletions.count, batch.moves.count, batch.insertions.count].contains(0)
                )
            }
            people = batch.rearranging(batch.marking(people))
            counts.append(people.count)
        }
        // Two fifths go and two people come each time, or one if there are ten or fewer; four or fewer go together.
        #expect(counts == [24, 17, 13, 10, 7, 5, 3, 0])
        #expect(service.updates(for: []) == [])
    }

    @Test("the service's updates are the same on every run")
    func replay() {
        var (one, other) = (PeopleService(), PeopleService())
        #expect(one.updates(for: PeopleService.firstPeople) == other.updates(for: PeopleService.firstPeople))
    }

    // MARK: Helpers

    private static func power(_ base: Int, _ exponent: Int) -> Int {
        (0..<exponent).reduce(1) { result, _ in result * base }
    }

    /// Returns every choice of this many of the values, in every order.
    private static func arrangements(of count: Int, from values: [Int]) -> [[Int]] {
        guard count > 0 else { return [[]] }
        return values.flatMap { first in
            arrangements(of: count - 1, from: values.filter { $0 != first }).map { [first] + $0 }
        }
    }
}
