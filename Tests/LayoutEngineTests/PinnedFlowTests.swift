import CoreGraphics
import LayoutEngine
import TestSupport
import Testing

@Suite("Pinned headers and footers") struct PinnedFlowTests {
    /// Returns sections of 100 points: a header of 20, two rows of 30 without gaps, and a footer of 20.
    private func flow(_ axis: Axis = .vertical, sections: Int = 3) -> FlowSolution {
        var section = FlowSectionInput(sizes: .uniform(CGSize(main: 30, cross: 100, axis: axis), count: 2))
        section.lineSpacing = 0
        section.headerLength = 20
        section.footerLength = 20
        return FlowSolver().solve(
            FlowInput(
                axis: axis, crossLength: 100, pixelGrid: PixelGrid(scale: 2),
                sections: Array(repeating: section, count: sections)))
    }

    private func visible(_ range: Range<CGFloat>, _ axis: Axis = .vertical) -> CGRect {
        CGRect(main: range, cross: 0..<100, axis: axis)
    }

    @Test(
        "a header stays at the visible start until the footer of its section pushes it out (R45, R46)",
        arguments: [
            (0.0, 0.0), (15, 15), (30.5, 30.5), (60, 60), (70, 60), (99, 60), (-40, 0),
        ])
    func header(start: CGFloat, expected: CGFloat) {
        let pinned = PinnedFlow(flow(), visible: visible(start..<start + 80), headers: true)
        #expect(pinned.frame(ofHeaderInSection: 0) == CGRect(x: 0, y: expected, width: 100, height: 20))
        #expect(pinned.frame(ofHeaderInSection: 1)?.minY == 100)
        #expect(pinned.frame(ofFooterInSection: 0)?.minY == 80, "footers do not pin")
    }

    @Test(
        "a footer stays at the visible end, but never above its header",
        arguments: [
            (200.0, 80.0), (100, 80), (90, 70), (45.5, 25.5), (40, 20), (10, 20),
        ])
    func footer(end: CGFloat, expected: CGFloat) {
        let pinned = PinnedFlow(flow(), visible: visible(end - 80..<end), footers: true)
        #expect(pinned.frame(ofFooterInSection: 0) == CGRect(x: 0, y: expected, width: 100, height: 20))
        #expect(pinned.frame(ofHeaderInSection: 0)?.minY == 0, "headers do not pin")
    }

    @Test("in a horizontal layout headers and footers are pinned at the sides")
    func horizontal() {
        let pinned = PinnedFlow(
            flow(.horizontal), visible: visible(130..<170, .horizontal), headers: true, footers: true)
        #expect(pinned.frame(ofHeaderInSection: 1) == CGRect(x: 130, y: 0, width: 20, height: 100))
        #expect(pinned.frame(ofFooterInSection: 1) == CGRect(x: 150, y: 0, width: 20, height: 100))
    }

    @Test("a pinned header is found where it is shown, and not where it was")
    func found() {
        let pinned = PinnedFlow(flow(), visible: visible(45..<95), headers: true)
        #expect(pinned.runs(meeting: visible(50..<60)) == [.header(section: 0), .items(1..<2, section: 0)])
        #expect(pinned.runs(meeting: visible(0..<19)) == [])
        #expect(
            pinned.runs(meeting: visible(30..<130)) == [
                .header(section: 0), .items(0..<2, section: 0), .footer(section: 0), .header(section: 1),
                .items(0..<1, section: 1),
            ])
    }

    @Test("pinned frames are on whole pixels")
    func pixels() {
        let pinned = PinnedFlow(flow(), visible: visible(30.3..<80), headers: true)
        #expect(pinned.frame(ofHeaderInSection: 0)?.minY == 30.5)
    }

    @Test("a section without header or footer has none", arguments: [true, false])
    func none(pins: Bool) {
        var section = FlowSectionInput(sizes: .uniform(CGSize(width: 10, height: 10), count: 1))
        section.headerLength = 0
        let solved = FlowSolver().solve(
            FlowInput(axis: .vertical, crossLength: 100, pixelGrid: PixelGrid(scale: 1), sections: [section]))
        let pinned = PinnedFlow(solved, visible: visible(5..<50), headers: pins, footers: pins)
        #expect(pinned.frame(ofHeaderInSection: 0) == nil)
        #expect(pinned.frame(ofFooterInSection: 0) == nil)
        #expect(pinned.runs(meeting: visible(0..<50)) == [.items(0..<1, section: 0)])
    }

    @Test("pinned frames and the elements of rectangles agree", arguments: SeededGenerator.seeds(1..<60))
    func agreement(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) / 2 }
        let axis = generator.pick(from: Axis.allCases)
        let sections = (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
            var section = FlowSectionInput(
                sizes: .uniform(CGSize(width: 30, height: 40), count: Int.random(in: 0..<9, using: &generator)))
            section.headerLength = length(0...60)
            section.footerLength = length(0...60)
            section.lineSpacing = length(-20...40)
            section.insets.mainLeading = length(-60...60)
            section.insets.mainTrailing = length(-60...60)
            return section
        }
        let solved = FlowSolver().solve(
            FlowInput(axis: axis, crossLength: 100, pixelGrid: PixelGrid(scale: 2), sections: sections))
        let start = length(-200...800)
        let pinned = PinnedFlow(
            solved, visible: visible(start..<start + length(1...300), axis), headers: Bool.random(using: &generator),
            footers: Bool.random(using: &generator))
        let low = length(-200...800)
        let rect = visible(low..<low + length(1...300), axis)
        var expected: [ElementRun] = []
        for section in sections.indices {
            if pinned.frame(ofHeaderInSection: section)?.meets(rect) == true {
                expected.append(.header(section: section))
            }
            for item in 0..<pinned.itemCount(inSection: section)
            where pinned.frame(ofItem: item, inSection: section).meets(rect) {
                expected.append(.items(item..<item + 1, section: section))
            }
            if pinned.frame(ofFooterInSection: section)?.meets(rect) == true {
                expected.append(.footer(section: section))
            }
        }
        var found: [ElementRun] = []
        pinned.forEachRun(meeting: rect) { run in
            if case .items(let items, let section) = run {
                found += items.map { .items($0..<$0 + 1, section: section) }
            } else {
                found.append(run)
            }
        }
        #expect(found == expected, "UIKIT_SEED=\(seed)")
    }
}
