import CoreGraphics
import LayoutEngine
import TestSupport
import Testing

/// Squares of 100 points, 10 apart, with 10 points around them: groups begin at 0, 110, 220…
@Suite("An orthogonal section") struct SectionScrollTests {
    private func solve(
        _ rest: SectionRest, _ count: Int, measured: [Int: CGSize] = [:], width: GroupLength = .points(100)
    ) -> CompositionalSolution {
        var section = GroupSection(group: row(width, .estimate(100), [item(.all, .estimate(100))]))
        section.insets = GroupInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.groupSpacing = 10
        section.rest = rest
        var input = CompositionalInput([(section, count), (section, 3)])
        for (item, size) in measured { input.measurements.items.measure(size, item: item, section: 0) }
        return CompositionalSolver().solve(input)
    }

    @Test("the section is as high as a group, as wide as the view, and scrolls the length of its groups")
    func viewport() throws {
        let scroll = try #require(solve(.anywhere, 20).ownScroll(ofSection: 0))
        #expect(scroll.viewport == CGRect(x: 0, y: 10, width: 320, height: 100))
        #expect(scroll.contentLength == 2210)
        #expect(scroll.range == 0...1890)
        #expect(solve(.anywhere, 20).frame(ofItem: 0, inSection: 1).minY == 130)
        #expect(solve(.anywhere, 2).ownScroll(ofSection: 0)?.range == 0...0)
        #expect(solve(.anywhere, 0).ownScroll(ofSection: 0) == nil)
    }

    @Test("the section is as high as its highest group, unmeasured groups as estimated (R480, R496)")
    func heights() {
        let low = CGSize(width: 100, height: 40), high = CGSize(width: 100, height: 250)
        #expect(solve(.anywhere, 3, measured: [0: low]).frame(ofItem: 0, inSection: 1).minY == 130)
        #expect(solve(.anywhere, 3, measured: [0: low, 1: high]).frame(ofItem: 0, inSection: 1).minY == 280)
        #expect(solve(.anywhere, 2, measured: [0: low, 1: low]).frame(ofItem: 0, inSection: 1).minY == 70)
    }

    @Test(
        "the section comes to rest where its scrolling behaviour says (R482)",
        arguments: [
            (.anywhere, [0: 0, 40: 40, 5000: 1890, -7: 0]),
            (.groups, [0: 0, 54: 0, 56: 110, 1880: 1870, 1890: 1890]),
            (.oneGroup, [0: 0, 54: 0, 56: 110, 1880: 1870, 1890: 1890]),
            (.pages, [149: 0, 151: 300, 1700: 1800, 1889: 1800, 1890: 1890]),
            // The first group in the middle is 100 points from the beginning, the last one as far from the end.
            (.centeredGroups, [-500: -100, -50: -100, 0: 10, 64: 10, 66: 120, 5000: 1990]),
        ] as [(SectionRest, [CGFloat: CGFloat])])
    func rests(rest: SectionRest, expected: [CGFloat: CGFloat]) throws {
        let scroll = try #require(solve(rest, 20).ownScroll(ofSection: 0))
        for (offset, target) in expected { #expect(scroll.nearestStop(to: offset) == target, "\(rest) at \(offset)") }
    }

    @Test("group numbers and offsets convert both ways, also for measured groups")
    func groupNumbers() throws {
        let wide = CGSize(width: 200, height: 100)
        let solution = solve(.groups, 20, measured: [1: wide], width: .estimate(100))
        let scroll = try #require(solution.ownScroll(ofSection: 0))
        #expect(scroll.groupNumber(at: 0) == 0 && scroll.groupNumber(at: 55) == 0.5)
        for offset: CGFloat in [0, 55, 110, 215, 320, 800.5, 2000] {
            #expect(abs(scroll.offset(ofGroupNumber: scroll.groupNumber(at: offset)) - offset) < 0.001)
        }
    }

    @Test("the elements found in a rectangle depend on the section's offset; frames do not (R484)")
    func scrolled() {
        let solution = solve(.anywhere, 1_000_000).scrolled(to: [0: 55_000_000])
        let view = CGRect(x: 0, y: 0, width: 320, height: 480)
        #expect(solution.runs(meeting: view) == [.items(500_000..<500_003, section: 0), .items(0..<3, section: 1)])
        #expect(solution.frame(ofItem: 500_000, inSection: 0).minX == 55_000_010)
        #expect(solution.shift(ofSection: 0) == CGPoint(x: 55_000_000, y: 0) && solution.shift(ofSection: 1) == .zero)
    }

    @Test("random offsets and rectangles agree with a comparison item by item") func random() {
        for seed in SeededGenerator.seeds(0..<100) {
            var random = SeededGenerator(seed: seed)
            let offset = CGFloat.random(in: -50...2000, using: &random)
            let solution = solve(.anywhere, 20).scrolled(to: [0: offset])
            let rect = CGRect(
                x: .random(in: 0...250, using: &random), y: .random(in: -20...100, using: &random),
                width: .random(in: 1...70, using: &random), height: .random(in: 1...60, using: &random))
            var found: [Int] = []
            for case .items(let items, 0) in solution.runs(meeting: rect) { found += Array(items) }
            let seen = rect.intersection(CGRect(origin: .zero, size: solution.contentSize))
            let expected = (0..<20).filter {
                solution.frame(ofItem: $0, inSection: 0).offsetBy(dx: -offset, dy: 0).meets(seen)
            }
            #expect(found == expected, "UIKIT_SEED=\(seed)")
        }
    }
}
