import CoreGraphics
import LayoutEngine
import TestSupport
import Testing

@Suite("Columns of cells that size themselves") struct EstimatedColumnTests {
    /// Returns a list 320 wide, whose cells fill the width, before any of them was measured.
    private func list(_ counts: [Int], estimate: CGFloat = 40, spacing: CGFloat = 10) -> FlowInput {
        let sections = counts.map { count in
            var section = FlowSectionInput(sizes: .uniform(CGSize(width: 320, height: estimate), count: count))
            section.isSelfSizing = true
            section.lineSpacing = spacing
            return section
        }
        var list = FlowSectionList()
        for section in sections { list.append(section) }
        return FlowInput(axis: .vertical, crossLength: 320, pixelGrid: PixelGrid(scale: 2), sections: list)
    }

    private func size(_ height: CGFloat) -> CGSize { CGSize(width: 320, height: height) }

    private func measure(
        _ item: Int, inSection section: Int, _ size: CGSize, others: CGSize, _ solution: inout FlowSolution
    ) -> Bool {
        solution.measureItem(item, inSection: section, size, others: others)
    }

    @Test("a measured cell changes its own size and the estimate of the others (R53)")
    func measured() {
        var solution = FlowSolver().solve(list([4]))
        #expect(solution.contentSize.height == 190)
        #expect(measure(1, inSection: 0, size(100), others: size(60), &solution))
        #expect((0..<4).map { solution.frame(ofItem: $0, inSection: 0).minY } == [0, 70, 180, 250])
        #expect((0..<4).map { solution.sizeOfItem($0, inSection: 0).height } == [60, 100, 60, 60])
        #expect(solution.contentSize.height == 310)
        #expect(measure(0, inSection: 0, size(20), others: size(50), &solution))
        #expect((0..<4).map { solution.frame(ofItem: $0, inSection: 0).minY } == [0, 30, 140, 200])
        // The item is measured again.
        #expect(measure(1, inSection: 0, size(30), others: size(25), &solution))
        #expect((0..<4).map { solution.frame(ofItem: $0, inSection: 0).minY } == [0, 30, 70, 105])
    }

    @Test("a cell measured with another width needs a new solution, as lines may break elsewhere")
    func otherWidth() {
        var solution = FlowSolver().solve(list([4]))
        #expect(!measure(1, inSection: 0, CGSize(width: 100, height: 40), others: size(40), &solution))
        #expect(!measure(1, inSection: 0, size(40), others: CGSize(width: 200, height: 40), &solution))
        #expect(solution.contentSize.height == 190)
    }

    @Test("measuring ten thousand cells one after the other looks at no line")
    func work() {
        var solution = FlowSolver().solve(list([10_000]))
        let done = (0..<10_000).filter { solution.measureItem($0, inSection: 0, size(50), others: size(50)) }
        #expect(done.count == 10_000)
        #expect(solution.lookCount == 0)
        #expect(solution.contentSize.height == 599_990)
    }

    @Test("after random measurements the layout equals one solved from scratch")
    func random() {
        for seed in SeededGenerator.seeds(0..<2_000) {
            if let fault = fault(seed: seed) { Issue.record("UIKIT_SEED=\(seed): \(fault)") }
        }
    }

    private func fault(seed: UInt64) -> String? {
        var random = SeededGenerator(seed: seed &+ 5)
        let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 0...12, using: &random) }
        guard counts.contains(where: { $0 > 0 }) else { return nil }
        let spacing = CGFloat(random.pick(from: [0, 0.5, 10]))
        let input = list(counts, spacing: spacing)
        var solution = FlowSolver().solve(input)
        var measurements = ItemMeasurements()
        for step in 0..<16 {
            let section = Int.random(in: counts.indices, using: &random)
            guard counts[section] > 0 else { continue }
            let item = Int.random(in: 0..<counts[section], using: &random)
            // Quarters, so that sums are exact in every order.
            let (own, others) = (size(Self.length(using: &random)), size(Self.length(using: &random)))
            measurements.measure(own, item: item, section: section)
            var now = input
            now.sections.changeAll { $0.sizes = .uniform(others, count: $0.sizes.count) }
            now.sections.change(measurements.measuredSections) { number, section in
                section.sizes = measurements.sizes(section: number, estimates: section.sizes)
            }
            // All measured items may be equal: then they can't be distinguished from the others.
            if !solution.measureItem(item, inSection: section, own, others: others) {
                solution = FlowSolver().solve(now)
            }
            solution.checkInvariants()
            let oracle = FlowOracle(now)
            guard solution.contentSize == oracle.contentSize else {
                return "step \(step): content \(solution.contentSize), not \(oracle.contentSize)"
            }
            for (section, frames) in oracle.itemFrames.enumerated() {
                let (single, inOneGo) = (
                    solution.frames(inSection: section), solution.framesInOneGo(inSection: section)
                )
                guard single == frames, inOneGo == frames else { return "step \(step): \(single), not \(frames)" }
            }
            let rect = CGRect(
                x: CGFloat.random(in: -400...400, using: &random), y: Self.length(using: &random) * 4,
                width: 320, height: Self.length(using: &random))
            let runs = solution.runs(meeting: rect)
            if runs != oracle.runs(meeting: rect) { return "step \(step): \(runs) in \(rect)" }
        }
        return nil
    }

    private static func length(using random: inout SeededGenerator) -> CGFloat {
        CGFloat(Int.random(in: 0...600, using: &random)) / 4
    }
}
