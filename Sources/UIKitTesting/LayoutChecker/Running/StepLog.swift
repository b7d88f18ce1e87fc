import Foundation

/// Where `UIKIT_STEPS=1` says so: the case up to each step on standard error, before the step is taken. When a layout traps, the last
/// line replays it.
enum StepLog {
    private static let isOn = ProcessInfo.processInfo.environment["UIKIT_STEPS"] == "1"

    static func note(_ layoutCase: LayoutCase, _ steps: Int) {
        guard isOn else { return }
        var done = layoutCase
        done.steps = Array(done.steps.prefix(steps))
        FileHandle.standardError.write(Data("UIKIT_REPLAY=\(done.token)\n".utf8))
    }
}
