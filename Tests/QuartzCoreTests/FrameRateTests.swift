import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Rates of display links") struct FrameRateTests {
    private let stage = LayerStage()
    private let calls = CallCounter()

    @MainActor private final class CallCounter {
        var count = 0
        var spans: [CFTimeInterval] = []

        func tick(_ link: CADisplayLink) {
            count += 1
            spans.append(link.targetTimestamp - link.timestamp)
        }
    }

    private func link() -> CADisplayLink {
        FrameLoop.current = stage.loop
        let link = CADisplayLink(target: calls, selector: Selector(CallCounter.tick))
        link.add(to: .main, forMode: .common)
        return link
    }

    @Test(
        "a display link's rate is the nearest that divides the screen's 60 frames",
        arguments: [(0, 60), (60, 60), (120, 60), (30, 30), (35, 30), (20, 20), (1, 1)])
    func preferred(rate: Int, expected: Int) {
        let link = link()
        link.preferredFramesPerSecond = rate
        stage.advance(by: 4)
        link.invalidate()
        // One call more or less is allowed: the four seconds may begin anywhere between two calls.
        #expect(abs(calls.count - 4 * expected) <= 1)
        #expect(calls.spans.allSatisfy { abs($0 - 1 / Double(expected)) < 1e-6 })
    }

    @Test("a display link with a rate near 0 fires once", arguments: [1e-20, .leastNonzeroMagnitude] as [Float])
    func tiny(rate: Float) {
        let link = link()
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: rate)
        stage.advance(by: 4)
        link.invalidate()
        #expect(calls.count == 1)
    }

    @Test("preferredFrameRateRange replaces preferredFramesPerSecond: its preferred rate, or its maximum")
    func ranges() {
        let link = link()
        link.preferredFramesPerSecond = 60
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
        stage.advance(by: 3)
        #expect(abs(calls.count - 60) <= 1)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30)
        calls.count = 0
        stage.advance(by: 3)
        link.invalidate()
        #expect(abs(calls.count - 90) <= 1)
    }
}
