import CReference
import UIKit

/// A sheet of 1,000 by 1,000 cells whose first column stays in view, with the layout that everybody would write and with
/// the lean one: goal i1.
@MainActor enum SpreadsheetGoals {
    private static let steps = 600

    static func rows() -> [Row] { rows(of: "plain") { GridLayout() } + rows(of: "lean") { LeanGridLayout() } }

    private static func rows(of name: String, _ makeLayout: () -> UICollectionViewLayout) -> [Row] {
        var scene: SpreadsheetScene?
        let resident = reference_resident_bytes()
        let opening = nanoseconds { scene = SpreadsheetScene(size: .large, layout: makeLayout()) }
        guard let scene else { return [] }
        let memory = Double(reference_resident_bytes()) - Double(resident)
        precondition(scene.cellCount >= 60, "The sheet must be seen; \(scene.cellCount) cells are.")
        let ways = [
            ("both ways", CGVector(dx: 37, dy: 53)), ("sideways", CGVector(dx: 37, dy: 0)),
            ("up and down", CGVector(dx: 0, dy: 53)),
        ]
        return ways.flatMap { way, step in
            let sample = Sample((0..<steps).map { _ in scene.time(ofStep: step) })
            return [
                Row("i1", "\(name) spreadsheet, a step \(way)", sample.median, \.time, atMost: 4_000_000),
                Row("i1", "the same, 99th of 100 steps", sample.percentile(0.99), \.time, atMost: 16_000_000),
            ]
        } + [
            Row(goal: "", what: "\(name) spreadsheet, until it is seen", ours: opening.time, limit: "", verdict: .none),
            Row(goal: "", what: "\(name) spreadsheet, memory", ours: memory.memory, limit: "", verdict: .none),
        ]
    }
}
