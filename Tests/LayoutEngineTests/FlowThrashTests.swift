import CoreGraphics
import LayoutEngine
import TestSupport
import Testing

@Suite("Flow edits at random") struct FlowThrashTests {
    @Test("after random edits the layout equals one solved from scratch")
    func small() {
        for seed in SeededGenerator.seeds(0..<20_000) {
            var random = SeededGenerator(seed: seed)
            var model = EditedFlow(.random(using: &random))
            for step in 0..<Int.random(in: 1...5, using: &random) {
                let edit = model.randomEdit(using: &random)
                model.apply(edit)
                model.check("UIKIT_SEED=\(seed) step \(step): \(edit)", rects: 1, using: &random)
            }
        }
    }

    @Test("after random edits in sections of many chunks the layout equals one solved from scratch")
    func large() {
        for seed in SeededGenerator.seeds(0..<120) {
            var random = SeededGenerator(seed: seed)
            var model = EditedFlow(.randomLarge(using: &random))
            for step in 0..<12 {
                let edit = model.randomEdit(using: &random)
                model.apply(edit)
                model.check("UIKIT_SEED=\(seed) step \(step): \(edit)", rects: 2, using: &random)
            }
        }
    }

    @Test("all sequences of up to three edits of small layouts agree with the oracle")
    func exhaustive() {
        var count = 0
        var oracles: [[[CGSize]]: FlowOracle] = [:]
        for counts in [[0], [1], [2], [3]] + (0...3).flatMap({ first in (0...3).map { [first, $0] } }) {
            let model = EditedFlow(.tiny(counts))
            count += checkAll(after: model, depth: 3, path: "\(counts)", &oracles)
        }
        #expect(count > 100_000)
    }

    /// Every edit, followed by every edit: the test compares the last result with the oracle. Many paths lead to the same
    /// sizes; the oracle computes each of them once.
    private func checkAll(
        after model: EditedFlow, depth: Int, path: @autoclosure () -> String, _ oracles: inout [[[CGSize]]: FlowOracle]
    ) -> Int {
        var count = 0
        var random = SeededGenerator(seed: 1)
        for edit in model.everyEdit(reduced: depth < 3) {
            var next = model
            next.apply(edit)
            let oracle = oracles[next.sizes] ?? FlowOracle(next.input)
            oracles[next.sizes] = oracle
            next.check("\(path()) \(edit)", oracle: oracle, rects: 0, using: &random)
            count += 1
            if depth > 1 {
                count += checkAll(after: next, depth: depth - 1, path: "\(path()) \(edit)", &oracles)
            }
        }
        return count
    }
}

/// A layout and its input, which are changed together.
private struct EditedFlow {
    private(set) var input: FlowInput
    private(set) var sizes: [[CGSize]]
    private(set) var solved: FlowSolution

    enum Edit {
        case replace(Range<Int>, section: Int, [CGSize])
        case move(Int, section: Int, to: Int, targetSection: Int)
        case insertSection(Int, FlowSectionInput)
        case removeSection(Int)
        case moveSection(Int, to: Int)
    }

    init(_ input: FlowInput) {
        self.input = input
        sizes = input.sections.map { section in (0..<section.sizes.count).map { section.sizes[$0] } }
        solved = input.solved
    }

    mutating func apply(_ edit: Edit) {
        switch edit {
        case .replace(let items, let section, let new):
            sizes[section].replaceSubrange(items, with: new)
            solved.replaceItems(items, inSection: section, with: FlowSizes(new))
        case .move(let item, let section, let target, let targetSection):
            let size = sizes[section].remove(at: item)
            sizes[targetSection].insert(size, at: target)
            solved.moveItem(item, inSection: section, to: target, inSection: targetSection)
        case .insertSection(let index, let section):
            input.sections.insert(section, at: index)
            sizes.insert((0..<section.sizes.count).map { section.sizes[$0] }, at: index)
            solved.insertSection(section, at: index)
        case .removeSection(let index):
            input.sections.remove(at: index)
            sizes.remove(at: index)
            solved.removeSection(index)
        case .moveSection(let index, let target):
            input.sections.insert(input.sections.remove(at: index), at: target)
            sizes.insert(sizes.remove(at: index), at: target)
            solved.moveSection(index, to: target)
        }
        for (index, sizes) in sizes.enumerated() { input.sections[index].sizes = FlowSizes(sizes) }
    }

