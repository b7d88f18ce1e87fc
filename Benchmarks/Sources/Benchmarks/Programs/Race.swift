/// Programs started one after the other, round after round, so that all meet the machine in the same moods.
struct Race {
    /// Of each program, by name, what it printed in each round; nil when it did not.
    private(set) var results: [String: [ProgramResult?]] = [:]

    init(rounds: Int, _ programs: [Program]) {
        for _ in 0..<rounds {
            for program in programs { results[program.name, default: []].append(program.run()) }
        }
    }

    func sample(_ name: String, _ value: KeyPath<ProgramResult, Double?>) -> Sample? {
        let values = (results[name] ?? []).compactMap { $0?[keyPath: value] }
        return values.isEmpty ? nil : Sample(values)
    }

    /// Of each round in which both ran.
    func ratios(of name: String, to anchor: String, _ value: KeyPath<ProgramResult, Double?>) -> Sample? {
        let pairs = zip(results[name] ?? [], results[anchor] ?? [])
        let ratios = pairs.compactMap { ours, theirs -> Double? in
            guard let ours = ours?[keyPath: value], let theirs = theirs?[keyPath: value], theirs > 0 else { return nil }
            return ours / theirs
        }
        return ratios.isEmpty ? nil : Sample(ratios)
    }

    /// A figure of ours without a goal.
    func note(_ what: String, _ value: KeyPath<ProgramResult, Double?>, _ text: (Double) -> String) -> Row {
        .note(what, sample("tessera", value).map { text($0.median) } ?? "did not run")
    }
}
