import CoreGraphics
import LayoutEngine
import Testing

@Suite("Groups of measured cells") struct MeasuredGroupTests {
    private func solve(_ group: GroupItem, _ count: Int, _ measured: [Int: CGSize] = [:]) -> CompositionalSolution {
        var input = CompositionalInput([(GroupSection(group: group), count)])
        for (item, size) in measured { input.measurements.items.measure(size, item: item, section: 0) }
        return CompositionalSolver().solve(input)
    }

    @Test("in a list the rows behind a measured one move, all others keep the estimate (R490)")
    func list() {
        let group = column(.all, .estimate(44), [item(.all, .estimate(44))])
        let solution = solve(group, 1_000_000, [1: CGSize(width: 320, height: 100)])
        #expect(solution.frame(ofItem: 1, inSection: 0) == CGRect(x: 0, y: 44, width: 320, height: 100))
        #expect(solution.frame(ofItem: 2, inSection: 0).minY == 144)
        #expect(solution.contentSize.height == 44_000_056)
        let end = CGRect(x: 0, y: 44_000_000, width: 320, height: 480)
        #expect(solution.runs(meeting: end) == [.items(999_998..<1_000_000, section: 0)])
    }

    @Test("a length that all cells estimate is known without looking at each; where they differ it isn't")
    func commonEstimates() {
        let (row44, tag, tile) = (
            item(.all, .estimate(44)), item(.estimate(100), .points(30)), item(.points(20), .points(20))
        )
        let cases: [([GroupItem], EstimatedLengths?)] = [
            ([column(.all, .estimate(44), [row44])], .height),
            ([row(.all, .points(30), [tag]), column(.all, .estimate(44), [tag, tag])], .width),
            ([row(.all, .points(30), [tile])], EstimatedLengths()),
            ([column(.all, .estimate(90), [row44, tile])], nil),
            ([column(.all, .estimate(44), [row44]), row(.all, .points(30), [tag])], nil),
        ]
        for (groups, expected) in cases {
            let solution = CompositionalSolver().solve(CompositionalInput(groups.map { (GroupSection(group: $0), 5) }))
            #expect(solution.commonEstimates == expected)
            let each = groups.indices.flatMap { section in
                (0..<5).map { solution.estimatedLengths(ofItem: $0, inSection: section) }
            }
            #expect(Set(each).count == 1 ? each.first == expected : expected == nil)
        }
    }

    @Test("a row holds as many items as fit with their measured sizes")
    func tags() {
        let group = row(.all, .points(30), [item(.estimate(100), .points(30))], spacing: GroupSpacing(10))
        #expect(solve(group, 7).frame(ofItem: 3, inSection: 0) == CGRect(x: 0, y: 30, width: 100, height: 30))
        let wide = CGSize(width: 150, height: 30)
        let solution = solve(group, 7, [0: wide, 1: wide])
        #expect(solution.frame(ofItem: 1, inSection: 0) == CGRect(x: 160, y: 0, width: 150, height: 30))
        #expect(solution.frame(ofItem: 2, inSection: 0) == CGRect(x: 0, y: 30, width: 100, height: 30))
        #expect(solution.frame(ofItem: 5, inSection: 0) == CGRect(x: 0, y: 60, width: 100, height: 30))
    }

    @Test("flexible spacing beside a group is what its own measured cells leave")
    func flexibleEdges() {
        let tag = item(.estimate(100), .points(30))
        var group = row(.estimate(200), .points(30), [tag, tag])
        group.edges.leading = GroupSpacing(0, isFlexible: true)
        group.edges.trailing = GroupSpacing(0, isFlexible: true)
        let solution = solve(group, 4, [0: CGSize(width: 150, height: 30)])
        #expect(solution.frame(ofItem: 0, inSection: 0) == CGRect(x: 35, y: 0, width: 150, height: 30))
        #expect(solution.frame(ofItem: 1, inSection: 0).minX == 185)
        #expect(solution.frame(ofItem: 2, inSection: 0) == CGRect(x: 60, y: 30, width: 100, height: 30))
        #expect(solution.runs(meeting: CGRect(x: 36, y: 1, width: 10, height: 1)) == [.items(0..<1, section: 0)])
    }

    @Test("an item that is wider than its row has the row for itself")
    func wide() {
        let group = row(.all, .points(30), [item(.estimate(100), .points(30))])
        let solution = solve(group, 3, [0: CGSize(width: 500, height: 30)])
        #expect(solution.frame(ofItem: 0, inSection: 0).width == 500)
        #expect(solution.frame(ofItem: 1, inSection: 0) == CGRect(x: 0, y: 30, width: 100, height: 30))
    }

