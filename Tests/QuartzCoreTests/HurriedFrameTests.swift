import Testing

@testable import QuartzCore

/// Counts what it is asked for; frames come when the test gives them.
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

@MainActor @Suite("Frames that are hurried") struct HurriedFrameTests {
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

    @Test("what is done while ticks show nothing comes at once")
    func idleTicks() {
        clock.frame()
        loop.setNeedsFrame()
        loop.somethingWasDone()
        #expect(clock.hurries == 1)
    }

    @Test("where frames show something the beat stays as it is")
    func movement() {
        layer.position.x = 10
        clock.frame()
        loop.setNeedsFrame()
        loop.somethingWasDone()
        #expect(clock.hurries == 0)
    }

    @Test("nothing is hurried that wasn't asked for")
    func nothing() {
        clock.frame()
        loop.somethingWasDone()
        #expect(clock.hurries == 0)
    }
}
