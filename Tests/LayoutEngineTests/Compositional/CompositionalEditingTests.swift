import CoreGraphics
import TestSupport
import Testing

@testable import LayoutEngine

/// Changes of a solved layout, compared with solving all of it again.
@Suite("Changes of a compositional layout") struct CompositionalEditingTests {
    @Test("measuring one of a million rows moves the rows behind it")
    func rowInAMillion() {
        let group = column(.all, .estimate(44), [item(.all, .estimate(44))])
        let section = GroupSection(group: group)
        var known = Known(CompositionalInput([(section, 1_000_000), (section, 1)]))
        known.measure(1, CGSize(width: 320, height: 100))
        known.measure(999_999, CGSize(width: 320, height: 20))
        #expect(known.solution.frame(ofItem: 1, inSection: 0) == CGRect(x: 0, y: 44, width: 320, height: 100))
        #expect(known.solution.frame(ofItem: 2, inSection: 0).minY == 144)
        #expect(known.solution.frame(ofItem: 0, inSection: 1).minY == 44_000_032)
        #expect(known.solution.contentSize.height == 44_000_076)
        known.forget(1)
        #expect(known.solution.frame(ofItem: 2, inSection: 0).minY == 88)
    }

    @Test("rows as long as their neighbours are stored as one run")
    func alike() {
        let group = column(.all, .estimate(44), [item(.all, .estimate(44))])
        var known = Known(CompositionalInput([(GroupSection(group: group), 1_000)]))
        for item in 0..<1_000 { known.measure(item, CGSize(width: 320, height: 30)) }
        #expect(runCount(known.solution) == 1)
        known.measure(500, CGSize(width: 320, height: 31))
        #expect(runCount(known.solution) == 3)
        known.measure(500, CGSize(width: 320, height: 30))
        #expect(runCount(known.solution) == 1)
    }

    @Test("an item that gets narrower moves into the row before")
    func tags() {
        let group = row(.all, .points(30), [item(.estimate(100), .points(30))])
        var known = Known(CompositionalInput([(GroupSection(group: group), 9)]))
        known.measure(2, CGSize(width: 150, height: 30))
        #expect(known.solution.frame(ofItem: 2, inSection: 0).origin == CGPoint(x: 0, y: 30))
        known.measure(2, CGSize(width: 110, height: 30))
        #expect(known.solution.frame(ofItem: 2, inSection: 0).origin == CGPoint(x: 200, y: 0))
    }

    @Test("a measured item makes its orthogonal section longer, and the page no higher")
    func shelf() {
        let tag = row(.estimate(100), .points(30), [item(.estimate(100), .points(30))])
        var section = GroupSection(group: tag)
        section.rest = .anywhere
        var known = Known(CompositionalInput([(section, 9), (GroupSection(group: tag), 1)]))
        known.measure(2, CGSize(width: 150, height: 30))
        #expect(known.solution.frame(ofItem: 3, inSection: 0) == CGRect(x: 350, y: 0, width: 100, height: 30))
        #expect(known.solution.frame(ofItem: 0, inSection: 1).minY == 30)
        #expect(known.solution.ownScroll(ofSection: 0)?.contentLength == 950)
        known.forget(2)
        #expect(known.solution.ownScroll(ofSection: 0)?.contentLength == 900)
        known.measure(8, CGSize(width: 110, height: 30))
        #expect(known.solution.frame(ofItem: 0, inSection: 1).minY == 30)
    }

    @Test("a row whose one item is too wide, behind an empty group, has no items")
    func nothing() {
        let empty = column(.points(50), .points(30), [item(.all, .points(40))])
        let group = row(.all, .points(30), [empty, item(.estimate(100), .points(30))])
        var known = Known(CompositionalInput([(GroupSection(group: group), 4)]))
        #expect(known.solution.frame(ofItem: 1, inSection: 0).origin == CGPoint(x: 200, y: 0))
        known.measure(1, CGSize(width: 500, height: 30))
        known.check("as when it is solved again")
    }

    @Test("after random measurements and updates the layout equals one solved from scratch")
    func random() {
        for seed in SeededGenerator.seeds(0..<250) {
            var random = SeededGenerator(seed: seed)
            var known = Known(.estimated(&random))
            for _ in 0..<40 {
                known.change(&random)
                known.check("UIKIT_SEED=\(seed)")
            }
        }
    }

