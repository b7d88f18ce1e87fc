import CoreGraphics
import LayoutEngine
import Testing

@Suite("Flow lines: items of many sizes") struct FlowLineTests {
    @Test("R14, R15: a line takes an item while it fits exactly, without tolerance")
    func breaking() {
        let fitting = FlowInput.section(width: 100, .widths(60, 30, 50), interitemSpacing: 10).solved
        #expect(fitting.tops == [0, 0, 10])
        let hair = FlowInput.section(width: 100, .widths(60, 30.001, 50), interitemSpacing: 10).solved
        #expect(hair.tops == [0, 10, 10])
    }

    @Test("R16: a line is as high as its highest item, and the others are centred on it")
    func centredOnLine() {
        let sizes = FlowSizes([29, 233, 80].map { CGSize(width: 90, height: $0) })
        #expect(FlowInput.section(width: 320, sizes).solved.tops == [102, 0, 76.5])
    }

    @Test("R22, R24: complete lines are justified, the last one has exactly the requested spacing")
    func justified() {
        let solved = FlowInput.section(width: 100, .widths(20, 30, 40, 50, 20, 25), interitemSpacing: 2).solved
        // 20 + 30 + 40 leave 10 for two gaps; 50 + 20 + 25 are the last line.
        #expect(solved.lefts == [0, 25, 60, 0, 52, 74])
    }

    @Test("R24: a section of one line has exactly the requested spacing")
    func onlyLine() {
        #expect(FlowInput.section(width: 768, .widths(60, 70, 80), interitemSpacing: 7).solved.lefts == [0, 67, 144])
    }

    @Test("R23: an item alone in a complete line is centred if it fits, else at the leading edge")
    func aloneInLine() {
        let solved = FlowInput.section(width: 320, .widths(58.5, 697, 10, 20)).solved
        #expect(solved.lefts == [131, 0, 0, 10])  // 130.75 is rounded to 131
    }

    @Test("R25: when every line holds one item, the last is centred like the others")
    func oneItemALine() {
        #expect(FlowInput.section(width: 100, .widths(80, 60, 90)).solved.lefts == [10, 20, 5])
    }

    @Test("R40: columns are filled from top to bottom")
    func columns() {
        let sizes = FlowSizes([20, 30, 40, 50].map { CGSize(width: 2 * $0, height: $0) })
        let solved = FlowInput.section(width: 100, sizes, lineSpacing: 5, axis: .horizontal).solved
        #expect(solved.frames().map(\.minY) == [0, 25, 60, 0])
        #expect(solved.frames().map(\.minX) == [20, 10, 0, 85])
        #expect(solved.contentSize == CGSize(width: 185, height: 100))
    }

    @Test("each item is looked at once, and costs at most 24 bytes")
    func work() {
        let sizes = FlowSizes((0..<1000).map { CGSize(width: 300 + CGFloat($0 % 7) / 3, height: 10) })
        let solved = FlowInput.section(width: 320, sizes).solved
        #expect(solved.lookCount == 1000)
        // One item a line and lengths over 32 bits need the most memory. A few dozen bytes store where chunks are.
        #expect(22_000...22_900 ~= solved.itemByteCount)
    }

    @Test("a negative line spacing makes lines overlap, and never reverses their order")
    func overlapping() {
        let sizes = FlowSizes([30, 10, 30].map { CGSize(width: 100 - $0, height: $0) })
        let solved = FlowInput.section(width: 100, sizes, lineSpacing: -20).solved
        #expect(solved.tops == [0, 10, 10])
        #expect(
            solved.runs(meeting: CGRect(x: 0, y: 25, width: 100, height: 5)) == [
                .items(0..<1, section: 0), .items(2..<3, section: 0),
            ])
    }
}
