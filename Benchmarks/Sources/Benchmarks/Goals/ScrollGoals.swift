/// A million equal items on a phone's screen, scrolled row by row: goals d1, d2, d3, f1 and f2.
struct ScrollGoals {
    let peers: Peers
    let race: Race

    init(peers: Peers, rounds: Int) {
        self.peers = peers
        var custom = Program.ours("custom-grid", itemCount: 1_000_000)
        custom.name = "custom"
        race = Race(
            rounds: rounds,
            [
                .ours("grid", itemCount: 1_000_000), peers.newestGridView, peers.tableView, peers.gridView, peers.gtk,
                peers.bareC, custom,
            ])
    }

    func rows() -> [Row] { steps() + work() + firstLayout() + memory() }

    private func steps() -> [Row] {
        let steps = RaceRows(race: race, value: \.step, text: \.time)
        return [
            steps.row("d1", "scroll step, 6 cells bound", by: peers.newestGridView, atMost: 0.15),
            steps.row("d1", "scroll step, 6 cells bound", by: peers.tableView, atMost: 0.12),
            steps.row("d1", "scroll step, 6 cells bound", by: peers.gtk, atMost: 0.005),
            steps.row("d2", "scroll step, a user's layout", of: "custom", by: peers.newestGridView, atMost: 0.5),
            steps.row("d2", "scroll step, a user's layout", of: "custom", by: peers.tableView, atMost: 0.5),
        ]
    }

    private func work() -> [Row] {
        let slow = race.sample("tessera", \.slowStep)?.median
        let step = race.sample("tessera", \.step)?.median
        return [
            RaceRows(race: race, value: \.cellsCreated, text: \.plain)
                .row("d3", "cells made in 3,000 steps", atMost: 0),
            RaceRows(race: race, value: \.allocationsPerCellBound, text: \.plain)
                .row("d3", "allocations for a cell bound", atMost: 1),
            Row(
                "d3", "99th of 100 steps by the median", slow.flatMap { slow in step.map { slow / $0 } }, \.plain,
                atMost: 2),
            race.note("a step's frame, for the screens", \.frame, \.time),
            race.note("scroll by a whole screen", \.jump, \.time),
        ]
    }

    private func firstLayout() -> [Row] {
        let layouts = RaceRows(race: race, value: \.firstLayout, text: \.time)
        return [
            layouts.row("f1", "first layout", by: peers.gridView, atMost: 0.03),
            layouts.row("f1", "first layout", by: peers.newestGridView, atMost: 0.03),
            layouts.row("f1", "first layout", by: peers.gtk, atMost: 0.008),
            race.note("first frame, for the screens", \.firstFrame, \.time),
        ]
    }

    private func memory() -> [Row] {
        let memory = RaceRows(race: race, value: \.memory, text: \.memory)
        return [
            memory.row("f2", "memory to the first layout", atMost: 2_097_152),
            memory.row("f2", "memory to the first layout", by: peers.gridView, atMost: 0.2),
            memory.row("f2", "memory to the first layout", by: peers.gtk, atMost: 0.2),
            growth(),
        ]
    }

    private func growth() -> Row {
        let (large, small) = (Program.ours("grid", itemCount: 10_000_000), Program.ours("grid", itemCount: 10_000))
        let differences = (0..<5).compactMap { _ -> Double? in
            guard let large = large.run()?.memory, let small = small.run()?.memory else { return nil }
            return large - small
        }
        let median = differences.isEmpty ? nil : Sample(differences).median
        return Row("f2", "memory, 10M items less 10k", median, \.memory, atMost: 65_536)
    }
}
