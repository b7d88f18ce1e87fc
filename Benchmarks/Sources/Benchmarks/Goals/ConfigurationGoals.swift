import UIKit

/// Rows whose content is a value, against the same rows by hand: goals o1 to o3.
@MainActor struct ConfigurationGoals {
    static func rows() -> [Row] { [bound(), alike(), hundred()] }

    private static func bound() -> Row {
        let rows = ConfiguredRows(count: 10)
        var (round, other) = (0, 0)
        let comparison = Comparison.interleaved {
            for _ in 0..<20 {
                rows.bindConfigured(round)
                round += 10
            }
        } anchor: {
            for _ in 0..<20 {
                rows.bindByHand(other)
                other += 10
            }
        }
        return Row(
            "o1", "200 rows by list contents: other texts, measured, laid out", ours: comparison.ours.time,
            anchor: "by hand \(comparison.anchor.time)", ratios: comparison.ratios, atMost: 1.1)
    }

    private static func alike() -> Row {
        let rows = ConfiguredRows(count: 100)
        rows.bindConfigured(0)
        let times = (0..<31).map { _ in nanoseconds { rows.changeState() } / 100 }
        return Row("o2", "another state of a cell that looks the same", Sample(times).median, \.time, atMost: 3_000)
    }

    private static func hundred() -> Row {
        let rows = ConfiguredRows(count: 100)
        var round = 0
        let times = (0..<31).map { _ in
            nanoseconds {
                rows.bindConfigured(round)
                round += 100
            }
        }
        return Row("o3", "100 contents in a frame", Sample(times).median, \.time, atMost: 400_000)
    }
}
