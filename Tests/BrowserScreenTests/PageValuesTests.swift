import BrowserScreen
import CoreGraphics
import RenderTree
import Testing

@Suite("Rate limiter") struct RateLimiterTests {
    @Test("the limiter admits a burst, then as many per second as allowed")
    func burstThenRate() {
        var limiter = RateLimiter(rate: 10, burst: 20)
        let answers = [(20, 5.0), (1, 5), (10, 6), (1, 6)].map { limiter.admits($0, at: $1) }
        #expect(answers == [true, false, true, false])
    }

    @Test("a quiet hour saves no more than one burst")
    func saving() {
        var limiter = RateLimiter(rate: 10, burst: 20)
        let answers = [(20, 0.0), (21, 3600), (20, 3600)].map { limiter.admits($0, at: $1) }
        #expect(answers == [true, false, true])
    }

    @Test("a time that runs backwards adds nothing")
    func backwards() {
        var limiter = RateLimiter(rate: 10, burst: 10)
        let answers = [(10, 100.0), (1, 0)].map { limiter.admits($0, at: $1) }
        #expect(answers == [true, false])
    }
}

@Suite("Page clock") struct PageClockTests {
    @Test("the quickest message gives the clock's offset; slow ones are dated back")
    func smallestOffset() {
        var clock = PageClock()
        // The second message is a quarter of a second quicker than the others.
        let times = [(1.0, 101.25), (2, 102), (3, 103.25)].map { clock.frameTime(of: $0, now: $1) }
        #expect(times == [101.25, 102, 103])
    }

    @Test("no event is dated in the future or before an earlier one")
    func monotone() {
        var clock = PageClock()
        let times = [(5.0, 10.0), (4, 10), (500, 11)].map { clock.frameTime(of: $0, now: $1) }
        #expect(times == [10, 10, 11])
    }

    @Test("after a sleep that stopped the page's clock events are dated now again")
    func sleep() {
        var clock = PageClock()
        let times = [(1.0, 101.0), (2, 3702)].map { clock.frameTime(of: $0, now: $1) }
        #expect(times == [101, 3702])
    }
}

@Suite("Open gestures") struct OpenGesturesTests {
    @Test("gestures that began and did not end are cancelled at their last place")
    func cancellations() {
        var gestures = OpenGestures()
        let place = CGPoint(x: 3, y: 4)
        let inputs: [InputEvent.Kind] = [
            .pointer(PointerInput(phase: .began, location: .zero)),
            .pointer(PointerInput(phase: .moved, location: place)),
            .touch(TouchInput(phase: .began, finger: 1, location: place)),
            .touch(TouchInput(phase: .began, finger: 0, location: place)),
            .touch(TouchInput(phase: .ended, finger: 1, location: place)),
            .key(KeyInput(phase: .down, key: "a")),
        ]
        for input in inputs { gestures.note(InputEvent(time: 1, input)) }
        #expect(
            gestures.cancellations(at: 2) == [
                InputEvent(time: 2, .pointer(PointerInput(phase: .cancelled, location: place))),
                InputEvent(time: 2, .touch(TouchInput(phase: .cancelled, finger: 0, location: place))),
                InputEvent(time: 2, .key(KeyInput(phase: .up, key: "a"))),
            ])
    }

    @Test("a trackpad gesture is cancelled with its last scale and rotation")
    func transform() {
        var gestures = OpenGestures()
        var input = TransformInput(phase: .moved, location: .zero, scale: 2, rotation: 1)
        gestures.note(InputEvent(time: 1, .transform(input)))
        input.phase = .cancelled
        #expect(gestures.cancellations(at: 2) == [InputEvent(time: 2, .transform(input))])
        gestures.note(InputEvent(time: 3, .transform(input)))
        #expect(gestures.cancellations(at: 4).isEmpty)
    }

    @Test("a hovering pointer leaves nothing to cancel")
    func hovering() {
        var gestures = OpenGestures()
        gestures.note(InputEvent(time: 1, .pointer(PointerInput(phase: .hovered, location: .zero))))
        #expect(gestures.cancellations(at: 2).isEmpty)
    }
}
