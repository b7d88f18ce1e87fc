import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: countdown") struct CountdownTests {
    /// Timers use the run loop and a real clock, so a step takes a hundredth of a second here, instead of a second.
    private func run(_ stage: Stage, until text: String) {
        let end = Date(timeIntervalSinceNow: 60)
        while !stage.texts.contains(text), Date() < end {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            stage.settle()
        }
    }

    @Test("the countdown runs to its end, can be stopped, and starts again from the top")
    func counting() throws {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        stage.show(CountdownViewController(seconds: 4, interval: 0.01))
        #expect(stage.texts == ["4", "Start"])
        stage.tap("Start")
        run(stage, until: "2")
        stage.tap("Stop")
        #expect(stage.texts == ["2", "Start"])
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        #expect(stage.texts == ["2", "Start"])
        let ring = try #require(stage.window.rootViewController?.view.layer.sublayers?.first as? CAShapeLayer)
        #expect(ring.strokeEnd == 0.5)
        stage.tap("Start")
        run(stage, until: "Done")
        #expect(stage.texts == ["Done", "Start"] && ring.strokeEnd == 0)
        stage.tap("Start")
        #expect(stage.texts.last == "Stop")
        stage.tap("Stop")
    }
}
