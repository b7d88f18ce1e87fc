import CoreGraphics
import LayoutEngine
import Testing

@Suite("Equal flow sections") struct FlowSectionRunTests {
    /// Returns equal sections of a header of 10 points and three items, two to a line of 20 points: 50 points each.
    private static func input(_ count: Int) -> FlowInput {
        var section = FlowSectionInput(sizes: .uniform(CGSize(width: 40, height: 20), count: 3))
        section.lineSpacing = 0
        section.headerLength = 10
        var sections = FlowSectionList()
        sections.append(section, count: count)
        return FlowInput(axis: .vertical, crossLength: 100, pixelGrid: PixelGrid(scale: 2), sections: sections)
    }

    @Test("equal sections are stored as one run, and each is found in its place")
    func found() {
        let solved = Self.input(10_000_000).solved
        #expect(solved.sectionCount == 10_000_000)
        #expect(solved.sectionByteCount < 1000)
        #expect(solved.contentSize == CGSize(width: 100, height: 500_000_000))
        #expect(solved.frame(ofItem: 2, inSection: 4_000_000) == CGRect(x: 0, y: 200_000_030, width: 40, height: 20))
        #expect(
            solved.frame(ofHeaderInSection: 9_999_999) == CGRect(x: 0, y: 499_999_950, width: 100, height: 10))
        #expect(
            solved.runs(meeting: CGRect(x: 0, y: 200_000_005, width: 100, height: 50)) == [
                .header(section: 4_000_000), .items(0..<3, section: 4_000_000), .header(section: 4_000_001),
            ])
    }

    @Test("empty sections are skipped, however many there are")
    func empty() {
        var input = Self.input(2)
        var nothing = FlowSectionInput(sizes: .uniform(CGSize(width: 40, height: 20), count: 0))
        var sections = input.sections
        sections.append(nothing, count: 100_000_000)
        sections.append(sections[0])
        nothing.insets.mainLeading = 1
        sections.append(nothing, count: 50)
        input.sections = sections
        let solved = input.solved
        #expect(solved.sectionCount == 100_000_053)
        #expect(
            solved.runs(meeting: CGRect(x: 0, y: 90, width: 100, height: 15)) == [
                .items(2..<3, section: 1), .header(section: 100_000_002),
            ])
        #expect(solved.runs(meeting: CGRect(x: 0, y: 160, width: 100, height: 500)) == [])
        #expect(solved.frame(ofHeaderInSection: 100_000_002)?.minY == 100)
    }

    @Test("a section that changes is stored by itself, the others as before")
    func changed() {
        var solved = Self.input(1000).solved
        solved.resizeItem(0, inSection: 500, to: CGSize(width: 40, height: 30))
        solved.checkInvariants()
        #expect(solved.frame(ofHeaderInSection: 500)?.minY == 25_000)
        #expect(solved.frame(ofHeaderInSection: 501)?.minY == 25_060)
        solved.removeSection(500)
        solved.removeSection(0)
        solved.checkInvariants()
        #expect(solved.sectionCount == 998)
        #expect(solved.contentSize.height == 49_900)
        solved.moveSection(0, to: 997)
        solved.moveSection(997, to: 3)
        solved.checkInvariants()
        #expect(solved.contentSize.height == 49_900)
    }

    @Test("a section list agrees with an array")
    func list() {
        var (list, array): (FlowSectionList, [Int]) = (FlowSectionList(), [])
        func section(_ kind: Int) -> FlowSectionInput {
            FlowSectionInput(sizes: .uniform(CGSize(width: 10, height: 10), count: kind))
        }
        func check() {
            #expect(list.map(\.sizes.count) == array)
            #expect(list.indices.map { list[$0].sizes.count } == array)
            let changes = zip(array, array.dropFirst()).filter { $0 != $1 }.count
            #expect(list.runCount <= (array.isEmpty ? 0 : changes + 1) + 2)
        }
        for kind in [1, 1, 1, 2, 2, 3, 1] {
            list.append(section(kind))
            array.append(kind)
        }
        check()
        list[1] = section(7)
        array[1] = 7
        check()
        list[1] = section(1)
        array[1] = 1
        check()
        list.insert(section(2), at: 4)
        array.insert(2, at: 4)
        list.remove(at: 0)
        array.remove(at: 0)
        check()
        list.replaceSubrange(2..<5, with: [section(9), section(9)])
        array.replaceSubrange(2..<5, with: [9, 9])
        check()
        list.change([0, 3, 3, 9]) { number, section in section.headerLength = CGFloat(number + 1) }
        #expect(list.map(\.headerLength) == [1, 0, 0, 4, 0, 0])
        check()
    }
}