    func check(
        _ comment: @autoclosure () -> String, oracle: FlowOracle? = nil, rects: Int, using random: inout SeededGenerator
    ) {
        solved.checkInvariants()
        input.expectAgreement(of: solved, comment(), oracle: oracle, rects: rects, using: &random)
        for (section, sizes) in sizes.enumerated() where !sizes.isEmpty {
            let item = Int.random(in: sizes.indices, using: &random)
            if solved.sizeOfItem(item, inSection: section) != sizes[item] {
                Issue.record("\(comment()): the size of item \(item) in section \(section) is not \(sizes[item])")
            }
        }
    }

    func randomEdit(using random: inout SeededGenerator) -> Edit {
        func index(_ count: Int) -> Int { Int.random(in: 0...max(count - 1, 0), using: &random) }
        guard !sizes.isEmpty, Int.random(in: 0..<10, using: &random) > 0 else {
            let other = FlowInput.random(using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0 where !sizes.isEmpty: return .removeSection(index(sizes.count))
            case 1 where !sizes.isEmpty: return .moveSection(index(sizes.count), to: index(sizes.count))
            default:
                var section = FlowSectionInput(sizes: .uniform(CGSize(width: 20, height: 10), count: 3))
                if let first = other.sections.first { section = first }
                return .insertSection(index(sizes.count + 1), section)
            }
        }
        let section = index(sizes.count)
        let count = sizes[section].count
        if count > 0, Int.random(in: 0..<6, using: &random) == 0 {
            let target = index(sizes.count)
            return .move(
                index(count), section: section, to: index(sizes[target].count + (target == section ? 0 : 1)),
                targetSection: target)
        }
        let first = index(count + 1)
        let most = random.pick(from: [0, 1, 1, 3, 40])
        let end = min(first + Int.random(in: 0...most, using: &random), count)
        let like = sizes[section].first ?? CGSize(width: 30, height: 10)
        let new = (0..<Int.random(in: 0...most, using: &random)).map { _ in
            random.pick(from: [
                like, like, CGSize(width: like.width, height: CGFloat(Int.random(in: 1...200, using: &random)) / 4),
                CGSize(
                    width: CGFloat(Int.random(in: 1...400, using: &random)) / 4,
                    height: CGFloat(Int.random(in: 1...200, using: &random)) / 4),
            ])
        }
        return .replace(first..<end, section: section, new)
    }

    /// - Parameter reduced: Whether there is one new size instead of two.
    func everyEdit(reduced: Bool) -> [Edit] {
        var edits: [Edit] = []
        let new = [CGSize(width: 40, height: 10), CGSize(width: 55, height: 20)].prefix(reduced ? 1 : 2)
        for (section, sizes) in sizes.enumerated() {
            for item in 0...sizes.count {
                for size in new { edits.append(.replace(item..<item, section: section, [size])) }
                guard item < sizes.count else { continue }
                edits.append(.replace(item..<item + 1, section: section, []))
                for size in new { edits.append(.replace(item..<item + 1, section: section, [size])) }
                for (target, others) in self.sizes.enumerated() where !reduced || target != section {
                    for place in 0...others.count - (target == section ? 1 : 0) {
                        edits.append(.move(item, section: section, to: place, targetSection: target))
                    }
                }
            }
            edits.append(.removeSection(section))
            if self.sizes.count == 2 { edits.append(.moveSection(section, to: 1 - section)) }
        }
        if self.sizes.count < 2 { edits.append(.insertSection(self.sizes.count, FlowInput.tiny([2]).sections[0])) }
        return edits
    }
}

extension FlowInput {
    /// Returns sections with these counts of items of 40 × 10, two to a line of 100, and with headers.
    fileprivate static func tiny(_ counts: [Int]) -> FlowInput {
        FlowInput(
            axis: .vertical, crossLength: 100, pixelGrid: PixelGrid(scale: 2),
            sections: counts.map { count in
                var section = FlowSectionInput(sizes: .uniform(CGSize(width: 40, height: 10), count: count))
                section.headerLength = 5
                return section
            })
    }

