import Testing
import UIKit

@testable import Gallery

@MainActor @Suite("Scroll trace") struct ScrollTraceTests {
    private func trace(_ samples: [(moment: TimeInterval, offset: CGFloat)]) -> ScrollTrace {
        var trace = ScrollTrace()
        for sample in samples { trace.record(sample.offset, at: sample.moment) }
        return trace
    }

    @Test("ten points in ten milliseconds are a velocity of one point a millisecond")
    func velocity() {
        let steady = trace((0...10).map { (Double($0) * 0.01, CGFloat($0) * 10) })
        #expect(steady.samples.dropFirst(3).allSatisfy { abs($0.velocity - 1) < 0.001 })
        #expect(abs((steady.last?.time ?? 0) - 0.1) < 0.001)
    }

    @Test("of several offsets at one time the last is kept")
    func oneMoment() {
        let trace = trace([(1, 0), (1.1, 5), (1.1, 7)])
        #expect(trace.samples.map(\.offset) == [0, 7])
    }

    @Test("a pause is shortened, and has a velocity of 0")
    func pause() {
        let trace = trace([(0, 0), (0.05, 20), (60, 21)])
        #expect(trace.samples.count == 4)
        #expect(abs(trace.samples[2].time - 0.17) < 1e-9)
        #expect(trace.samples[2].offset == 20 && trace.samples[2].velocity == 0)
        #expect(trace.samples[3].time < 0.19)
        #expect(trace.samples[3].velocity < 0.1)
    }

    @Test("only the last four seconds are kept, and one sample before them")
    func forgetting() {
        let trace = trace((0...1000).map { (Double($0) * 0.01, CGFloat($0)) })
        #expect((400...403).contains(trace.samples.count))
        #expect(trace.samples[0].time < 6)
        #expect(trace.samples[1].time >= 6 - 0.001)
    }

    @Test("stopping twice adds one sample with a velocity of 0")
    func stop() {
        var trace = trace([(0, 0), (0.01, 10)])
        trace.stop(at: 0.02)
        trace.stop(at: 0.03)
        #expect(trace.samples.count == 3)
        #expect(trace.last?.offset == 10)
        #expect(trace.last?.velocity == 0)
    }

    @Test(
        "the newest sample is at the right edge, the largest offset at the top, a velocity of 0 in the middle"
    )
    func plot() throws {
        var trace = trace([(0, 0), (0.1, 500), (0.2, 1000)])
        trace.stop(at: 0.2)
        let plot = ScrollPlot(trace, in: CGSize(width: 400, height: 112))
        let last = try #require(trace.last)
        #expect(plot.place(ofOffset: last) == CGPoint(x: 400, y: 6))
        #expect(plot.place(ofVelocity: last) == CGPoint(x: 400, y: 56))
        #expect(plot.place(ofOffset: trace.samples[0]).y == 106)
        #expect(plot.y(ofOffset: 500) == 56)
    }

    @Test("a target beyond all samples is inside the plot")
    func target() {
        var trace = trace([(0, 0), (0.1, 100)])
        trace.target = 1000
        let plot = ScrollPlot(trace, in: CGSize(width: 400, height: 112))
        #expect(plot.y(ofOffset: 1000) == 6)
        #expect(plot.y(ofOffset: 100) == 96)
    }

    @Test("repeated calls are counted in one line, and only the last twelve lines are kept")
    func log() {
        var log = CallLog()
        log.add("willBeginDragging", at: 101.5)
        for _ in 0..<3 { log.add("didScroll", at: 102) }
        #expect(log.lines == ["1.50  willBeginDragging", "2.00  didScroll × 3"])
        for number in 0..<20 { log.add("\(number)", at: 0) }
        #expect(log.lines.count == 12)
        #expect(log.lines.last == "0.00  19")
    }

    @Test("negative numbers have a real minus sign, and 0 has none")
    func digits() {
        #expect(CGFloat(-1.236).digits(2) == "−1.24")
        #expect(CGFloat(-0.001).digits(2) == "0.00")
        #expect(CGFloat(12).digits(1) == "12.0")
    }
}
