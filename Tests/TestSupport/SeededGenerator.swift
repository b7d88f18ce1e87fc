import Foundation

/// A small generator whose numbers depend on the seed only.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    package mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// Returns one of the elements. There must be at least one.
    package mutating func pick<Element>(from elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }

    /// The seeds of a random test: `range`, or the one that a failure printed and `UIKIT_SEED` names.
    ///
    ///     UIKIT_SEED=8123 swift test --filter Thrash
    ///
    /// `UIKIT_SEEDS` limits the number of seeds, for runs in which each takes many times as long.
    package static func seeds(_ range: Range<UInt64>) -> [UInt64] {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["UIKIT_SEED"].flatMap({ UInt64($0) }) { return [seed] }
        return Array(range.prefix(environment["UIKIT_SEEDS"].flatMap { Int($0) } ?? .max))
    }
}
