/// Stands in for a server with a person's friends. Its updates are the same on every run, and after some batches no
/// friend is left.
struct PeopleService: Sendable {
    static let firstPeople = names.prefix(24).enumerated().map { Person(id: $0.offset, name: $0.element) }

    private var nextID = firstPeople.count
    private var chance = Chance(seed: 7)
    /// With so few friends left, the next batch deletes all.
    private static let fewest = 4

    /// Returns all people, without marks.
    mutating func people() -> [Person] {
        self = PeopleService()
        return Self.firstPeople
    }

    /// Returns updates for the people of the list, in no particular order.
    mutating func updates(for people: [Person]) -> [RemoteUpdate] {
        guard people.count > Self.fewest else { return people.indices.map { .delete($0) } }
        let leaving = max(people.count * 2 / 5, 3)
        let (moving, arriving) = people.count > 10 ? (2, 2) : (1, 1)
        var before = people.indices.shuffled(using: &chance)
        var after = (0..<people.count - leaving + arriving).shuffled(using: &chance)

        var updates: [RemoteUpdate] = []
        for _ in 0..<leaving { updates.append(.delete(before.removeLast())) }
        for _ in 0..<arriving { updates.append(.insert(newPerson(), after.removeLast())) }
        for _ in 0..<moving { updates.append(.move(before.removeLast(), after.removeLast())) }
        for index in before.prefix(2) { updates.append(.reload(index)) }
        return updates.shuffled(using: &chance)
    }

    private mutating func newPerson() -> Person {
        defer { nextID += 1 }
        return Person(id: nextID, name: Self.names[nextID % Self.names.count])
    }

    private static let names = [
        "Ada Moreno", "Bela Novak", "Chloe Martin", "David Okafor", "Elif Kaya", "Finn Larsen", "Grace Kim",
        "Hugo Silva", "Ines Costa", "Jonas Weber", "Keiko Tanaka", "Liam Byrne", "Mina Park", "Nadia Haddad",
        "Omar Farouk", "Petra Horvat", "Quentin Roux", "Rosa Jimenez", "Sven Nilsson", "Tara Singh", "Umar Aziz",
        "Vera Petrova", "Wen Li", "Yara Mansour", "Zoe Papadakis", "Anton Fischer", "Bianca Rossi", "Cem Demir",
        "Dora Kovacs", "Emil Jensen", "Freya Olsen", "Goran Ilic", "Hana Sato", "Ivan Dimitrov", "Julia Nowak",
        "Kofi Mensah", "Lena Vogel", "Marco Bianchi", "Noor Rahman", "Olga Sokolova",
    ]
}
