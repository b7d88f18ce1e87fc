import CReference
import UIKit

/// Cells from a XIB, against the same cells made by code: goals q1 to q3.
@MainActor struct NibGoals {
    static func rows() -> [Row] { [made(), against(), read(), growth()] }

    private static let count = 50

    private static func made() -> Row {
        let cells = NibCells()
        let times = (0..<31).map { _ in nanoseconds { for _ in 0..<count { _ = cells.fromNib() } } / Double(count) }
        return Row(
            "q1", "a cell of 12 views and 30 constraints from a XIB", Sample(times).median, \.time, atMost: 150_000)
    }

    private static func against() -> Row {
        let cells = NibCells()
        let comparison = Comparison.interleaved {
            for _ in 0..<count { _ = cells.fromNib() }
        } anchor: {
            for _ in 0..<count { _ = cells.byHand() }
        }
        return Row(
            "q2", "the same, by the cell made by code", ours: (comparison.ours / Double(count)).time,
            anchor: "by hand \((comparison.anchor / Double(count)).time)", ratios: comparison.ratios, atMost: 2)
    }

    private static func read() -> Row {
        let times = (0..<31).map { _ in nanoseconds { _ = NibCells.opened() } }
        return .note("the XIB read and opened for the first time", Sample(times).median.time)
    }

    /// What a thousand cells leave behind: a file's views are the cells' own, and nothing else remembers them.
    private static func growth() -> Row {
        let cells = NibCells()
        func thousand() { for _ in 0..<1_000 { _ = cells.fromNib() } }
        thousand()
        let before = reference_resident_bytes()
        for _ in 0..<10 { thousand() }
        let growth = Double(reference_resident_bytes()) - Double(before)
        return Row("q3", "memory that 10,000 cells leave behind", max(growth, 0), \.memory, atMost: 1_000_000)
    }
}
