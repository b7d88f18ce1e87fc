import CoreGraphics
import LayoutEngine
import TestSupport
import Testing

@Suite("Flow rasters: numbers of rows and columns") struct FlowRasterTests {
    private let size = CGSize(width: 100, height: 10)

    private func input(_ sections: [FlowSizes], width: CGFloat = 320) -> FlowInput {
        FlowInput(
            axis: .vertical, crossLength: width, pixelGrid: PixelGrid(scale: 1),
            sections: sections.map { FlowSectionInput(sizes: $0) })
    }

    @Test("lines are counted over all sections")
    func sections() throws {
        // Three items fit into a line: 2 + 1 + 0 + 2 lines.
        let counts = [5, 3, 0, 4]
        let raster = try #require(FlowRaster(input(counts.map { .uniform(size, count: $0) }).solved))
        #expect(raster.itemsPerLine == 3)
        #expect(raster.lineCount == 5)
        #expect(try #require(raster.place(ofItem: 4, inSection: 0)) == (1, 1))
        #expect(try #require(raster.place(ofItem: 2, inSection: 1)) == (2, 2))
        #expect(try #require(raster.place(ofItem: 3, inSection: 3)) == (4, 0))
    }

    @Test("a raster of one line that isn't full has as many columns as items")
    func room() throws {
        let raster = try #require(FlowRaster(input([.uniform(size, count: 2)]).solved))
        #expect(raster.itemsPerLine == 2)
        #expect(raster.lineCount == 1)
    }

    @Test("items of one width form a raster, whatever their heights")
    func columns() throws {
        let heights: [CGFloat] = [10, 30, 20, 5, 40]
        let sizes = FlowSizes(heights.map { CGSize(width: 100, height: $0) })
        let raster = try #require(FlowRaster(input([sizes]).solved))
        #expect(try #require(raster.place(ofItem: 4, inSection: 0)) == (1, 1))
    }

    @Test("lines of different widths form no raster, nor do sections of different columns")
    func others() {
        #expect(FlowRaster(input([.widths(200, 50, 40, 120, 80)]).solved) == nil)
        let wide = FlowSizes.uniform(CGSize(width: 155, height: 10), count: 4)
        #expect(FlowRaster(input([.uniform(size, count: 6), wide]).solved) == nil)
        #expect(FlowRaster(input([.uniform(size, count: 3), wide]).solved) == nil, "three in a line, of two columns")
    }

    @Test("a layout without items has a raster without lines")
    func nothing() throws {
        let raster = try #require(FlowRaster(input([]).solved))
        #expect(raster.lineCount == 0 && raster.itemsPerLine == 0)
        #expect(raster.place(ofItem: 0, inSection: 0) == nil)
    }

    @Test("every item of random sections has the row and column of its frame")
    func random() {
        for seed in SeededGenerator.seeds(0..<2_000) { check(seed) }
    }

    private func check(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let width = CGFloat(Int.random(in: 20...400, using: &random))
        let sizes = (0..<Int.random(in: 0...8, using: &random)).map { _ -> FlowSizes in
            let count = Int.random(in: 0...20, using: &random)
            let length = CGFloat(random.pick(from: [60, 60, 60, 90]))
            guard Bool.random(using: &random) else { return .uniform(CGSize(width: length, height: 10), count: count) }
            return FlowSizes(
                (0..<count).map { _ in CGSize(width: length, height: CGFloat(Int.random(in: 5...40, using: &random))) })
        }
        let repeated = sizes.flatMap { Array(repeating: $0, count: random.pick(from: [1, 1, 3])) }
        let solved = input(repeated, width: width).solved
        let lines = seenLines(of: solved)
        let most = lines.map(\.count).max() ?? 0
        let isRaster = lines.enumerated().allSatisfy { index, line in
            line.count == most || index + 1 == lines.count || lines[index + 1][0].section != line[0].section
        }
        let raster = FlowRaster(solved)
        #expect((raster != nil) == isRaster, "UIKIT_SEED=\(seed)")
        guard let raster else { return }
        #expect(raster.lineCount == lines.count && raster.itemsPerLine == most, "UIKIT_SEED=\(seed)")
        for (line, items) in lines.enumerated() {
            for (number, item) in items.enumerated() {
                let place = raster.place(ofItem: item.item, inSection: item.section)
                let isThere = place.map { $0 == (line, number) } ?? false
                #expect(isThere, "UIKIT_SEED=\(seed), item \(item.section) \(item.item)")
            }
        }
    }

    /// Returns the lines: a line ends where the next item is not farther to the right.
    private func seenLines(of solved: FlowSolution) -> [[(section: Int, item: Int)]] {
        var lines: [[(section: Int, item: Int)]] = []
        for section in 0..<solved.sectionCount {
            var last: CGFloat?
            for (item, frame) in solved.frames(inSection: section).enumerated() {
                if let last, frame.minX > last {
                    lines[lines.count - 1].append((section, item))
                } else {
                    lines.append([(section, item)])
                }
                last = frame.minX
            }
        }
        return lines
    }
}
