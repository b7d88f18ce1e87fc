import CoreGraphics
import LayoutEngine
import TestSupport
import Testing

@Suite("Flow against its oracle") struct FlowOracleTests {
    @Test("the solver and the plain rules agree on every frame and every rectangle")
    func agree() {
        for seed in SeededGenerator.seeds(0..<4000) {
            var random = SeededGenerator(seed: seed)
            let input = FlowInput.random(using: &random)
            let (solved, oracle) = (input.solved, FlowOracle(input))
            let frames = input.sections.indices.map { solved.frames(inSection: $0) }
            #expect(frames == oracle.itemFrames, "UIKIT_SEED=\(seed)")
            #expect(input.sections.indices.map(solved.frame(ofHeaderInSection:)) == oracle.headerFrames)
            #expect(input.sections.indices.map(solved.frame(ofFooterInSection:)) == oracle.footerFrames)
            #expect(solved.contentSize == oracle.contentSize, "UIKIT_SEED=\(seed)")
            for _ in 0..<8 {
                let rect = CGRect.random(around: solved.contentSize, using: &random)
                #expect(solved.runs(meeting: rect) == oracle.runs(meeting: rect), "UIKIT_SEED=\(seed) \(rect)")
            }
        }
    }

    @Test("frames of neighbours are the frames of each one")
    func neighbours() {
        for seed in SeededGenerator.seeds(0..<500) {
            var random = SeededGenerator(seed: seed)
            let solved = FlowInput.random(using: &random).solved
            for section in 0..<solved.sectionCount {
                let count = solved.itemCount(inSection: section)
                let first = Int.random(in: 0...count, using: &random)
                let items = first..<Int.random(in: first...count, using: &random)
                var frames: [CGRect] = []
                solved.forEachFrame(ofItems: items, inSection: section) { _, frame in frames.append(frame) }
                #expect(frames == Array(solved.frames(inSection: section)[items]), "UIKIT_SEED=\(seed)")
            }
        }
    }
}

extension FlowInput {
    /// Lengths are multiples of a quarter, so that sums are exact in whatever order they are made.
    fileprivate static func random(using random: inout SeededGenerator) -> FlowInput {
        func quarter(_ range: ClosedRange<Int>) -> CGFloat {
            CGFloat(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &random)) / 4
        }
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

        let isWild = chance(20)
        let sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in
            let count = Int.random(in: 0...(chance(10) ? 60 : 12), using: &random)
            let size = CGSize(width: quarter(1...90), height: quarter(1...90))
            let keepsWidth = chance(20)
            let sizes = (0..<count).map { _ in
                guard isWild || !chance(10) else { return size }
                return CGSize(
                    width: keepsWidth ? size.width : quarter((isWild ? 0 : 5)...(isWild ? 250 : 110)),
                    height: quarter((isWild ? 0 : 1)...80))
            }
            var section = FlowSectionInput(sizes: chance(40) ? .uniform(size, count: count) : FlowSizes(sizes))
            section.lineSpacing = quarter((isWild ? -20 : 0)...20)
            section.interitemSpacing = quarter(0...20)
            section.insets.mainLeading = quarter((isWild ? -15 : 0)...15)
            section.insets.mainTrailing = quarter((isWild ? -15 : 0)...15)
            section.insets.crossLeading = quarter((isWild ? -15 : 0)...30)
            section.insets.crossTrailing = quarter(0...30)
            section.headerLength = chance(50) ? quarter(1...30) : 0
            section.footerLength = chance(30) ? quarter(1...30) : 0
            return section
        }
        return FlowInput(
            axis: random.pick(from: Axis.allCases), crossLength: quarter(40...400),
            pixelGrid: PixelGrid(scale: CGFloat(Int.random(in: 1...2, using: &random))), sections: sections)
    }
}

extension CGRect {
    fileprivate static func random(around size: CGSize, using random: inout SeededGenerator) -> CGRect {
        func coordinate(_ length: CGFloat) -> CGFloat {
            CGFloat(Int.random(in: -40...(Int(Swift.max(length, 0)) * 2 + 40), using: &random)) / 2
        }
        let x = coordinate(size.width)
        let y = coordinate(size.height)
        if Int.random(in: 0..<6, using: &random) == 0 { return CGRect(x: x, y: y, width: 0, height: 0) }
        return CGRect(x: x, y: y, width: coordinate(400).magnitude, height: coordinate(200).magnitude)
    }
}
