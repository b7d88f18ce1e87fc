import UIKit

/// A list of a million rows against the same rows by a flow layout, and a row that is swiped: goals p1 to p3.
@MainActor struct ListGoals {
    static func rows() -> [Row] {
        [
            firstLayout(), .note("the same, where the app says how high rows are", firstLayoutRatio(.fixedFlow)),
            steps(), .note("the same, where the app says how high rows are", stepRatio(.fixedFlow)), swipe(),
        ]
    }

    private static func firstLayouts(_ other: SettingsList.Layout) -> Comparison {
        let (list, flow) = (SettingsList(.list), SettingsList(other))
        return Comparison.interleaved {
            list.layOutFirst()
        } anchor: {
            flow.layOutFirst()
        }
    }

    private static func firstLayout() -> Row {
        let comparison = firstLayouts(.flow)
        return Row(
            "p1", "first layout of a list of 1 M rows", ours: comparison.ours.time,
            anchor: "by a flow layout \(comparison.anchor.time)", ratios: comparison.ratios, atMost: 1.3)
    }

    private static func firstLayoutRatio(_ other: SettingsList.Layout) -> String {
        "\(firstLayouts(other).ratios.median.digits(2)) ×"
    }

    private static func allSteps(_ other: SettingsList.Layout) -> Comparison {
        let (list, flow) = (SettingsList(.list), SettingsList(other))
        for scene in [list, flow] { scene.layOutFirst() }
        return Comparison.interleaved {
            for _ in 0..<50 { list.step() }
        } anchor: {
            for _ in 0..<50 { flow.step() }
        }
    }

    private static func steps() -> Row {
        let comparison = allSteps(.flow)
        return Row(
            "p2", "50 rows of it scrolled into view", ours: comparison.ours.time,
            anchor: "by a flow layout \(comparison.anchor.time)", ratios: comparison.ratios, atMost: 1.3)
    }

    private static func stepRatio(_ other: SettingsList.Layout) -> String {
        "\(allSteps(other).ratios.median.digits(2)) ×"
    }

    private static func swipe() -> Row {
        let list = SettingsList(.list)
        list.layOutFirst()
        list.beginSwipe()
        let times = (0..<31).map { _ in nanoseconds { for _ in 0..<20 { list.swipeOn() } } / 20 }
        return Row("p3", "a frame of a row that follows the finger", Sample(times).median, \.time, atMost: 200_000)
    }
}
