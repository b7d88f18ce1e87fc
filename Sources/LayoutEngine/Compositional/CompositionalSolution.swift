import CoreGraphics

/// Where everything of a compositional layout is.
package struct CompositionalSolution: SolvedLayout {
    package private(set) var contentSize = CGSize.zero
    /// What it was solved from, without what was measured.
    private(set) var input: CompositionalInput
    /// Sections that are alike have one.
    private(set) var shapes: [SectionShape]
    private(set) var shapeOfSections: [Int]
    /// Where sections begin along the scroll axis; one more than there are: the last is where all of them end.
    private(set) var starts: [CGFloat] = []
    /// Of the views at the edges of all content.
    private(set) var boundaryFrames: [CGRect] = []
    private(set) var boundaryGrowth = EdgeGrowth()
    /// nil where nothing stays in view.
    private(set) var pinning: BoundaryPinning?
    /// How far sections have scrolled that do so on their own, in points; of those that have.
    var sectionOffsets: [Int: CGFloat] = [:]
    package let hasOwnScrolls: Bool
    /// Whether something stays in view while what it belongs to is.
    package let isPinning: Bool
    /// Whether cells or other views have to be asked how large they are.
    package let hasEstimates: Bool
    /// The lengths that every cell determines itself; nil if cells differ.
    package let commonEstimates: EstimatedLengths?
    /// How far something of a section reaches beyond its beginning or its end.
    private(set) var reach: CGFloat

    init(_ input: CompositionalInput, shapes: [SectionShape], shapeOfSections: [Int], boundarySizes: [CGSize]) {
        (self.input, self.shapes, self.shapeOfSections) = (input, shapes, shapeOfSections)
        // By number: an element that is handed to a closure is copied, and retains all it holds.
        reach = shapes.indices.reduce(0) { max($0, shapes[$1].reach) }
        hasOwnScrolls = input.kinds.indices.contains { input.kinds[$0].scrollsAcross }
        isPinning =
            input.boundaries.contains(where: \.isPinned)
            || input.kinds.indices.contains { input.kinds[$0].boundaries.contains(where: \.isPinned) }
        hasEstimates =
            input.boundaries.contains(where: \.size.isEstimated)
            || input.kinds.indices.contains { input.kinds[$0].boundaries.contains(where: \.size.isEstimated) }
            || shapes.indices.contains { shapes[$0].train.plan.hasEstimates }
        commonEstimates = input.kinds.indices.lazy.map { input.kinds[$0].group.commonEstimates }.common
        starts.reserveCapacity(shapeOfSections.count + 1)
        var next: CGFloat = 0
        for shape in shapeOfSections {
            starts.append(next)
            next += shapes[shape].length + input.sectionSpacing
        }
        starts.append(shapeOfSections.isEmpty ? 0 : next - input.sectionSpacing)
        placeBoundaries(boundarySizes)
        measureWidth()
    }

    /// Puts views at the edges of all content around the sections, which move with those at its beginning.
    mutating func placeBoundaries(_ sizes: [CGSize]) {
        // Spaces between sections may be negative.
        let core = max(starts[starts.count - 1] - boundaryGrowth.start, 0)
        guard !sizes.isEmpty else { return contentSize[main: axis] = core }
        let edge = EdgePlacer(
            input.boundaries, sizes, around: core, axis: axis, across: 0..<input.viewSize[cross: axis])
        let change = edge.growth.start - boundaryGrowth.start
        if change != 0 { for section in starts.indices { starts[section] += change } }
        (boundaryFrames, boundaryGrowth) = (edge.frames, edge.growth)
        contentSize[main: axis] = edge.length
    }

    /// R441: insets and the room beside a group do not count.
    private mutating func measureWidth() {
        contentSize[cross: axis] = shapes.indices.reduce(input.viewSize[cross: axis]) { widest, shape in
            shapes[shape].train.axis == axis && shapes[shape].train.itemCount > 0
                ? max(widest, shapes[shape].train.plan.size[cross: axis]) : widest
        }
    }

    /// Changes a section's shape and moves what is behind it. A shape that is shared is copied for the section first.
    mutating func changeShape(
        ofSection section: Int, _ change: (inout SectionShape, inout CompositionalInput) -> Void
    ) {
        if shapes[shapeOfSections[section]].owner == nil {
            shapes.append(shapes[shapeOfSections[section]])
            shapeOfSections[section] = shapes.count - 1
            shapes[shapes.count - 1].owner = section
        }
        let index = shapeOfSections[section]
        let (length, isEmpty) = (shapes[index].length, shapes[index].itemCount == 0)
        change(&shapes[index], &input)
        reach = max(reach, shapes[index].reach)
        if isEmpty != (shapes[index].itemCount == 0) { measureWidth() }
        let way = shapes[index].length - length
        guard way != 0 else { return }
        for later in section + 1..<starts.count { starts[later] += way }
        placeBoundaries(boundaryFrames.map(\.size))
    }

    /// Whether it says where everything of `input` is, if the same was measured.
    package func solves(_ input: CompositionalInput) -> Bool { self.input.isAlike(input) }

    package var axis: Axis { input.axis }

    var pixelGrid: PixelGrid { input.pixelGrid }

    var boundaries: [SectionBoundary] { input.boundaries }

    /// - Parameter visible: the bounds without the adjusted content insets, in content coordinates.
    package func pinned(to visible: CGRect) -> CompositionalSolution {
        var solution = self
        solution.pinning = BoundaryPinning(visible: visible, axis: axis)
        return solution
    }

    package var sectionCount: Int { input.sections.count }

    package func itemCount(inSection section: Int) -> Int { input.sections[section].itemCount }

    /// Lends a section's shape for as long as `body` runs: copying one would retain all it holds.
    @inline(__always)
    func withShape<Result>(ofSection section: Int, _ body: (UnsafePointer<SectionShape>) -> Result) -> Result {
        let index = shapeOfSections[section]
        return shapes.withUnsafeBufferPointer { shapes in
            precondition(shapes.indices.contains(index))
            return body(shapes.baseAddress.unsafelyUnwrapped + index)
        }
    }

    func shape(ofSection section: Int) -> SectionShape { shapes[shapeOfSections[section]] }

    func kind(ofSection section: Int) -> GroupSection { input.kinds[input.sections[section].kind] }

    /// The first section that shows none of its items, because its groups have no room for any (R425).
    package var sectionWithoutRoom: Int? {
        guard shapes.contains(where: \.hasNoRoom) else { return nil }
        return shapeOfSections.indices.first { section in
            guard shapes[shapeOfSections[section]].hasNoRoom else { return false }
            // A custom group without frames is meant to be empty.
            if case .line = kind(ofSection: section).group.content { return true } else { return false }
        }
    }

    /// In points.
    package func groupSize(ofSection section: Int) -> CGSize { shape(ofSection: section).train.plan.size }

    // MARK: Items

    package func frame(ofItem item: Int, inSection section: Int) -> CGRect {
        var frame = CGRect.zero
        writeFrames(ofItems: item..<item + 1, inSection: section, to: &frame)
        return frame
    }

    package func writeFrames(
        ofItems items: Range<Int>, inSection section: Int, to frames: UnsafeMutablePointer<CGRect>
    ) {
        withShape(ofSection: section) { shape in
            // Fewer frames would be written than there is room for.
            precondition(
                0 <= items.lowerBound && items.upperBound <= shape.pointee.itemCount,
                "There are no items \(items) among \(shape.pointee.itemCount).")
            let origin = groupsOrigin(ofSection: section, shape.pointee.shift)
            if let alike = shape.pointee.train.alike {
                alike.writeFrames(items, from: origin, on: pixelGrid, to: frames)
            } else if shape.pointee.train.itemCount > 0 {
                shape.pointee.train.writeFrames(items, from: origin, on: pixelGrid, to: frames)
            } else {
                frames.initialize(repeating: CGRect(origin: origin, size: .zero), count: items.count)
            }
        }
    }

    package func zIndexOfItems(inSection section: Int) -> Int? {
        withShape(ofSection: section) { shape in
            shape.pointee.train.shared.plan.hasZIndices ? nil : shape.pointee.baseZIndex
        }
    }

    package func zIndex(ofItem item: Int, inSection section: Int) -> Int {
        withShape(ofSection: section) { shape in
            guard shape.pointee.train.shared.plan.hasZIndices else { return shape.pointee.baseZIndex }
            let group = shape.pointee.train.group(ofItem: item)
            return group.plan.places[item - group.firstItem].zIndex.raised(by: shape.pointee.baseZIndex)
        }
    }

    /// Which of an item's lengths its cell decides about; none of an item that doesn't exist.
    package func estimatedLengths(ofItem item: Int, inSection section: Int) -> EstimatedLengths {
        guard 0..<sectionCount ~= section, 0..<itemCount(inSection: section) ~= item else { return [] }
        return withShape(ofSection: section) { shape in
            guard shape.pointee.train.itemCount > 0 else { return [] }
            let group = shape.pointee.train.group(ofItem: item)
            return group.plan.places[item - group.firstItem].estimated
        }
    }

    /// The same of a view at the edge of a section, or of all content.
    package func estimatedLengths(of element: SolvedElement) -> EstimatedLengths {
        let known = element.index == .max ? boundaries : kind(ofSection: element.section).boundaries
        return known.first { $0.kind == element.kind }.map { EstimatedLengths($0.size) } ?? []
    }

    /// The corner that a section's groups are placed from.
    func groupsOrigin(ofSection section: Int, _ shift: CGFloat) -> CGPoint {
        CGPoint(main: starts[section] + shift, cross: 0, axis: axis)
    }

    /// R410: each origin is rounded from its exact value, sizes stay as they are.
    func onPixels(_ frame: CGRect) -> CGRect { CGRect(origin: pixelGrid.rounded(frame.origin), size: frame.size) }
}
