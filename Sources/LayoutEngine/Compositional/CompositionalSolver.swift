import CoreGraphics

/// Solves a compositional layout.
///
///     let solution = CompositionalSolver().solve(input)
///     solution.frame(ofItem: 7, inSection: 0)
///
/// - Complexity: O(sections), plus planning the group of each kind of section. The number of items doesn't matter,
///   apart from measured ones.
package struct CompositionalSolver {
    package init() {}

    package func solve(_ input: CompositionalInput) -> CompositionalSolution {
        let measurements = input.measurements
        // A solution with the measurements would make the next measurement copy them.
        var input = input
        input.measurements = CompositionalInput.Measurements()
        let plannings = input.kinds.map { GroupPlanning($0, in: input) }
        let plans = plannings.map { $0.shared($0.plan()) }
        var shapes: [SectionShape] = []
        var known: [CompositionalInput.Section: Int] = [:]
        let measured = measurements.sections
        let shapeOfSections = input.sections.enumerated().map { number, section in
            let isMeasured = measured.contains(number)
            if !isMeasured, input.sections.count > 1 {
                if let shape = known[section] { return shape }
                known[section] = shapes.count
            }
            shapes.append(
                SectionShape(
                    itemCount: section.itemCount, plans[section.kind], plannings[section.kind], in: input,
                    measurements, owner: isMeasured ? number : nil))
            return shapes.count - 1
        }
        return CompositionalSolution(
            input, shapes: shapes, shapeOfSections: shapeOfSections,
            boundarySizes: input.boundaries.map { boundary in
                boundary.size(
                    in: 0..<input.viewSize[cross: input.axis], input,
                    measured: measurements.views[.ofLayout(kind: boundary.kind)])
            })
    }
}
