import QuartzCore
import RenderTree
import Testing

@MainActor @Suite("Frame loop") struct FrameLoopTests {
    @Test("a virtual clock makes frames every 1/60 second, only while they are requested")
    func virtualClock() {
        let clock = VirtualFrameClock()
        var times: [Double] = []
        clock.onFrame = { time in
            times.append((time * 60).rounded())
            if times.count < 3 { clock.requestFrame() }
        }
        clock.advance(by: 1)
        #expect(times == [])
        clock.requestFrame()
        clock.requestFrame()
        clock.advance(by: 1)
        #expect(times == [61, 62, 63])
        #expect(abs(clock.now - 2) < 1e-9)
        #expect(!clock.advanceToNextFrame())
    }

    @Test("a display link fires once per frame until it is paused or invalidated")
    func displayLink() {
        let clock = VirtualFrameClock()
        let loop = FrameLoop(clock: clock)
        var ticks = 0
        let link = CADisplayLink { _ in ticks += 1 }
        link.add(to: loop)
        clock.advance(by: 0.5)
        #expect(ticks == 30)
        link.isPaused = true
        clock.advance(by: 0.5)
        #expect(ticks == 30)
        link.isPaused = false
        clock.advance(by: 0.1)
        #expect(ticks == 36)
        link.invalidate()
        clock.advance(by: 0.1)
        #expect(ticks == 36)
        #expect(!clock.isFrameRequested)
    }

    @Test("work deferred after a commit by work after a commit runs in the next frame")
    func afterCommitAgain() {
        let clock = VirtualFrameClock()
        let loop = FrameLoop(clock: clock)
        var frames: [Int] = []
        loop.afterCommit {
            frames.append(loop.counts.frames)
            loop.afterCommit {
                frames.append(loop.counts.frames)
                loop.afterCommit { frames.append(loop.counts.frames) }
            }
        }
        clock.advance(by: 1)
        #expect(frames == [1, 2, 3])
        #expect(loop.counts.frames == 3, "and then nothing asks for a frame")
    }

    @Test("work deferred during a frame, before its commit, runs in the same frame")
    func afterCommitInFrame() {
        let clock = VirtualFrameClock()
        let loop = FrameLoop(clock: clock)
        var frames: [Int] = []
        let link = CADisplayLink { link in
            loop.afterCommit { frames.append(loop.counts.frames) }
            link.invalidate()
        }
        link.add(to: loop)
        clock.advance(by: 1)
        #expect(frames == [1])
        #expect(loop.counts.frames == 1)
    }

    @Test("a display link calls its target's method with itself")
    func selector() {
        let target = Target()
        let loop = FrameLoop(clock: VirtualFrameClock())
        let link = CADisplayLink(target: target, selector: Selector(Target.step))
        link.add(to: loop)
        (loop.clock as? VirtualFrameClock)?.advance(by: 0.1)
        #expect(target.times.count == 6)
        #expect(abs(link.duration - 1.0 / 60) < 1e-12)
    }

    @Test("the first commit creates the tree; the next ones contain changes only")
    func commits() {
        let root = CALayer()
        let context = LayerContext(root: root)
        let (one, two) = (CALayer(), CALayer())
        root.addSublayer(one)
        one.addSublayer(two)
        let first = context.commit()
        #expect(first?.created == [root.id, one.id, two.id])
        #expect(first?.root == root.id)
        #expect(context.commit() == nil)

        two.opacity = 0.5
        two.opacity = 0.25
        let second = context.commit()
        #expect(second?.changes == [LayerChange(layer: two.id, properties: [.opacity(0.25)])])
        two.opacity = 1
        two.opacity = 0.25
        #expect(context.commit() == nil, "set back before the frame")

        one.removeFromSuperlayer()
        #expect(context.commit()?.removed == [one.id], "what is below goes with it")
        root.addSublayer(one)
        #expect(context.commit()?.created == [one.id, two.id])
    }

    @Test("zPosition determines the order in which siblings are drawn")
    func zOrder() {
        let root = CALayer()
        let context = LayerContext(root: root)
        let layers = [CALayer(), CALayer(), CALayer()]
        for layer in layers { root.addSublayer(layer) }
        layers[0].zPosition = 1
        var tree = LayerTree()
        if let transaction = context.commit() { tree.apply(transaction) }
        #expect(tree[root.id]?.children == [layers[1].id, layers[2].id, layers[0].id])
    }
}

@MainActor private final class Target {
    var times: [Double] = []

    func step(_ link: CADisplayLink) { times.append(link.timestamp) }
}
