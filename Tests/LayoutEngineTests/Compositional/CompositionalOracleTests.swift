import CoreGraphics
import LayoutEngine
import TestSupport
import Testing

/// Both queries of a solution, compared with checking every item.
@Suite("A compositional layout, compared item by item") struct CompositionalOracleTests {
    @Test("the elements found in a rectangle are those whose frames meet it")
    func random() {
        for seed in SeededGenerator.seeds(0..<400) {
            var random = SeededGenerator(seed: seed)
            let input = CompositionalInput.random(&random)
            let solution = CompositionalSolver().solve(input)
            for _ in 0..<6 {
                let rect = CGRect(
                    x: .random(in: -50...300, using: &random), y: .random(in: -50...600, using: &random),
                    width: .random(in: 1...400, using: &random), height: .random(in: 1...400, using: &random))
                #expect(
                    found(in: solution, rect) == lookedFor(in: solution, rect), "UIKIT_SEED=\(seed) in \(rect)")
            }
        }
    }

    @Test("frames of neighbouring items equal those of each item alone")
    func neighbours() {
        for seed in SeededGenerator.seeds(0..<200) {
            var random = SeededGenerator(seed: seed)
            let solution = CompositionalSolver().solve(CompositionalInput.random(&random))
            for section in 0..<solution.sectionCount {
                let count = solution.itemCount(inSection: section)
                guard count > 0 else { continue }
                solution.forEachFrame(ofItems: 0..<count, inSection: section) { item, frame in
                    #expect(frame == solution.frame(ofItem: item, inSection: section), "UIKIT_SEED=\(seed)")
                }
            }
        }
    }

    private func found(in solution: CompositionalSolution, _ rect: CGRect) -> Set<[Int]> {
        var found: Set<[Int]> = []
        for case .items(let items, let section) in solution.runs(meeting: rect) {
            for item in items { #expect(found.insert([section, item]).inserted) }
        }
        return found
    }

    private func lookedFor(in solution: CompositionalSolution, _ rect: CGRect) -> Set<[Int]> {
        let seen = rect.intersection(CGRect(origin: .zero, size: solution.contentSize))
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return [] }
        var found: Set<[Int]> = []
        for section in 0..<solution.sectionCount {
            for item in 0..<solution.itemCount(inSection: section)
            where solution.frame(ofItem: item, inSection: section).meets(seen) { found.insert([section, item]) }
        }
        return found
    }
}

extension CompositionalInput {
    /// Returns groups whose items stay inside of them.
    fileprivate static func random(_ random: inout SeededGenerator) -> CompositionalInput {
        let axis: Axis = Bool.random(using: &random) ? .vertical : .horizontal
        var input = CompositionalInput([], axis: axis)
        input.sectionSpacing = [0, 7].randomElement(using: &random)!
        for kind in 0..<Int.random(in: 1...3, using: &random) {
            input.kinds.append(.random(&random))
            input.sections.append(Section(kind: kind, itemCount: .random(in: 0...12, using: &random)))
        }
        return input
    }
}

extension GroupSection {
    fileprivate static func random(_ random: inout SeededGenerator) -> GroupSection {
        let inner = item(
            [.half, .fractionOfWidth(0.3), .points(33)].randomElement(using: &random)!,
            [.fractionOfHeight(0.5), .allHeight].randomElement(using: &random)!)
        let spacing = [GroupSpacing.none, GroupSpacing(5), GroupSpacing(3, isFlexible: true)].randomElement(
            using: &random)!
        let nested = column(.half, .allHeight, [item(.all, .fractionOfHeight(0.3))], spacing: spacing)
        let subitems = [[inner], [inner, nested], [nested]].randomElement(using: &random)!
        let height = [GroupLength.points(50), .fractionOfHeight(0.2)].randomElement(using: &random)!
        var section = GroupSection(
            group: row([.all, .points(150)].randomElement(using: &random)!, height, subitems, spacing: spacing))
        section.insets = [GroupInsets(), GroupInsets(top: 3, leading: 4, bottom: 5, trailing: 6)].randomElement(
            using: &random)!
        section.groupSpacing = [0, 8, 0.3].randomElement(using: &random)!
        return section
    }
}
