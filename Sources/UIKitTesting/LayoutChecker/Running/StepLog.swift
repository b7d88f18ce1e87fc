import Foundation
import RenderTree

/// Writes the case up to each step to standard error before the step, if `UIKIT_STEPS=1`. When a layout traps, the last
/// line replays the crash.
enum StepLog {
    private static let isOn = ProcessInfo.processInfo.environment["UIKIT_STEPS"] == "1"

    static func note(_ layoutCase: LayoutCase, _ steps: Int) {
        guard isOn else { return }
        var done = layoutCase
        done.steps = Array(done.steps.prefix(steps))
        Terminal.complain("UIKIT_REPLAY=\(done.token)")
    }
}
