import BenchmarkSupport
import CReference
import Foundation

/// The compositional layout: its solver alone (goals m1 to m5), and in a collection view (m6 to m8).
@MainActor struct CompositionGoals {
    let peers: Peers
    let rounds: Int
    private static let repeats = 1_000

    func rows() -> [Row] { Self.solving() + Self.queries() + Self.edits() + steps() + Self.fling() }

    // MARK: In a collection view

    private func steps() -> [Row] {
        func ours(_ scene: String, named name: String) -> Program {
            var program = Program.ours(scene, itemCount: 1_000_000)
            program.name = name
            return program
        }
        let (plain, flow) = (ours("composed-list", named: "tessera"), ours("flow-list", named: "flow layout"))
        let users = ours("users-composed-list", named: "subclass")
        let race = Race(
            rounds: rounds, [plain, flow, users, peers.newestListView])
        let steps = RaceRows(race: race, value: \.step, text: \.time)
        return [
            steps.row("m6", "60 points through a list of 1M", by: flow, atMost: 1.15),
            steps.row("m6", "60 points through a list of 1M", by: peers.newestListView, atMost: 0.4),
            steps.row("m7", "the same, a user's subclass that calls super", of: "subclass", by: plain, atMost: 1.3),
        ]
    }

    private static func fling() -> [Row] {
        let front = StoreFront()
        for _ in 0..<10 { _ = front.screen.flick() }
        let (made, bound) = (BareCell.created, front.bound)
        var times: [Double] = []
        for _ in 0..<20 {
            front.toTheTop()
            times += front.screen.flick() + front.screen.flick()
        }
        let sample = Sample(times)
        return [
            Row("m8", "a fling down 200 shelves of 50: a frame", sample.median, \.time, atMost: 60_000),
            Row("m8", "the same, 99th of 100 frames", sample.percentile(0.99), \.time, atMost: 250_000),
            Row(
                "m8", "cells made in \(times.count) frames after ten flings", Double(BareCell.created - made), \.plain,
                atMost: 0),
            .note("cells bound by a frame", (Double(front.bound - bound) / Double(times.count)).digits(2)),
        ]
    }

    // MARK: The solver

    private static func solving() -> [Row] {
        let (large, small) = (CompositionQuery.grid(itemCount: 10_000_000), CompositionQuery.grid(itemCount: 10_000))
        let comparison = Comparison.interleaved {
            for _ in 0..<repeats { large.solve() }
        } anchor: {
            for _ in 0..<repeats { small.solve() }
        }
        let mixed = CompositionQuery.sections(1_000, of: 1_000)
        let times = (0..<31).map { _ in nanoseconds(mixed.solve) }
        return [
            Row("m1", "one section, 10M items: solve", comparison.ours / Double(repeats), \.time, atMost: 2_000),
            row("m1", "the same", comparison, "10k", atMost: 1.5),
            Row("m2", "1,000 sections of 1,000, three kinds: solve", Sample(times).median, \.time, atMost: 500_000),
        ]
    }

    private static func queries() -> [Row] {
        let query = CompositionQuery.grid(itemCount: 10_000_000)
        var grid = reference_grid(
            count: 10_000_000, columns: 4, width: 93.5, height: 100, column_step: 93.5, line_step: 100)
        let found = UnsafeMutablePointer<reference_rect>.allocate(capacity: 1000)
        defer { found.deallocate() }
        let top = query.middle
        precondition(query.run(from: top) == 32, "Both must do the same job.")
        let byC = Comparison.interleaved {
            precondition(query.run(from: top, times: repeats) == 32 * repeats)
        } anchor: {
            for _ in 0..<repeats {
                precondition(
                    reference_grid_query_on_pixels(&grid, top, top + 800, Double(Workload.scale), found) == 32)
            }
        }
        let byStart = Comparison.interleaved {
            precondition(query.run(from: query.end, times: repeats) == 32 * repeats)
        } anchor: {
            precondition(query.run(from: 0, times: repeats) == 32 * repeats)
        }
        return [
            row("m3", "query of 32 frames in it, both on pixels", byC, "C", atMost: 1.5),
            row("m3", "the same at the end", byStart, "at the start", atMost: 1.2),
        ]
    }

    private static func edits() -> [Row] {
        let count = 1_000_000
        let list = CompositionQuery.measuredList(itemCount: count)
        let items = (0..<repeats).map { $0 * 9_973 * 7 % count }
        for item in items { list.resize(item) }
        let heights = (0..<31).map { _ in
            nanoseconds { for item in items { list.resize(item) } } / Double(2 * repeats)
        }
        var inView = 0
        let insertions = (0..<31).map { _ in
            nanoseconds { for _ in 0..<repeats { inView &+= list.insertAndRemove(at: 0, top: 0) } }
                / Double(2 * repeats)
        }
        precondition(inView > 0)
        return [
            Row("m4", "list, 1M measured: one other height", Sample(heights).median, \.time, atMost: 500),
            Row(
                "m5", "the same: one in or out at the front, and a query", Sample(insertions).median, \.time,
                atMost: 1_500),
        ]
    }

    private static func row(
        _ goal: String, _ what: String, _ comparison: Comparison, _ anchor: String, atMost limit: Double
    ) -> Row {
        let (ours, theirs) = (comparison.ours / Double(repeats), comparison.anchor / Double(repeats))
        return Row(
            goal, what, ours: ours.time, anchor: "\(anchor) \(theirs.time)", ratios: comparison.ratios, atMost: limit)
    }
}
