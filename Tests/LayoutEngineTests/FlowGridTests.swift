import CoreGraphics
import LayoutEngine
import Testing

@Suite("Flow grids: items of one size") struct FlowGridTests {
    @Test("R2: UIKit's defaults put five items of 50 into 320 points")
    func defaults() {
        let section = FlowSectionInput(sizes: .uniform(CGSize(width: 50, height: 50), count: 6))
        let solved = FlowInput(
            axis: .vertical, crossLength: 320, pixelGrid: PixelGrid(scale: 2), sections: [section]
        ).solved
        #expect(solved.lefts == [0, 67.5, 135, 202.5, 270, 0])
        #expect(solved.tops == [0, 0, 0, 0, 0, 60])
        #expect(solved.contentSize == CGSize(width: 320, height: 110))
    }

    @Test("R13: a line holds as many items as fit with their spacing, exactly")
    func itemsPerLine() {
        let size = CGSize(width: 100, height: 10)
        func perLine(_ width: CGFloat) -> Int {
            FlowInput.section(width: width, .uniform(size, count: 9), interitemSpacing: 10).solved
                .frames().filter { $0.minY == 0 }.count
        }
        #expect(perLine(319.999) == 2)
        #expect(perLine(320) == 3)
        #expect(perLine(50) == 1)
    }

    @Test("R20: the rest of a line's width goes between the items, in the last line too")
    func leftover() {
        // 270 − 3 × 70 = 60, two gaps of 30.
        let solved = FlowInput.section(width: 270, .uniform(CGSize(width: 70, height: 50), count: 5)).solved
        #expect(solved.lefts == [0, 100, 200, 0, 100])
    }

    @Test("R21: items alone in their lines are centred, also those that are too wide")
    func alone() {
        #expect(FlowInput.section(width: 320, .widths(200, 200)).solved.lefts == [60, 60])
        #expect(FlowInput.section(width: 200, .widths(250, 250)).solved.lefts == [-25, -25])
    }

    @Test("R26: a lone item in a line with space for two is at the leading edge")
    func lone() {
        #expect(FlowInput.section(width: 286, .widths(60)).solved.lefts == [0])
    }

    @Test("R12, R28, R30: insets frame the lines; spacing lies between lines only")
    func insets() {
        let insets = FlowInsets(top: 10, left: 12, bottom: 14, right: 16, axis: .vertical)
        let solved = FlowInput.section(
            width: 320, .uniform(CGSize(width: 70, height: 50), count: 7), lineSpacing: 9, interitemSpacing: 7,
            insets: insets
        ).solved
        #expect(solved.lefts == [12, 123, 234, 12, 123, 234, 12])
        #expect(solved.tops == [10, 10, 10, 69, 69, 69, 128])
        #expect(solved.contentSize.height == 192)  // 10 + 3 × 50 + 2 × 9 + 14 = 192
    }

    @Test("R29: every origin is rounded from its exact value, sizes stay as they are")
    func rounding() {
        let height: CGFloat = 44 + 1 / 9
        let solved = FlowInput.section(
            width: 320, .uniform(CGSize(width: 320, height: height), count: 13), lineSpacing: 10
        ).solved
        #expect(solved.tops[9...] == [487, 541, 595, 649.5])  // 54.1111 × 9, 10, 11, 12
        #expect(solved.frame(ofItem: 12, inSection: 0).height == height)
    }

    @Test("R40: a horizontal layout is the same with the axes swapped")
    func horizontal() {
        let size = CGSize(width: 70, height: 50)
        let mirrored = CGSize(width: 50, height: 70)
        let vertical = FlowInput.section(width: 290, .uniform(size, count: 5), lineSpacing: 4).solved
        let horizontal = FlowInput.section(
            width: 290, .uniform(mirrored, count: 5), lineSpacing: 4, axis: .horizontal
        ).solved
        #expect(horizontal.frames().map { [$0.minY, $0.minX] } == vertical.frames().map { [$0.minX, $0.minY] })
        #expect(horizontal.contentSize == CGSize(width: 104, height: 290))
    }

    @Test("ten million items of one size need no memory, and none of them is looked at")
    func tenMillion() {
        let solved = FlowInput.section(width: 390, .uniform(CGSize(width: 100, height: 100), count: 10_000_000)).solved
        #expect(solved.contentSize.height == 333_333_400)
        #expect(solved.frame(ofItem: 9_999_999, inSection: 0) == CGRect(x: 0, y: 333_333_300, width: 100, height: 100))
        #expect(solved.itemByteCount == 0)
        #expect(solved.lookCount == 0)
        let screen = CGRect(x: 0, y: 100_000_050, width: 390, height: 200)
        #expect(solved.runs(meeting: screen) == [.items(3_000_000..<3_000_009, section: 0)])
    }

    @Test("items without a size, lines without space and numbers that aren't finite give finite frames")
    func degenerate() {
        #expect(FlowInput.section(width: 320, .widths(0, 0, 0)).solved.frames().count == 3)
        #expect(FlowInput.section(width: -5, .widths(10, 10)).solved.lefts == [-7.5, -7.5])
        #expect(FlowInput.section(width: 320, .widths(.nan, -1, .infinity, height: .nan)).solved.tops == [0, 0, 0])
        #expect(FlowInput.section(width: .nan, .widths(10, 10, 10), interitemSpacing: .infinity).solved.tops.count == 3)
        #expect(FlowInput.section(width: 320, .widths(10, 10), interitemSpacing: -10).solved.lefts == [0, 310])
    }
}
