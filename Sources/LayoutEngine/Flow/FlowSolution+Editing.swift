import CoreGraphics

// Changes of a solved layout. Everything behind a change moves, without a look at any of it.
extension FlowSolution {
    /// Replaces some items of a section with others: an insertion, a deletion, or other sizes.
    ///
    /// - Parameter sizes: The sizes of the new items, which may be more or fewer.
    /// - Complexity: see ``FlowLines/replace(_:with:)``; O(1) in a section that stays uniform.
    package mutating func replaceItems(_ items: Range<Int>, inSection section: Int, with sizes: FlowSizes) {
        precondition(
            0 <= items.lowerBound && items.upperBound <= itemCount(inSection: section),
            "Items \(items) of \(itemCount(inSection: section)) cannot be replaced.")
        let place = placeAlone(section)
        reach = max(
            reach,
            sections.update(place) {
                $0.section.replace(items, with: sizes); return $0.section.reach
            } + pixel)
    }

    /// Changes the size of an item.
    package mutating func resizeItem(_ item: Int, inSection section: Int, to size: CGSize) {
        replaceItems(item..<item + 1, inSection: section, with: .uniform(size, count: 1))
    }

    /// Stores the measured size of an item, and a new estimate for all unmeasured items (R53).
    ///
    /// - Parameter others: The estimate.
    /// - Returns: False, without a change, if more changes than that, such as where lines break. Then the caller has to
    ///   solve the layout again.
    /// - Complexity: O(sections that differ from their neighbours + log items) if cells come into view in order.
    package mutating func measureItem(_ item: Int, inSection section: Int, _ size: CGSize, others: CGSize) -> Bool {
        var (number, isPossible) = (0, true)
        sections.forEach { run in
            let own = number..<number + run.count
            number = own.upperBound
            guard run.section.itemCount > 0 else { return }
            isPossible =
                isPossible
                && (own.contains(section)
                    ? run.section.canMeasure(size, others: others) : run.section.canEstimate(others))
        }
        guard isPossible else { return false }
        let place = placeAlone(section)
        sections.update(place) { $0.section.measure(item, size, others: others) }
        reach = 0
        var next: OffsetTree<FlowSectionRun>.Place? = sections.find(number: 0).place
        while let other = next {
            let reached = sections.update(other) { run in
                if other != place, run.section.itemCount > 0 { run.section.estimate(others) }
                return run.section.reach
            }
            reach = max(reach, reached + pixel)
            next = sections.place(after: other)
        }
        return true
    }

    /// Moves an item. `target` is its place after the move.
    package mutating func moveItem(
        _ item: Int, inSection section: Int, to target: Int, inSection targetSection: Int
    ) {
        let size = sizeOfItem(item, inSection: section)
        replaceItems(item..<item + 1, inSection: section, with: .uniform(.zero, count: 0))
        replaceItems(target..<target, inSection: targetSection, with: .uniform(size, count: 1))
    }

    package func sizeOfItem(_ item: Int, inSection section: Int) -> CGSize {
        withSection(section) { section, _ in section.pointee.section.size(of: item) }
    }

    /// Returns all sizes of a section, after all changes.
    package func sizes(inSection section: Int) -> FlowSizes {
        withSection(section) { section, _ in section.pointee.section.sizes }
    }

    // MARK: Sections

    /// - Parameter index: The section's index after the insertion.
    package mutating func insertSection(_ input: FlowSectionInput, at index: Int) {
        precondition(0...sectionCount ~= index, "Section \(index) cannot be inserted into \(sectionCount).")
        insert(FlowSection(input, axis: axis, crossLength: crossLength), at: index)
    }

    package mutating func removeSection(_ index: Int) {
        precondition(0..<sectionCount ~= index, "There is no section \(index) among \(sectionCount).")
        let place = sections.find(number: index).place
        if sections[place].count > 1 {
            sections.update(place) { $0.count -= 1 }
        } else {
            sections.remove(place)
        }
    }

    /// Moves a section. `target` is its index after the move.
    package mutating func moveSection(_ index: Int, to target: Int) {
        precondition(0..<sectionCount ~= target, "There is no section \(target) among \(sectionCount).")
        let section = withSection(index) { section, _ in section.pointee.section }
        removeSection(index)
        insert(section, at: target)
    }

    private mutating func insert(_ section: FlowSection, at index: Int) {
        reach = max(reach, section.reach + pixel)
        guard index < sectionCount else { return sections.insert([FlowSectionRun(section)], before: nil) }
        let (place, start) = sections.find(number: index)
        let before = index - start.count
        guard before > 0 else { return sections.insert([FlowSectionRun(section)], before: place) }
        let run = sections[place]
        sections.replace(
            from: place, through: place,
            with: [
                FlowSectionRun(run.section, count: before), FlowSectionRun(section),
                FlowSectionRun(run.section, count: run.count - before),
            ])
    }

    /// Gives a section its own entry, because it is about to differ from its neighbours.
    private mutating func placeAlone(_ number: Int) -> OffsetTree<FlowSectionRun>.Place {
        let (place, start) = sections.find(number: number)
        let run = sections[place]
        guard run.count > 1 else { return place }
        let before = number - start.count
        let counts = [before, 1, run.count - before - 1].filter { $0 > 0 }
        sections.replace(from: place, through: place, with: counts.map { FlowSectionRun(run.section, count: $0) })
        return sections.find(number: number).place
    }

    private var pixel: CGFloat { 1 / pixelGrid.scale }
}
