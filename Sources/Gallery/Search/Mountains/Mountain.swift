/// A mountain of the Search scene. None of them exists.
struct Mountain: Identifiable, Hashable, Sendable {
    /// The mountain's index in the order by name.
    let id: Int
    let name: String
    /// The height in metres.
    let height: Int

    static let highest = 8_700

    /// Ten thousand mountains by name, the same in every run.
    static let all: [Mountain] = {
        var dice = Dice(seed: 8_848)
        let names = MountainNames.all.shuffled(using: &dice).prefix(10_000).sorted()
        return names.enumerated().map { id, name in
            // High mountains are rare.
            let share = Double.random(in: 0..<1, using: &dice) * Double.random(in: 0.3..<1, using: &dice)
            return Mountain(id: id, name: name, height: 900 + Int(share * Double(highest - 900)))
        }
    }()
}
