extension LayoutCase {
    /// Returns a random case. The same seed always gives the same case.
    static func random(
        items: [Int], width: Int, height: Int, steps: Int, seed: UInt64, changing: LayoutChanges = [.items, .sections]
    ) -> LayoutCase {
        var dice = CheckDice(seed: seed)
        let most = max(items.max() ?? 0, 3)
        let made = (0..<steps).map { _ in
            LayoutStep.random(most: most, sections: items.count, changing: changing, using: &dice)
        }
        return LayoutCase(items: items, width: width, height: height, steps: made)
    }
}

/// What changes in addition to the size and the scroll position.
struct LayoutChanges: OptionSet {
    let rawValue: Int
    static let items = LayoutChanges(rawValue: 1)
    static let sections = LayoutChanges(rawValue: 2)
}

extension LayoutStep {
    fileprivate static func random(
        most: Int, sections: Int, changing: LayoutChanges, using dice: inout CheckDice
    ) -> LayoutStep {
        func section() -> Int { Int.random(in: 0...max(sections, 1), using: &dice) }
        func item() -> Int { Int.random(in: 0...most, using: &dice) }
        func scroll() -> LayoutStep { .scroll(x: thousandths(using: &dice), y: thousandths(using: &dice)) }
        let number = Int.random(in: 0..<100, using: &dice)
        switch number {
        case 0..<30: return scroll()
        case 30..<34:
            return .pull(Int.random(in: 1...12, using: &dice) * 10, past: Bool.random(using: &dice) ? .beginning : .end)
        case 34..<40:
            return .resize(
                width: Int.random(in: 16...60, using: &dice) * 10, height: Int.random(in: 16...90, using: &dice) * 10)
        case 40..<44: return .turn
        case 44..<83, 94...:
            guard changing.contains(.items) else { return scroll() }
            guard number < 94 else { return reload(most, sections, changing, using: &dice) }
        default:
            guard changing.contains([.items, .sections]) else { return scroll() }
        }
        switch number {
        case 44..<58: return .insertItem(item(), section: section())
        case 58..<72: return .deleteItem(item(), section: section())
        case 72..<80: return .moveItem(item(), section: section(), to: item(), target: section())
        case 80..<83: return .reloadItem(item(), section: section())
        case 83..<87: return .insertSection(section(), items: Int.random(in: 0...min(most, 12), using: &dice))
        case 87..<91: return .deleteSection(section())
        default: return .moveSection(section(), to: section())
        }
    }

    private static func reload(
        _ most: Int, _ sections: Int, _ changing: LayoutChanges, using dice: inout CheckDice
    ) -> LayoutStep {
        let isEmpty = Int.random(in: 0..<6, using: &dice) == 0
        let count = changing.contains(.sections) ? Int.random(in: 1...max(sections, 2), using: &dice) : sections
        if isEmpty { return .reload(changing.contains(.sections) ? [] : Array(repeating: 0, count: count)) }
        return .reload((0..<count).map { _ in Int.random(in: 0...most, using: &dice) })
    }

    /// Returns a random number in which both ends together are as likely as everything between them.
    private static func thousandths(using dice: inout CheckDice) -> Int {
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: 0
        case 1: 1000
        default: Int.random(in: 0...1000, using: &dice)
        }
    }
}

/// A small random number generator whose numbers depend only on the seed.
struct CheckDice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
