import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Microseconds a frame") struct FrameMeterTests {
    /// A clock that a test sets, and the actions that wait for the end of a frame.
    @MainActor private final class Frames {
        var now = ContinuousClock.now
        var waiting: [@MainActor () -> Void] = []

        func end(after work: Duration) {
            now = now.advanced(by: work)
            for action in waiting { action() }
            waiting = []
        }
    }

    private let stage = Stage()
    private let frames = Frames()

    /// Makes a meter that watches this stage, not one that another test has made meanwhile.
    private func meter() -> FrameMeter {
        stage.settle()
        return FrameMeter(now: { [frames] in frames.now }, afterFrame: { [frames] in frames.waiting.append($0) })
    }

    @Test("the meter reports the mean of thirty frames, then that of the next thirty")
    func mean() {
        let meter = meter()
        var means: [Duration] = []
        meter.meanDidChange = { means.append($0) }
        for frame in 1...60 {
            meter.somethingMoved()
            stage.advance(by: 1 / 60)
            // The frames take 10, 20, …, 300 microseconds, on average 155; then 300 each.
            frames.end(after: .microseconds(min(frame, 30) * 10))
            #expect(means.count == frame / 30)
        }
        #expect(means == [.microseconds(155), .microseconds(300)])
    }

    @Test("frames in which nothing moves are not requested")
    func rest() {
        let meter = meter()
        meter.somethingMoved()
        stage.settle()
        #expect(frames.waiting.count == 1)
        let made = stage.framesMade
        stage.advance(by: 1)
        #expect(stage.framesMade == made)
        meter.somethingMoved()
        stage.settle()
        #expect(frames.waiting.count == 2)
    }

    @Test("the counter shows microseconds, with commas")
    func sign() {
        let counter = FrameCounter(posts: 10_000)
        #expect(counter.accessibilityValue == "10,000 posts")
        counter.show(.nanoseconds(1_234_500))
        #expect(counter.accessibilityValue == "1,235 µs per frame")
    }
}
