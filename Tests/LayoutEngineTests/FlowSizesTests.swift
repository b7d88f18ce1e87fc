import CoreGraphics
import LayoutEngine
import Testing

@Suite("Flow sizes") struct FlowSizesTests {
    @Test("equal sizes are stored once, however many are appended")
    func uniform() {
        var builder = FlowSizes.Builder(expectedCount: 100_000)
        for _ in 0..<100_000 { builder.append(CGSize(width: 50, height: 1 / 3.0)) }
        let sizes = builder.finish()
        #expect(sizes.isUniform)
        #expect(sizes.count == 100_000)
        #expect(sizes.byteCount == 0)
    }

    @Test("different sizes take 8 bytes while 32 bits hold them exactly, else 16")
    func widening() {
        let first = CGSize(width: 50, height: 50)
        let half = CGSize(width: 50, height: 20.5)
        let third = CGSize(width: 50, height: 1 / 3.0)
        let compact = FlowSizes([first, first, half])
        #expect(compact.byteCount == 24)
        let full = FlowSizes([first, first, half, third, first])
        #expect(full.byteCount == 80)
        #expect((0..<5).map { full[$0] } == [first, first, half, third, first])
        #expect((0..<3).map { compact[$0] } == [first, first, half])
    }
}
