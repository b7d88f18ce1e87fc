import CoreGraphics

/// Puts items into lines, from left to right and top to bottom, as UICollectionViewFlowLayout does.
///
/// A section whose items all have one size is a grid, and no item needs a look. In any other section, lines are filled
/// one item after the other.
///
/// - Complexity: O(sections that differ from the one before + items of sections with mixed sizes).
package struct FlowSolver: Sendable {
    package init() {}

    package func solve(_ input: FlowInput) -> FlowSolution {
        var reach: CGFloat = 0
        var sections: [FlowSectionRun] = []
        var oversized: [OversizedItem] = []
        sections.reserveCapacity(input.sections.runCount)
        input.sections.forEachRun { sectionInput, numbers in
            let section = FlowSection(sectionInput, axis: input.axis, crossLength: input.crossLength)
            if let item = section.oversizedItem {
                oversized.append(
                    OversizedItem(
                        section: numbers.lowerBound, item: item,
                        crossLength: sectionInput.sizes[item][cross: input.axis],
                        available: section.metrics.available))
            }
            reach = max(reach, section.reach)
            sections.append(FlowSectionRun(section, count: numbers.count))
        }
        return FlowSolution(
            axis: input.axis, crossLength: input.crossLength, pixelGrid: input.pixelGrid,
            sections: OffsetTree(sections), reach: reach + 1 / input.pixelGrid.scale, oversizedItems: oversized)
    }
}

extension FlowSectionInput {
    /// Returns the length across the scroll axis without the insets (R12).
    func available(of crossLength: CGFloat) -> CGFloat {
        (crossLength - insets.crossLeading - insets.crossTrailing).usableSpacing
    }
}
