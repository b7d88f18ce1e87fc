/// Rows about one figure of several programs.
struct RaceRows {
    let race: Race
    let value: KeyPath<ProgramResult, Double?>
    let text: (Double) -> String

    func row(
        _ goal: String, _ what: String, of name: String = "tessera", by peer: Program, atMost limit: Double
    ) -> Row {
        Row(
            goal, what, ours: race.sample(name, value).map { text($0.median) } ?? "did not run",
            anchor: "\(peer.name) \(race.sample(peer.name, value).map { text($0.median) } ?? "")",
            ratios: race.ratios(of: name, to: peer.name, value), peer: peer.name, atMost: limit)
    }

    func row(_ goal: String, _ what: String, of name: String = "tessera", atMost limit: Double) -> Row {
        Row(goal, what, race.sample(name, value)?.median, text, atMost: limit)
    }
}
