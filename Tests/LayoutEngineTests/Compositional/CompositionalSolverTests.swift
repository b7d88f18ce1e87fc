import CoreGraphics
import LayoutEngine
import Testing

@Suite("A compositional layout") struct CompositionalSolverTests {
    private func solve(_ sections: [(GroupSection, Int)], axis: Axis = .vertical) -> CompositionalSolution {
        CompositionalSolver().solve(CompositionalInput(sections, axis: axis))
    }

    @Test("a group of three has a large item and two small ones in a column")
    func nested() {
        let small = column(.half, .allHeight, [item(.all, .fractionOfHeight(0.5))])
        let group = row(.all, .points(100), [item(.half, .allHeight), small])
        let solution = solve([(GroupSection(group: group), 7)])
        #expect(solution.frame(ofItem: 0, inSection: 0) == CGRect(x: 0, y: 0, width: 160, height: 100))
        #expect(solution.frame(ofItem: 2, inSection: 0) == CGRect(x: 160, y: 50, width: 160, height: 50))
        #expect(solution.frame(ofItem: 5, inSection: 0) == CGRect(x: 160, y: 150, width: 160, height: 50))
        // The last group holds the large item alone.
        #expect(solution.frame(ofItem: 6, inSection: 0) == CGRect(x: 0, y: 200, width: 160, height: 100))
        #expect(solution.contentSize == CGSize(width: 320, height: 300))
    }

    @Test("ten million items are stored as one shape")
    func many() {
        let group = row(.all, .points(40), [item(.fractionOfWidth(0.25), .allHeight)])
        let solution = solve([(GroupSection(group: group), 10_000_000)])
        #expect(solution.contentSize == CGSize(width: 320, height: 100_000_000))
        #expect(
            solution.frame(ofItem: 9_999_999, inSection: 0)
                == CGRect(x: 240, y: 99_999_960, width: 80, height: 40))
        let end = CGRect(x: 0, y: 99_999_900, width: 320, height: 480)
        #expect(solution.runs(meeting: end) == [.items(9_999_988..<10_000_000, section: 0)])
    }

    @Test("a repeated item may be wider than its share")
    func exactCount() {
        let group = row(.all, .points(40), [item(.points(200), .allHeight)], count: .exactly(2))
        let solution = solve([(GroupSection(group: group), 2)])
        #expect(solution.frame(ofItem: 1, inSection: 0) == CGRect(x: 200, y: 0, width: 200, height: 40))
    }

    @Test("an item that is larger than its group leaves the section empty (R425)")
    func nothingFits() {
        let group = row(.points(100), .points(40), [item(.points(101), .allHeight)])
        let solution = solve([(GroupSection(group: group), 5)])
        #expect(solution.contentSize == CGSize(width: 320, height: 0))
        #expect(solution.runs(meeting: CGRect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
    }

    @Test("items without a length end at a group's maximum count")
    func nothingWide() {
        let group = row(.all, .points(40), [item(.points(0), .allHeight)])
        #expect(solve([(GroupSection(group: group), 100_000)]).contentSize.height == 280)
        let nested = row(.all, .points(40), [column(.points(0), .allHeight, [item(.all, .points(0))])])
        #expect(solve([(GroupSection(group: nested), 100_000)]).contentSize.height == 280)
        let many = row(.all, .points(40), [item(.points(1), .allHeight)], count: .exactly(.max))
        #expect(solve([(GroupSection(group: many), 100_000)]).contentSize.height == 280)
    }

    @Test("flexible spacing on both sides centres a group")
    func middle() {
        var group = column(.half, .points(40), [item(.all, .allHeight)])
        group.edges.leading = GroupSpacing(0, isFlexible: true)
        group.edges.trailing = GroupSpacing(0, isFlexible: true)
        let solution = solve([(GroupSection(group: group), 1)])
        #expect(solution.frame(ofItem: 0, inSection: 0) == CGRect(x: 80, y: 0, width: 160, height: 40))
    }

    @Test("all overlapping groups in a rectangle are found")
    func overlapping() {
        var section = GroupSection(group: column(.all, .points(100), [item(.all, .allHeight)]))
        section.groupSpacing = -60
        let solution = solve([(section, 10)])
        // 40 points from one to the next: the first three begin before 100.
        let rect = CGRect(x: 0, y: 99, width: 320, height: 0.5)
        #expect(solution.runs(meeting: rect) == [.items(0..<3, section: 0)])
        section.groupSpacing = -100
        #expect(solve([(section, 10)]).runs(meeting: rect) == [.items(0..<10, section: 0)])
    }

    @Test("badges are numbered from group to group, even in groups that are not full (R463)")
    func badges() {
        var badged = item(.half, .allHeight)
        badged.attachments = [
            GroupAttachment(
                kind: 3, size: GroupSize(width: .points(10), height: .points(10)),
                anchor: GroupAnchor(x: .end, y: .start))
        ]
        let solution = solve([(GroupSection(group: row(.all, .points(40), [badged])), 5)])
        #expect(
            solution.frame(of: SolvedElement(kind: 3, section: 0, index: 4))
                == CGRect(x: 150, y: 80, width: 10, height: 10))
        #expect(solution.frame(of: SolvedElement(kind: 3, section: 0, index: 5)) == nil)
        #expect(
            solution.runs(meeting: CGRect(x: 0, y: 85, width: 320, height: 10)) == [
                .items(4..<5, section: 0), .element(SolvedElement(kind: 3, section: 0, index: 4)),
            ])
    }
}
