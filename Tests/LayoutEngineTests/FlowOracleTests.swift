import CoreGraphics
import LayoutEngine
import TestSupport
import Testing

@Suite("Flow layouts against an oracle") struct FlowOracleTests {
    @Test("the solver and the plain rules agree on every frame and every rectangle")
    func agree() {
        for seed in SeededGenerator.seeds(0..<100_000) {
            var random = SeededGenerator(seed: seed)
            let input = FlowInput.random(using: &random)
            input.expectAgreement(of: input.solved, "UIKIT_SEED=\(seed)", rects: 2, using: &random)
        }
    }

    @Test("frames of neighbouring items equal those of each item alone")
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
