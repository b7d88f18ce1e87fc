import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Animation timing") struct AnimationTimingTests {
    @Test("timing functions pass through points computed by hand")
    func curves() {
        // At the parameter 1/2 a curve with x1 = y1 = 0 is at (3/8·x2 + 1/8, 3/8·y2 + 1/8).
        #expect(near(TimingCurve(0, 0, 0.58, 1).value(at: 0.375 * 0.58 + 0.125), 0.5))
        #expect(near(TimingCurve(0.42, 0, 1, 1).value(at: 0.375 * 0.42 + 0.5), 0.5))
        #expect(near(TimingCurve.easeInEaseOut.value(at: 0.5), 0.5))
        #expect(TimingCurve.linear.value(at: 0.3) == 0.3)
        // The parameter 1/2 of (0.25, 0.1) (0.25, 1): x = 0.3125, y = 0.5375.
        #expect(near(TimingCurve.default.value(at: 0.3125), 0.5375))
        #expect(TimingCurve.default.value(at: -1) == 0 && TimingCurve.default.value(at: 2) == 1)
    }

    @Test("a timing function with vertical parts is solved, too")
    func steepCurve() {
        let curve = TimingCurve(1, 0, 0, 1)
        #expect(near(curve.value(at: 0.5), 0.5))
        for step in 0...100 {
            let value = curve.value(at: Double(step) / 100)
            #expect((0...1).contains(value))
        }
        #expect(TimingCurve(0.3, 1.6, 0.7, 1).value(at: 0.5) > 1, "y may leave the square")
    }

    @Test("a timing function returns the control points that it was made of")
    func controlPoints() {
        let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        var point: [Float] = [0, 0]
        let points = (0..<4).map { index -> [Float] in
            function.getControlPoint(at: index, values: &point)
            return point
        }
        #expect(points == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
    }

    @Test("an animation repeats, reverses and ends where its last repetition ends")
    func repeating() {
        var timing = MediaTiming()
        timing.duration = 2
        timing.repeatCount = 2.5
        #expect(timing.activeDuration == 5)
        #expect(timing.progress(at: 1).fraction == 0.5)
        #expect(timing.progress(at: 2.5) == TimingProgress(phase: .active, isSeen: true, fraction: 0.25, iteration: 1))
        timing.fillMode = .forwards
        #expect(timing.progress(at: 9) == TimingProgress(phase: .after, isSeen: true, fraction: 0.5, iteration: 2))
        timing.repeatCount = 2
        #expect(timing.progress(at: 9).fraction == 1)
        timing.autoreverses = true
        #expect(timing.activeDuration == 8)
        #expect(timing.progress(at: 3).fraction == 0.5)
        #expect(timing.progress(at: 9).fraction == 0)
        timing.repeatDuration = 3
        #expect(timing.progress(at: 3) == TimingProgress(phase: .after, isSeen: true, fraction: 0.5, iteration: 0))
    }

    @Test("speed, time offset and fill mode determine an animation's progress")
    func offsets() {
        var timing = MediaTiming()
        timing.duration = 2
        timing.beginTime = 10
        #expect(!timing.progress(at: 9).isSeen)
        timing.fillMode = .backwards
        #expect(timing.progress(at: 9) == TimingProgress(phase: .before, isSeen: true, fraction: 0, iteration: 0))
        timing.speed = 2
        #expect(timing.progress(at: 10.5).fraction == 0.5)
        timing.speed = -1
        timing.timeOffset = 2
        #expect(timing.progress(at: 10).fraction == 1)
        #expect(timing.progress(at: 10.5).fraction == 0.75)
        timing.speed = 0
        for (offset, fraction) in [(0.0, 0.0), (0.5, 0.25), (2.0, 1.0)] {
            timing.timeOffset = offset
            #expect(timing.progress(at: 99).fraction == fraction)
        }
    }

    @Test("springs agree with slow integration", arguments: [(0.5, 0.0), (0.5, 3.0), (1, 0), (1, -2), (2, 0), (2, 5)])
    func springs(ratio: Double, velocity: Double) {
        // The spring is compared with m·x″ = −k·(x − 1) − c·x′, computed in small steps.
        let spring = SpringCurve(mass: 1, stiffness: 100, damping: 20 * ratio, initialVelocity: velocity)
        var (x, v) = (0.0, velocity)
        let step = 1e-5
        for count in 1...100_000 {
            let a = -100 * (x - 1) - 20 * ratio * v
            v += a * step
            x += v * step
            if count % 10_000 == 0 {
                #expect(abs(spring.value(at: Double(count) * step) - x) < 1e-3)
            }
        }
    }

    @Test("a spring with damping ratio 0.6 overshoots by e^(−π·ζ/√(1−ζ²)) at π / 8 seconds")
    func overshoot() {
        let spring = SpringCurve(mass: 1, stiffness: 100, damping: 12)
        // ζ = 0.6, √(1 − ζ²) = 0.8: the top is at π / 8 seconds.
        #expect(near(spring.value(at: .pi / 8), 1 + exp(-Double.pi * 0.75)))
    }

    @Test("a settled spring stays within a thousandth of its distance", arguments: [0.1, 0.5, 0.9, 1, 1.5])
    func settling(ratio: Double) {
        let spring = SpringCurve(frequency: 10, dampingRatio: ratio, initialVelocity: 2)
        let end = spring.settlingDuration
        for step in 0...1000 { #expect(abs(spring.value(at: end + Double(step) / 100) - 1) <= 0.001 + 1e-9) }
        // It is not settled much earlier: within one swing before the end, it still moves farther.
        let before = (0...1000).map { end - Double($0) / 1000 * 0.7 }.map { abs(spring.value(at: $0) - 1) }.max() ?? 0
        #expect(before > 0.001)
    }

    @Test("perceptual duration and bounce are converted to stiffness and damping")
    func perceptualSpring() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        #expect(near(spring.stiffness, CGFloat(pow(4 * Double.pi, 2))))
        #expect(near(spring.damping, CGFloat(2 * 0.8 * 4 * Double.pi)))
        #expect(near(spring.bounce, 0.2))
        #expect(near(CGFloat(spring.perceptualDuration), 0.5))
    }
}
