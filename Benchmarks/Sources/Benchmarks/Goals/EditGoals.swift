import BenchmarkSupport
import CReference
import Foundation

/// Changes of a solved flow layout: goals c1 to c3.
struct EditGoals {
    let peers: Peers
    private static let count = 1_000_000
    private static let editsPerRound = 1_000

    func rows() -> [Row] {
        let list = peers.listView("mixed", itemCount: Self.count)
        let race = Race(rounds: 3, [.ours("edited-flow", itemCount: Self.count), list])
        let edit = RaceRows(race: race, value: \.edit, text: \.time)
        return [
            edit.row("c1", "flow, one item in or out at the front, and a query", by: list, atMost: 0.00005),
            growth(), front(), middle(), height(),
        ]
    }

    private func growth() -> Row {
        let (large, small) = (FrameQuery.flow(itemCount: 10_000_000), FrameQuery.flow(itemCount: 10_000))
        let comparison = Comparison.interleaved {
            edits(large, at: 5_000_000, top: large.middle)
        } anchor: {
            edits(small, at: 5_000, top: small.middle)
        }
        return row("c1", "the same in the middle of 10M", comparison, "10k", edits: 2, atMost: 2)
    }

    private func front() -> Row {
        let query = FrameQuery.flow(itemCount: Self.count)
        let comparison = Comparison.interleaved {
            edits(query, at: 0, top: 0)
        } anchor: {
            references(at: 0)
        }
        return row("c2", "flow, in or out at the front, and a query", comparison, "C, no query", edits: 2, atMost: 4)
    }

    private func middle() -> Row {
        let query = FrameQuery.flow(itemCount: Self.count)
        let comparison = Comparison.interleaved {
            edits(query, at: Self.count / 2, top: query.middle)
        } anchor: {
            references(at: Self.count / 2)
        }
        return row("c2", "the same in the middle", comparison, "C, no query", edits: 2, atMost: 4)
    }

    /// Items all over the list, each twice.
    private func height() -> Row {
        let query = FrameQuery.flow(itemCount: Self.count)
        let items = (0..<Self.editsPerRound).map { $0 * 9_973 * 7 % Self.count }
        let sizes = items.map { query.flow.size(of: $0) }
        func resize() {
            for (item, size) in zip(items, sizes) {
                query.resize(item, to: CGSize(width: size.width, height: size.height + 9), andBackTo: size)
            }
        }
        resize()
        let times = (0..<31).map { _ in nanoseconds(resize) / Double(2 * Self.editsPerRound) }
        return Row("c3", "flow, one height of 1M changes", Sample(times).median, \.time, atMost: 300)
    }

    private func edits(_ query: FrameQuery, at item: Int, top: CGFloat) {
        var found = 0
        for _ in 0..<Self.editsPerRound { found &+= query.insertAndRemove(at: item, top: top) }
        precondition(found > 0)
    }

    private func references(at item: Int) {
        var sum = 0.0
        for _ in 0..<Self.editsPerRound {
            sum += reference_edit(Self.reference, item, 77, 41)
            sum += reference_edit(Self.reference, item, 78, 42)
        }
        precondition(sum >= 0)
    }

    nonisolated(unsafe) private static let reference = {  // Made once and used by one thread.
        let lengths = Workload.mixedLengths(count)
        return reference_edits_make(lengths, count)
    }()

    private func row(
        _ goal: String, _ what: String, _ comparison: Comparison, _ anchor: String, edits: Int, atMost limit: Double
    ) -> Row {
        let number = Double(edits * Self.editsPerRound)
        return Row(
            goal, what, ours: (comparison.ours / number).time, anchor: "\(anchor) \((comparison.anchor / number).time)",
            ratios: comparison.ratios, atMost: limit)
    }
}
