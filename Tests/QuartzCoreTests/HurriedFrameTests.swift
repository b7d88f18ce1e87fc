import Testing

@testable import QuartzCore

/// Counts the requested frames; frames come when the test makes them.
@MainActor private final class CountingClock: FrameClock {
    var now: Double = 0
    let frameDuration = 1.0 / 60
    var onFrame: (@MainActor (Double) -> Void)?
    var hurries = 0

    func requestFrame() {}
    func hurry() { hurries += 1 }

    func frame() {
        now += frameDuration
        onFrame?(now)
    }
}

@MainActor @Suite("Frames that come early") struct HurriedFrameTests {
    private let clock = CountingClock()
    private let loop: FrameLoop
    private let layer = CALayer()
    private let context: LayerContext

    init() {
        loop = FrameLoop(clock: clock)
        context = LayerContext(root: layer)
        loop.show(context, on: []) {}
        clock.frame()
    }

    @Test("a requested frame comes at once if the last ticks changed nothing")
    func idleTicks() {
        clock.frame()
        loop.setNeedsFrame()
        loop.somethingWasDone()
        #expect(clock.hurries == 1)
    }

    @Test("while frames change something the next one comes at its time")
    func movement() {
        layer.position.x = 10
        clock.frame()
        loop.setNeedsFrame()
        loop.somethingWasDone()
        #expect(clock.hurries == 0)
    }

    @Test("a frame that wasn't requested never comes early")
    func nothing() {
        clock.frame()
        loop.somethingWasDone()
        #expect(clock.hurries == 0)
    }
}