    private func runCount(_ solution: CompositionalSolution) -> Int {
        var count = 0
        solution.shape(ofSection: 0).train.measured[0].runs.forEach { _ in count += 1 }
        return count
    }
}

/// A solution that is changed in place, and the input that it would be solved from.
private struct Known {
    var input: CompositionalInput
    var solution: CompositionalSolution

    init(_ input: CompositionalInput) {
        self.input = input
        solution = CompositionalSolver().solve(input)
    }

    mutating func measure(_ item: Int, in section: Int = 0, _ size: CGSize) {
        input.measurements.items.measure(size, item: item, section: section)
        solution.resizeItem(item, inSection: section, to: size, input.measurements.items)
    }

    mutating func forget(_ item: Int, in section: Int = 0) {
        input.measurements.items.forget(item: item, section: section)
        solution.resizeItem(item, inSection: section, to: nil, input.measurements.items)
    }

    private mutating func replace(_ items: Range<Int>, in section: Int, withCount count: Int) {
        input.sections[section].itemCount += count - items.count
        input.measurements.items.removeItems(items, section: section)
        input.measurements.items.insertItems(count, at: items.lowerBound, section: section)
        solution.replaceItems(items, inSection: section, withCount: count, input.measurements.items)
    }

    /// Replaces items at several places at once, from the beginning to the end.
    private mutating func replaceSeveral(in section: Int, _ random: inout SeededGenerator) {
        var replacements: [CompositionalSolution.Replacement] = []
        var next = 0
        while true {
            next += .random(in: 0...4, using: &random)
            let left = input.sections[section].itemCount - next
            guard left >= 0, replacements.count < 4 else { break }
            let gone = Int.random(in: 0...min(2, left), using: &random)
            let come = Int.random(in: 0...2, using: &random)
            replacements.append(CompositionalSolution.Replacement(items: next..<next + gone, count: come))
            input.sections[section].itemCount += come - gone
            input.measurements.items.removeItems(next..<next + gone, section: section)
            input.measurements.items.insertItems(come, at: next, section: section)
            // An item that moved comes with its size.
            if come == 2 {
                input.measurements.items.measure(CGSize(width: 61.5, height: 44), item: next, section: section)
            }
            next += come
        }
        solution.replaceItems(replacements, inSection: section, input.measurements.items)
    }

    mutating func change(_ random: inout SeededGenerator) {
        let section = Int.random(in: 0..<input.sections.count, using: &random)
        let count = input.sections[section].itemCount
        let item = Int.random(in: 0...count, using: &random)
        switch Int.random(in: 0..<11, using: &random) {
        case 10: replaceSeveral(in: section, &random)
        case 0: replace(item..<item, in: section, withCount: .random(in: 0...3, using: &random))
        case 1: replace(item..<min(item + .random(in: 0...3, using: &random), count), in: section, withCount: 0)
        case 2: replace(item..<min(item + 2, count), in: section, withCount: .random(in: 0...3, using: &random))
        case 3 where item < count: forget(item, in: section)
        case 4: resizeBoundary(&random)
        case _ where item < count:
            // There are few sizes, so that neighbours are sometimes equal.
            let lengths: [CGFloat] = [20, 44, 61.5, 90]
            measure(
                item, in: section,
                CGSize(width: lengths.randomElement(using: &random)!, height: lengths.randomElement(using: &random)!))
        default: break
        }
    }

    private mutating func resizeBoundary(_ random: inout SeededGenerator) {
        let element =
            Bool.random(using: &random)
            ? SolvedElement.ofLayout(kind: 8)
            : SolvedElement(kind: 9, section: .random(in: 0..<input.sections.count, using: &random))
        let size = Bool.random(using: &random) ? nil : CGSize(width: 30, height: .random(in: 5...40, using: &random))
        input.measurements.views[element] = size
        solution.resize(element, to: size)
    }