    /// Returns one or two sections of hundreds of lines.
    fileprivate static func randomLarge(using random: inout SeededGenerator) -> FlowInput {
        let kind = Int.random(in: 0..<4, using: &random)
        let sections = (0..<Int.random(in: 1...2, using: &random)).map { _ in
            let count = Int.random(in: 300...1500, using: &random)
            let estimate = CGSize(width: 30, height: 12)
            let sizes = (0..<count).map { item in
                switch kind {
                case 0: estimate
                case 1: item % 97 == 0 ? CGSize(width: 30, height: 20) : estimate
                case 2 where item % 60 < 57: estimate
                default:
                    CGSize(
                        width: CGFloat(Int.random(in: 40...360, using: &random)) / 4,
                        height: CGFloat(Int.random(in: 40...160, using: &random)) / 4)
                }
            }
            var section = FlowSectionInput(sizes: kind < 3 ? .runs(sizes, of: estimate) : FlowSizes(sizes))
            section.isSelfSizing = Bool.random(using: &random)
            section.headerLength = 20
            return section
        }
        return FlowInput(
            axis: random.pick(from: Axis.allCases), crossLength: 100, pixelGrid: PixelGrid(scale: 2),
            sections: sections)
    }
}

@Suite("The cost of flow edits") struct FlowEditWorkTests {
    /// A million items of 40 to 160 by 30 to 90 points in 375, as in Documentation/Performance.md, but fewer.
    private static let mixed: FlowSolution = {
        var state: UInt32 = 1
        func next(_ low: UInt32, _ count: UInt32) -> CGFloat {
            state = state &* 1_664_525 &+ 1_013_904_223
            return CGFloat(low + (state >> 16) % count)
        }
        let sizes = (0..<50_000).map { _ in CGSize(width: next(40, 121), height: next(30, 61)) }
        return FlowInput.section(width: 375, FlowSizes(sizes), lineSpacing: 10, interitemSpacing: 10).solved
    }()

    @Test("an insertion looks at about fifteen items, wherever it is")
    func insertion() {
        var solved = Self.mixed
        let before = solved.lookCount
        for step in 0..<400 {
            solved.replaceItems(
                step * 120..<step * 120, inSection: 0, with: .uniform(CGSize(width: 77, height: 41), count: 1))
        }
        #expect(8...25 ~= (solved.lookCount - before) / 400)
    }

    @Test(
        "a layout edited everywhere needs at most twice its memory")
    func memory() {
        var solved = Self.mixed
        let before = solved.itemByteCount
        for step in 0..<5_000 {
            let item = step * 9_973 % 50_000
            solved.replaceItems(item..<item + 1, inSection: 0, with: .uniform(CGSize(width: 77, height: 41), count: 1))
        }
        #expect(before < 11 * 50_000)
        #expect(solved.itemByteCount < 2 * before)
    }

    @Test("editing a line of very many items needs no memory for a hundred such lines")
    func longLine() {
        var sizes = (0..<40_000).map { CGSize(width: 0, height: CGFloat(10 + $0 % 7)) }
        var solved = FlowInput.section(width: 100, FlowSizes(sizes)).solved
        sizes.insert(CGSize(width: 5, height: 50), at: 20_000)
        solved.replaceItems(20_000..<20_000, inSection: 0, with: .uniform(sizes[20_000], count: 1))
        #expect(solved.contentSize.height == 50)
        #expect(solved.itemByteCount < 30 * sizes.count)
    }

    @Test("a new height looks at two lines")
    func height() {
        var solved = Self.mixed
        let before = solved.lookCount
        for step in 0..<400 {
            let size = solved.sizeOfItem(step * 120, inSection: 0)
            solved.resizeItem(step * 120, inSection: 0, to: CGSize(width: size.width, height: size.height + 7))
        }
        #expect((solved.lookCount - before) / 400 <= 8)
    }

    @Test("one item of another size among ten million equal ones costs a few lines")
    func grid() {
        var solved = FlowInput.section(
            width: 320, .uniform(CGSize(width: 50, height: 50), count: 10_000_000), lineSpacing: 10,
            interitemSpacing: 10
        ).solved
        solved.resizeItem(5_000_002, inSection: 0, to: CGSize(width: 60, height: 80))
        // Five items of 50 and four gaps fit into 320; so do they if one is 60 wide.
        #expect(solved.frame(ofItem: 5_000_000, inSection: 0) == CGRect(x: 0, y: 60_000_015, width: 50, height: 50))
        #expect(solved.contentSize.height == 120_000_020)  // 2,000,000 rows of 60 less 10, one of them 30 higher
        #expect(solved.lookCount < 100)
        #expect(solved.itemByteCount < 2_000)
        // All items are equal again, so no line is stored.
        solved.resizeItem(5_000_002, inSection: 0, to: CGSize(width: 50, height: 50))
        #expect(solved.itemByteCount == 0)
    }
}
