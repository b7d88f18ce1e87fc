/// A million items whose sizes a delegate says, and what ten million take: goals a2, a4 and a5.
struct SizingGoals {
    let peers: Peers
    let rounds: Int
    private let count = 1_000_000

    func rows() -> [Row] {
        let list = peers.listView("mixed", itemCount: count)
        let race = Race(rounds: rounds, [.ours("mixed-flow", itemCount: count), list])
        let items = RaceRows(race: race, value: \.perItem, text: \.time)
        // Ten million, so that pages of libraries that are touched for the first time do not count for items.
        let many = 10 * count
        let manyList = peers.listView("mixed", itemCount: many)
        let memory = RaceRows(
            race: Race(rounds: 2, [.ours("mixed-flow", itemCount: many), manyList]), value: \.memory,
            text: { "\(($0 / Double(many)).digits(1)) B an item" })
        return [
            items.row("a2", "flow, sizes by delegate, an item", by: list, atMost: 0.35),
            memory.row("a5", "memory with 10M mixed sizes", by: manyList, atMost: 1),
            memory.row("a5", "memory with 10M mixed sizes", atMost: Double(12 * many)),
            fixed(),
        ]
    }

    private func fixed() -> Row {
        let list = peers.listView("uniform", itemCount: count)
        let race = Race(rounds: 3, [.ours("fixed-flow", itemCount: count), list])
        return RaceRows(race: race, value: \.perItem, text: { ($0 * Double(self.count)).time })
            .row("a4", "flow, one size: all items", by: list, atMost: 0.0001)
    }
}
