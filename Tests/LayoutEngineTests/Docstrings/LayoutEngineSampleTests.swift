import CoreGraphics
import Testing

@testable import LayoutEngine

// The samples of docstrings in Sources/LayoutEngine: Scripts/samples looks for them here.

@Suite("Docstrings: LayoutEngine") struct LayoutEngineSampleTests {
    @Test("a compositional solution has the frame of each item") func compositional() {
        let input = CompositionalInput([(GroupSection(group: row(.all, .points(30), [item(.all, .allHeight)])), 9)])
        let solution = CompositionalSolver().solve(input)
        #expect(solution.frame(ofItem: 7, inSection: 0).minY == 210)
    }

    @Test("a builder breaks a thousand items of a third of the width into 334 lines") func lines() {
        let metrics = FlowMetrics(
            FlowSectionInput(sizes: FlowSizes([])), axis: .vertical, crossLength: 320)
        let (columns, size) = (nil as FlowColumns?, CGSize(width: 100, height: 20))
        var builder = LineBuilder(metrics, columns)
        builder.append(size, count: 1_000)
        let chunks = builder.finish()
        #expect(chunks.reduce(0) { $0 + $1.lineCount } == 334)
    }

    @Test("a pinned header stays at the top of the visible part") func pinned() {
        var section = FlowSectionInput(sizes: FlowSizes(Array(repeating: CGSize(width: 320, height: 50), count: 40)))
        section.headerLength = 30
        let input = FlowInput(axis: .vertical, crossLength: 320, pixelGrid: PixelGrid(scale: 2), sections: [section])
        let solution = FlowSolver().solve(input)
        let pinned = PinnedFlow(solution, visible: CGRect(x: 0, y: 250, width: 320, height: 480), headers: true)
        #expect(pinned.frame(ofHeaderInSection: 0)?.minY == 250)
    }

    @Test("a builder takes sizes one by one") func sizes() {
        func size(of item: Int) -> CGSize { CGSize(width: 40 + item, height: 20) }
        var section = FlowSectionInput(sizes: FlowSizes([]))
        let count = 3
        var builder = FlowSizes.Builder(expectedCount: count)
        for item in 0..<count { builder.append(size(of: item)) }
        section.sizes = builder.finish()
        #expect(FlowInput.section(width: 320, section.sizes).solved.frames().map(\.width) == [40, 41, 42])
    }

    @Test("items that weren't measured get the mean of those that were") func measurements() {
        var section = FlowSectionInput(sizes: FlowSizes([]))
        var measurements = ItemMeasurements()
        measurements.measure(CGSize(width: 320, height: 29), item: 0, section: 0)
        measurements.measure(CGSize(width: 320, height: 63), item: 1, section: 0)
        let mean = measurements.mean() ?? CGSize(width: 320, height: 40)
        section.sizes = measurements.sizes(section: 0, count: 40, estimate: mean)
        let heights = FlowInput.section(width: 320, section.sizes).solved.frames().map(\.height)
        #expect(heights == [29, 63] + Array(repeating: 46, count: 38))
    }
}
