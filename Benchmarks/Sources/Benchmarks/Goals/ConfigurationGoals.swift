import UIKit

/// Rows whose content is a value, against the same rows by hand: goals o1 to o3.
@MainActor struct ConfigurationGoals {
    static func rows() -> [Row] { [fed(), bound(), alike(), hundred()] }

    private static func fed() -> Row {
        let (configured, handmade) = (ConfiguredFeed(isConfigured: true), ConfiguredFeed(isConfigured: false))
        let comparison = Comparison.interleaved {
            for _ in 0..<50 { configured.step() }
        } anchor: {
            for _ in 0..<50 { handmade.step() }
        }
        return Row(
            "o1", "50 rows of a feed by list contents, a frame each", ours: comparison.ours.time,
            anchor: "by hand \(comparison.anchor.time)", ratios: comparison.ratios, atMost: 1.1)
    }

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
        return .note(
            "binding, measuring and placing alone, against the same by hand", "\(comparison.ratios.median.digits(2)) ×")
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
