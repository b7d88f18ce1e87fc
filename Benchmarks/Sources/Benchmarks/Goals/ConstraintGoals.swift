import CReference
import UIKit

/// Cells made of constraints: goals k1 to k3.
@MainActor struct ConstraintGoals {
    let peers: Peers
    let rounds: Int
    private let repetitions = 1_000

    func rows() -> [Row] { [measured(), byGTK(), measuredAndLaidOut(), built(), growth(), many()] + chain() }

    private func measured() -> Row {
        let scene = ConstrainedCells(count: 1)
        let times = (0..<31).map { _ in time(of: repetitions) { _ = scene.measure() } }
        return Row(
            "k1", "a cell of 12 views gets other texts and is measured", Sample(times).median, \.time, atMost: 40_000)
    }

    private func byGTK() -> Row {
        let race = Race(rounds: rounds, [.ours("constrained-cell", itemCount: repetitions), peers.constrainedCell])
        return RaceRows(race: race, value: \.perItem, text: \.time)
            .row("k1", "the same by GTK's constraints", by: peers.constrainedCell, atMost: 0.1)
    }

    private func measuredAndLaidOut() -> Row {
        let scene = ConstrainedCells(count: 1)
        return plain("the same, and laid out", (0..<31).map { _ in time(of: repetitions) { scene.measureAndLayOut() } })
    }

    private func built() -> Row {
        plain(
            "the cell made, and measured for the first time",
            (0..<200).map { _ in nanoseconds { _ = ConstrainedCells.madeAndMeasured() } })
    }

    /// Allocations of the last thousand measurements by those of the first.
    private func growth() -> Row {
        let scene = ConstrainedCells(count: 1)
        func allocations() -> Double {
            let before = reference_counted_allocations()
            reference_start_counting()
            for _ in 0..<repetitions { _ = scene.measure() }
            reference_stop_counting()
            return Double(reference_counted_allocations() - before) / Double(repetitions)
        }
        let first = allocations()
        for _ in 0..<10 { _ = allocations() }
        return Row(
            "k1", "allocations of a measurement, the 12th thousand less the first", allocations() - first,
            { $0.digits(2) }, atMost: 0)
    }

    private func many() -> Row {
        let (one, many) = (ConstrainedCells(count: 1), ConstrainedCells(count: 300))
        let comparison = Comparison.interleaved {
            many.layOut()
        } anchor: {
            for _ in 0..<300 { one.layOut() }
        }
        // By one, not by three hundred times one.
        let ratios = Sample(comparison.ratios.sorted.map { $0 * 300 })
        return Row(
            "k2", "300 cells in a window: other texts, laid out", ours: comparison.ours.time,
            anchor: "one cell \((comparison.anchor / 300).time)", ratios: ratios, atMost: 330)
    }

    private func chain() -> [Row] {
        let chain = ConstraintChain()
        func row(_ what: String, _ link: Int) -> Row {
            plain(what, (0..<31).map { _ in time(of: 20) { chain.change(link) } }, "k3")
        }
        return [
            row("a chain of 1,000 views: the first link, all are placed", 0),
            row("the same: the link in the middle", ConstraintChain.length / 2),
            row("the same: the last link, one is placed", ConstraintChain.length - 1),
        ]
    }

    private func plain(_ what: String, _ times: [Double], _ goal: String = "") -> Row {
        Row(goal: goal, what: what, ours: Sample(times).median.time, limit: "", verdict: .none)
    }

    private func time(of repetitions: Int, _ work: () -> Void) -> Double {
        nanoseconds { for _ in 0..<repetitions { work() } } / Double(repetitions)
    }
}

extension ConstrainedCells {
    static func madeAndMeasured() -> CGFloat {
        let cell = ConstrainedCell()
        cell.show(ConstrainedCell.Text.all[1])
        return cell.fittingHeight()
    }
}
