import CoreGraphics
import LayoutEngine
import Testing

@Suite("Flow sections") struct FlowSectionTests {
    private static let threeSections: FlowInput = {
        var section = FlowSectionInput(sizes: .uniform(CGSize(width: 80, height: 40), count: 1))
        section.insets = FlowInsets(top: 4, left: 12, bottom: 6, right: 12, axis: .vertical)
        section.headerLength = 30
        section.footerLength = 20
        var empty = section
        empty.sizes = .uniform(.zero, count: 0)
        return FlowInput(
            axis: .vertical, crossLength: 375, pixelGrid: PixelGrid(scale: 2), sections: [section, empty, section])
    }()

    @Test("R30: sections are stacked; an empty one keeps its header, insets and footer")
    func stacked() {
        let solved = Self.threeSections.solved
        // 30 + 4 + 40 + 6 + 20 = 100, then 30 + 4 + 6 + 20 = 60
        #expect(solved.frame(ofHeaderInSection: 1) == CGRect(x: 0, y: 100, width: 375, height: 30))
        #expect(solved.frame(ofFooterInSection: 1) == CGRect(x: 0, y: 140, width: 375, height: 20))
        #expect(solved.frame(ofItem: 0, inSection: 2) == CGRect(x: 12, y: 194, width: 80, height: 40))
        #expect(solved.contentSize == CGSize(width: 375, height: 260))
    }

    @Test("R31, R42: headers are as wide as the content; in columns they are as high")
    func stretched() {
        var input = Self.threeSections
        input.axis = .horizontal
        // 30 + 4 + 80 + 6 + 20 = 140
        #expect(input.solved.frame(ofHeaderInSection: 1) == CGRect(x: 140, y: 0, width: 30, height: 375))
    }

    @Test("R32: a length of zero gives no header and no footer")
    func none() {
        var input = Self.threeSections
        input.sections[1].headerLength = 0
        input.sections[1].footerLength = 0
        #expect(input.solved.frame(ofHeaderInSection: 1) == nil)
        #expect(input.solved.frame(ofFooterInSection: 1) == nil)
    }

    @Test("the elements in a rectangle come in order: header, items, footer, next section")
    func runs() {
        let solved = Self.threeSections.solved
        #expect(
            solved.runs(meeting: CGRect(x: 0, y: 50, width: 375, height: 61)) == [
                .items(0..<1, section: 0), .footer(section: 0), .header(section: 1),
            ])
        #expect(solved.runs(meeting: CGRect(x: 0, y: 130, width: 375, height: 10)) == [])
        #expect(solved.runs(meeting: .null) == [])
        #expect(solved.runs(meeting: .infinite).count == 8)
    }

    @Test("a rectangle whose numbers aren't finite meets no element")
    func strangeRects() {
        let mixed = FlowInput.section(width: 100, .widths(20, 30, 40, 50, 60)).solved
        let grid = FlowInput.section(width: 100, .uniform(CGSize(width: 30, height: 30), count: 9)).solved
        for solved in [mixed, grid, Self.threeSections.solved] {
            for number in [CGFloat.nan, .infinity, -.infinity] {
                #expect(solved.runs(meeting: CGRect(x: 0, y: number, width: 10, height: 10)) == [])
                #expect(solved.runs(meeting: CGRect(x: number, y: 0, width: 10, height: 10)) == [])
            }
            let flipped = CGRect(x: 100, y: 100, width: -100, height: -100)
            #expect(solved.runs(meeting: flipped) == solved.runs(meeting: flipped.standardized))
        }
    }

    @Test("an item without height is found inside a rectangle, and not at its edge")
    func emptyItem() {
        let sizes = FlowSizes([CGSize(width: 100, height: 20), CGSize(width: 100, height: 0)])
        let solved = FlowInput.section(width: 100, sizes).solved
        #expect(solved.runs(meeting: CGRect(x: 0, y: 10, width: 100, height: 20)) == [.items(0..<2, section: 0)])
        #expect(solved.runs(meeting: CGRect(x: 0, y: 0, width: 100, height: 20)) == [.items(0..<1, section: 0)])
        #expect(solved.runs(meeting: CGRect(x: 0, y: 20, width: 100, height: 20)) == [])
    }

    @Test("R11: margins come on top of the section inset, less what the content inset keeps free")
    func references() {
        func left(_ inset: CGFloat, reference: CGFloat, contentInset: CGFloat) -> CGFloat {
            func edges(_ left: CGFloat) -> FlowInsets {
                FlowInsets(top: 1, left: left, bottom: 2, right: 3, axis: .vertical)
            }
            return edges(inset).measured(from: edges(reference), contentInset: edges(contentInset)).crossLeading
        }
        #expect(left(12, reference: 30, contentInset: 0) == 42)
        #expect(left(6, reference: 0, contentInset: 40) == 0)
        #expect(left(10, reference: 0, contentInset: 3) == 7)
    }

    @Test("R35: the first item of each section that is too wide is reported")
    func oversized() {
        var mixed = FlowSectionInput(sizes: .widths(90, 100, 100.5, 300))
        mixed.insets.crossLeading = 20
        let even = FlowSectionInput(sizes: .uniform(CGSize(width: 121, height: 10), count: 3))
        let none = FlowSectionInput(sizes: .uniform(CGSize(width: 121, height: 10), count: 0))
        let solved = FlowInput(
            axis: .vertical, crossLength: 120, pixelGrid: PixelGrid(scale: 2), sections: [mixed, even, none]
        ).solved
        #expect(solved.oversizedItems.map(\.section) == [0, 1])
        #expect(solved.oversizedItems.map(\.item) == [2, 0])
        #expect(solved.oversizedItems.map(\.crossLength) == [100.5, 121])
        #expect(solved.oversizedItems.map(\.available) == [100, 120])
    }
}