    func check(_ comment: Comment) {
        let fresh = CompositionalSolver().solve(input)
        #expect(isNear(solution.contentSize.width, fresh.contentSize.width), comment)
        #expect(isNear(solution.contentSize.height, fresh.contentSize.height), comment)
        for section in 0..<fresh.sectionCount {
            #expect(solution.itemCount(inSection: section) == fresh.itemCount(inSection: section), comment)
            let count = fresh.itemCount(inSection: section)
            for item in 0..<count {
                let (ours, theirs) = (
                    solution.frame(ofItem: item, inSection: section), fresh.frame(ofItem: item, inSection: section)
                )
                #expect(isNear(ours, theirs), comment)
            }
            solution.forEachFrame(ofItems: 0..<count, inSection: section) { item, frame in
                #expect(frame == solution.frame(ofItem: item, inSection: section), comment)
            }
            for element in [9, 7].map({ SolvedElement(kind: $0, section: section) }) {
                #expect((solution.frame(of: element) == nil) == (fresh.frame(of: element) == nil), comment)
                if let ours = solution.frame(of: element), let theirs = fresh.frame(of: element) {
                    #expect(isNear(ours, theirs), comment)
                }
            }
        }
        for top in stride(from: 0, to: fresh.contentSize.height, by: 97) {
            let rect = CGRect(x: 0.25, y: top + 0.25, width: 300, height: 150)
            #expect(solution.runs(meeting: rect) == fresh.runs(meeting: rect), comment)
        }
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        isNear(one.minX, other.minX) && isNear(one.minY, other.minY) && isNear(one.width, other.width)
            && isNear(one.height, other.height)
    }
}

extension CompositionalInput {
    /// Returns sections with all the ways in which estimates affect what is around them.
    fileprivate static func estimated(_ random: inout SeededGenerator) -> CompositionalInput {
        var input = CompositionalInput([])
        input.pixelGrid = PixelGrid(scale: 4)  // Lengths are halves, and middles of them quarters.
        input.sectionSpacing = [0, 7].randomElement(using: &random)!
        if Bool.random(using: &random) { input.boundaries = [.header(kind: 8)] }
        for kind in 0..<Int.random(in: 1...3, using: &random) {
            var section = GroupSection(group: .estimated(&random))
            section.groupSpacing = [0, 0, 6].randomElement(using: &random)!
            if Bool.random(using: &random) {
                section.insets = GroupInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
                section.boundaries = [.header(kind: 9)]
            }
            if Int.random(in: 0..<3, using: &random) == 0 { section.rest = .groups }
            input.kinds.append(section)
            input.sections.append(Section(kind: kind, itemCount: .random(in: 0...14, using: &random)))
        }
        return input
    }
}

extension SectionBoundary {
    fileprivate static func header(kind: Int) -> SectionBoundary {
        SectionBoundary(kind: kind, size: GroupSize(width: .all, height: .estimate(20)), x: .middle, y: .start)
    }
}

extension GroupItem {
    fileprivate static func estimated(_ random: inout SeededGenerator) -> GroupItem {
        var group: GroupItem
        switch Int.random(in: 0..<11, using: &random) {
        case 8: group = row(.all, .estimateForAll(44), [item(.half, .estimateForAll(44))])
        case 9: group = row(.points(90), .estimateForAll(44), [item(.all, .estimateForAll(44))])
        case 7: group = row(.estimate(100), .points(30), [item(.estimate(100), .points(30))])
        case 0: group = column(.all, .estimate(44), [item(.all, .estimate(44))])
        case 1: group = row(.all, .estimate(44), [item(.all, .estimate(44))])
        case 2: group = row(.all, .estimate(44), [item(.half, .estimate(44))])
        case 3: group = row(.all, .estimate(44), [item(.half, .estimateForAll(44))])
        case 4: group = row(.all, .estimate(30), [item(.estimate(100), .estimate(30))], spacing: GroupSpacing(5))
        case 5:
            let nested = column(.half, .estimate(60), [item(.all, .estimate(30))], count: .exactly(2))
            group = row(.all, .estimate(60), [nested])
        case 6: group = column(.all, .points(200), [item(.all, .estimate(44)), item(.half, .estimate(30))])
        default: group = item(.all, .estimate(44))
        }
        if Int.random(in: 0..<3, using: &random) == 0 { group.edges.top = GroupSpacing(4) }
        guard Bool.random(using: &random), case .line(var line) = group.content else { return group }
        line.subitems[0].attachments = [
            GroupAttachment(
                kind: 7, size: GroupSize(width: .points(10), height: .points(10)),
                anchor: GroupAnchor(x: .end, y: .start))
        ]
        group.content = .line(line)
        return group
    }
}
