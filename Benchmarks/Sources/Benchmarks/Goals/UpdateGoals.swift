/// An item that comes in at the front of a million on a phone's screen, and goes again: goal c5.
struct UpdateGoals {
    let race: Race
    private let peers: [Program]

    init(peers: Peers, rounds: Int) {
        self.peers = peers.editedGridViews
        let ours = Program.ours("edited-grid", itemCount: 1_000_000)
        race = Race(rounds: rounds, [ours] + peers.editedGridViews + [peers.bareC])
    }

    func rows() -> [Row] {
        let edits = RaceRows(race: race, value: \.edit, text: \.time)
        return zip(peers, [0.15, 0.15, 0.02]).map { peer, limit in
            edits.row("c5", "one item in or out at the front, the whole view", by: peer, atMost: limit)
        }
    }
}