    @Test("a place without an item has no effect on its siblings")
    func lastGroup() {
        let cell = item(.half, .estimateForAll(100))
        let group = row(.all, .estimate(100), [cell, cell])
        func heights(_ count: Int, _ measured: [Int: CGSize]) -> [CGFloat] {
            let solution = solve(group, count, measured)
            return (0..<count).map { solution.frame(ofItem: $0, inSection: 0).height }
        }
        let (low, high) = (CGSize(width: 160, height: 40), CGSize(width: 160, height: 50))
        #expect(heights(3, [0: low, 1: high, 2: low]) == [50, 50, 40])
        #expect(heights(1, [0: low]) == [40])
        #expect(heights(2, [0: low]) == [100, 100])
    }

    @Test("groups with uniform estimates are all as long as the longest one known")
    func uniformGroups() {
        let group = row(
            .all, .estimateForAll(100), [item(.half, .estimateForAll(100)), item(.half, .estimateForAll(100))])
        func size(_ height: CGFloat) -> CGSize { CGSize(width: 160, height: height) }
        let solution = solve(group, 8, [0: size(40), 1: size(50), 2: size(60), 3: size(30)])
        #expect((0..<8).map { solution.frame(ofItem: $0, inSection: 0).height } == Array(repeating: 60, count: 8))
        #expect((0..<8).map { solution.frame(ofItem: $0, inSection: 0).minY } == [0, 0, 60, 60, 120, 120, 180, 180])
        #expect(solution.contentSize.height == 240)
        #expect(solve(group, 4).contentSize.height == 200)
        var edited = solve(group, 8)
        var measured = ItemMeasurements()
        measured.measure(size(70), item: 5, section: 0)
        edited.resizeItem(5, inSection: 0, to: size(70), measured)
        // Its sibling was not measured, so its estimate counts.
        #expect(edited.contentSize.height == 400)
        measured.measure(size(70), item: 4, section: 0)
        edited.resizeItem(4, inSection: 0, to: size(70), measured)
        #expect(edited.contentSize.height == 280)
    }

    @Test("cards of an orthogonal section with uniform estimates are as high as the highest one known")
    func uniformCards() {
        var section = GroupSection(
            group: row(.points(150), .estimateForAll(100), [item(.all, .estimateForAll(100))]))
        section.rest = .anywhere
        var input = CompositionalInput([(section, 30)])
        for (item, height) in [40.0, 50, 60].enumerated() {
            input.measurements.items.measure(CGSize(width: 150, height: height), item: item, section: 0)
        }
        let solution = CompositionalSolver().solve(input)
        #expect(solution.contentSize.height == 60)
        #expect([0, 2, 3, 29].map { solution.frame(ofItem: $0, inSection: 0).height } == [60, 60, 60, 60])
        #expect(solution.frame(ofItem: 29, inSection: 0).minX == 4350)
    }

    @Test("siblings with uniform estimates are as long as the longest of them")
    func siblings() {
        let group = row(.all, .estimate(50), [item(.half, .estimateForAll(50))])
        let solution = solve(group, 4, [1: CGSize(width: 160, height: 80)])
        #expect(solution.frame(ofItem: 0, inSection: 0) == CGRect(x: 0, y: 0, width: 160, height: 80))
        #expect(solution.frame(ofItem: 2, inSection: 0) == CGRect(x: 0, y: 80, width: 160, height: 50))
    }

    @Test("a cell measured at its estimate changes nothing")
    func asEstimated() {
        let nested = column(.half, .estimate(60), [item(.all, .estimate(30))], count: .exactly(2))
        let group = row(.all, .estimate(60), [nested])
        let plain = solve(group, 11)
        let measured = solve(
            group, 11, Dictionary(uniqueKeysWithValues: (0..<11).map { ($0, CGSize(width: 160, height: 30)) }))
        for item in 0..<11 {
            #expect(measured.frame(ofItem: item, inSection: 0) == plain.frame(ofItem: item, inSection: 0))
        }
        #expect(measured.contentSize == plain.contentSize)
    }

    @Test("badges are numbered in order, whether their groups are measured or not")
    func badges() {
        var badged = item(.half, .estimate(40))
        badged.attachments = [
            GroupAttachment(
                kind: 3, size: GroupSize(width: .points(10), height: .points(10)),
                anchor: GroupAnchor(x: .end, y: .start))
        ]
        let solution = solve(row(.all, .estimate(40), [badged]), 5, [1: CGSize(width: 160, height: 70)])
        #expect(
            solution.frame(of: SolvedElement(kind: 3, section: 0, index: 4))
                == CGRect(x: 150, y: 110, width: 10, height: 10))
        #expect(
            solution.runs(meeting: CGRect(x: 0, y: 111, width: 320, height: 5)) == [
                .items(4..<5, section: 0), .element(SolvedElement(kind: 3, section: 0, index: 4)),
            ])
    }
}
