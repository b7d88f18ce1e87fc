import CoreGraphics

// Changes of a solved layout. What is behind them moves, but nothing of it is looked at.
extension FlowSolution {
    /// Takes items out of a section and puts others in their place: an insertion, a deletion, or other sizes.
    ///
    /// - Parameter sizes: as many as come in, not necessarily as many as go out.
    /// - Complexity: see ``FlowLines/replace(_:with:)``; O(1) in a section that stays uniform.
    package mutating func replaceItems(_ items: Range<Int>, inSection section: Int, with sizes: FlowSizes) {
        precondition(
            0 <= items.lowerBound && items.upperBound <= itemCount(inSection: section),
            "Items \(items) of \(itemCount(inSection: section)) cannot be replaced.")
        let place = sections.find(number: section).place
        reach = max(
            reach,
            sections.update(place) {
                $0.replace(items, with: sizes); return $0.reach
            } + pixel)
    }

    /// Gives an item another size.
    package mutating func resizeItem(_ item: Int, inSection section: Int, to size: CGSize) {
        replaceItems(item..<item + 1, inSection: section, with: .uniform(size, count: 1))
    }

    /// Moves an item. `target` is where it is afterwards.
    package mutating func moveItem(
        _ item: Int, inSection section: Int, to target: Int, inSection targetSection: Int
    ) {
        let size = sizeOfItem(item, inSection: section)
        replaceItems(item..<item + 1, inSection: section, with: .uniform(.zero, count: 0))
        replaceItems(target..<target, inSection: targetSection, with: .uniform(size, count: 1))
    }

    package func sizeOfItem(_ item: Int, inSection section: Int) -> CGSize {
        sections[sections.find(number: section).place].size(of: item)
    }

    /// All sizes of a section, after whatever changes there were.
    package func sizes(inSection section: Int) -> FlowSizes {
        sections[sections.find(number: section).place].sizes
    }

    // MARK: Sections

    /// - Parameter index: where the section is afterwards.
    package mutating func insertSection(_ input: FlowSectionInput, at index: Int) {
        precondition(0...sectionCount ~= index, "Section \(index) cannot be inserted into \(sectionCount).")
        let section = FlowSection(input, axis: axis, crossLength: crossLength)
        sections.insert([section], before: index < sectionCount ? sections.find(number: index).place : nil)
        reach = max(reach, section.reach + pixel)
    }

    package mutating func removeSection(_ index: Int) {
        precondition(0..<sectionCount ~= index, "There is no section \(index) among \(sectionCount).")
        sections.remove(sections.find(number: index).place)
    }

    /// Moves a section. `target` is where it is afterwards.
    package mutating func moveSection(_ index: Int, to target: Int) {
        precondition(0..<sectionCount ~= target, "There is no section \(target) among \(sectionCount).")
        let section = sections[sections.find(number: index).place]
        removeSection(index)
        sections.insert([section], before: target < sectionCount ? sections.find(number: target).place : nil)
    }

    private var pixel: CGFloat { 1 / pixelGrid.scale }
}
