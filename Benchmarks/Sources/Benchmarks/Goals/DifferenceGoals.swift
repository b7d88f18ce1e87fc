import BenchmarkSupport
import CReference
import Foundation
import UIKit

/// Snapshots: building them, what differs between two, and applying one to a view of a million items (goals n1 to n6).
@MainActor struct DifferenceGoals {
    private typealias Snapshot<Item: Hashable & Sendable> = NSDiffableDataSourceSnapshot<Int, Item>

    static func rows() -> [Row] {
        integers() + identifiers() + shuffled() + insertion() + building() + [AppliedInsertion.row()]
    }

    // MARK: Differences

    private static func integers() -> [Row] {
        var random = Dice(seed: 1)
        let old = (0..<100_000).map { _ in Int(truncatingIfNeeded: random.next()) }
        let new = changed(old, by: 3_333, &random) { Int(truncatingIfNeeded: $0.next()) }
        let (before, after) = (snapshot(old), snapshot(new))
        let foundation = Comparison.interleaved(rounds: 2) {
            keep(MeasuredDifference(from: before, to: after))
        } anchor: {
            keep(new.difference(from: old))
        }
        let dictionary = Comparison.interleaved {
            keep(MeasuredDifference(from: before, to: after))
        } anchor: {
            keep(Dictionary(uniqueKeysWithValues: zip(old, 0...)))
        }
        return [
            row("n1", "100k integers, a tenth changed", foundation, "difference(from:)", atMost: 0.001),
            row("n1", "the same", dictionary, "a Dictionary of them", atMost: 0.5),
        ]
    }

    private static func identifiers() -> [Row] {
        var random = Dice(seed: 2)
        let old = (0..<100_000).map { _ in UUID() }
        let new = changed(old, by: 3_333, &random) { _ in UUID() }
        let (before, after) = (snapshot(old), snapshot(new))
        let comparison = Comparison.interleaved {
            keep(MeasuredDifference(from: before, to: after))
        } anchor: {
            keep(new.reduce(0) { $0 ^ $1.hashValue })
        }
        return [row("n2", "100k UUIDs, a tenth changed", comparison, "hashing each", atMost: 0.9)]
    }

    private static func shuffled() -> [Row] {
        var random = Dice(seed: 3)
        let old = (0..<5_000).map { _ in UUID() }
        var new = old
        for _ in 0..<1_000 { new.remove(at: random.index(below: new.count)) }
        for _ in 0..<1_000 { new.insert(UUID(), at: random.index(below: new.count + 1)) }
        for _ in 0..<100 { new.swapAt(random.index(below: new.count), random.index(below: new.count)) }
        let (before, after) = (snapshot(old), snapshot(new))
        let comparison = Comparison.interleaved(rounds: 5) {
            keep(MeasuredDifference(from: before, to: after))
        } anchor: {
            keep(new.difference(from: old))
        }
        return [
            row(
                "n3", "5,000 UUIDs: 1,000 out, 1,000 in, 200 elsewhere", comparison, "difference(from:)", atMost: 0.003)
        ]
    }

    private static func insertion() -> [Row] {
        var random = Dice(seed: 4)
        let old = (0..<1_000_000).map { _ in Int(truncatingIfNeeded: random.next()) }
        var new = old
        new.insert(7, at: 500_000)
        let before = snapshot(old)
        var changed = before
        changed.insertItems([7], beforeItem: old[500_000])
        let other = snapshot(new)
        let copy = Comparison.interleaved(rounds: 9) { [changed] in
            keep(MeasuredDifference(from: before, to: changed))
        } anchor: {
            keep(new.difference(from: old))
        }
        let foreign = Comparison.interleaved(rounds: 9) {
            keep(MeasuredDifference(from: before, to: other))
        } anchor: {
            keep(new.difference(from: old))
        }
        return [
            row("n4", "one in, among 1M: a copy that was changed", copy, "difference(from:)", atMost: 0.06),
            row("n4", "the same, a snapshot that was rebuilt", foreign, "difference(from:)", atMost: 0.06),
        ]
    }

    // MARK: Snapshots

    private static func building() -> [Row] {
        var random = Dice(seed: 5)
        let items = (0..<1_000_000).map { _ in Int(truncatingIfNeeded: random.next()) }
        let comparison = Comparison.interleaved(rounds: 9) {
            keep(snapshot(items))
        } anchor: {
            keep(Set(items))
        }
        let before = reference_allocated_bytes()
        let kept = snapshot(items)
        let bytes = Double(reference_allocated_bytes() - before) / 1_000_000
        keep(kept)
        return [
            row("n5", "a snapshot of 1M integers", comparison, "a Set of them", atMost: 1.2),
            .note("bytes an item, the integer's 8 and those of its place included", bytes.digits(1)),
        ]
    }

    private static func snapshot<Item>(_ items: [Item]) -> Snapshot<Item> {
        var snapshot = Snapshot<Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    /// So many go, as many come, and as many go elsewhere.
    private static func changed<Item>(
        _ items: [Item], by count: Int, _ random: inout Dice, _ make: (inout Dice) -> Item
    ) -> [Item] {
        var items = items
        for _ in 0..<count { items.remove(at: random.index(below: items.count)) }
        for _ in 0..<count { items.insert(make(&random), at: random.index(below: items.count + 1)) }
        for _ in 0..<count {
            let item = items.remove(at: random.index(below: items.count))
            items.insert(item, at: random.index(below: items.count + 1))
        }
        return items
    }

    private static func row(
        _ goal: String, _ what: String, _ comparison: Comparison, _ anchor: String, atMost limit: Double
    ) -> Row {
        Row(
            goal, what, ours: comparison.ours.time, anchor: "\(anchor) \(comparison.anchor.time)",
            ratios: comparison.ratios, atMost: limit)
    }
}

/// The optimiser does not leave out what made it.
@inline(never) @_optimize(none) func keep<Value>(_ value: Value) {}

/// The same numbers in each run.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }

    mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
