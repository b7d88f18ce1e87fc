import CoreGraphics

/// The place of everything in a compositional layout.
package struct CompositionalSolution: SolvedLayout {
    package private(set) var contentSize = CGSize.zero
    /// The input of the solver, without measurements.
    private(set) var input: CompositionalInput
    /// The shapes of sections. Sections that are alike share one.
    private(set) var shapes: [SectionShape]
    private(set) var shapeOfSections: [Int]
    /// Where each section begins along the scroll axis, and at last where all of them end.
    private(set) var starts: [CGFloat] = []
    /// The frames of the views at the edges of the whole content.
    private(set) var boundaryFrames: [CGRect] = []
    private(set) var boundaryGrowth = EdgeGrowth()
    /// Keeps views in view; nil if no view is pinned.
    private(set) var pinning: BoundaryPinning?
    /// How far sections that scroll on their own have scrolled, in points. Only those that have.
    var sectionOffsets: [Int: CGFloat] = [:]
    package let hasOwnScrolls: Bool
    /// Whether a pinned view stays in view together with its section.
    package let isPinning: Bool
    /// Whether sizes of cells or other views are estimates, so that the views have to be measured.
    package let hasEstimates: Bool
    /// The lengths that every cell determines itself; nil if cells differ.
    package let commonEstimates: EstimatedLengths?
    /// How far any part of a section extends beyond its beginning or its end.
    private(set) var reach: CGFloat

    init(_ input: CompositionalInput, shapes: [SectionShape], shapeOfSections: [Int], boundarySizes: [CGSize]) {
        (self.input, self.shapes, self.shapeOfSections) = (input, shapes, shapeOfSections)
        // By index: passing an element to a closure copies it, and retains everything in it.
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

    /// Places views at the edges of the whole content, around the sections. Views at the beginning move the sections.
    mutating func placeBoundaries(_ sizes: [CGSize]) {
        // Spacing between sections may be negative.
        let core = max(starts[starts.count - 1] - boundaryGrowth.start, 0)
        guard !sizes.isEmpty else { return contentSize[main: axis] = core }
        let edge = EdgePlacer(
            input.boundaries, sizes, around: core, axis: axis, across: 0..<input.viewSize[cross: axis])
        let change = edge.growth.start - boundaryGrowth.start
        if change != 0 { for section in starts.indices { starts[section] += change } }
        (boundaryFrames, boundaryGrowth) = (edge.frames, edge.growth)
        contentSize[main: axis] = edge.length
    }

    /// Insets and the spacing beside a group don't count (R441).
    private mutating func measureWidth() {
        contentSize[cross: axis] = shapes.indices.reduce(input.viewSize[cross: axis]) { widest, shape in
            shapes[shape].train.axis == axis && shapes[shape].train.itemCount > 0
                ? max(widest, shapes[shape].train.plan.size[cross: axis]) : widest
        }
    }

    /// Changes a section's shape and moves what is behind it. If sections share the shape, the section gets a copy
    /// first.
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

    /// Returns whether this is the solution for `input`, if the measurements are the same.
    package func solves(_ input: CompositionalInput) -> Bool { self.input.isAlike(input) }

    package var axis: Axis { input.axis }

    var pixelGrid: PixelGrid { input.pixelGrid }

    var boundaries: [SectionBoundary] { input.boundaries }

    /// - Parameter visible: The bounds without the adjusted content insets, in content coordinates.
    package func pinned(to visible: CGRect) -> CompositionalSolution {
        var solution = self
        solution.pinning = BoundaryPinning(visible: visible, axis: axis)
        return solution
    }

    package var sectionCount: Int { input.sections.count }

    package func itemCount(inSection section: Int) -> Int { input.sections[section].itemCount }

    /// Calls `body` with a section's shape, which is valid during the call. Copying a shape would retain everything in
    /// it.
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

    /// The first section that shows no items, because its groups have no room for any (R425).
    package var sectionWithoutRoom: Int? {
        guard shapes.contains(where: \.hasNoRoom) else { return nil }
        return shapeOfSections.indices.first { section in
            guard shapes[shapeOfSections[section]].hasNoRoom else { return false }
            // A custom group without frames is empty on purpose.
            if case .line = kind(ofSection: section).group.content { return true } else { return false }
        }
    }

    /// Returns the group of the section whose insets leave no room; nil if none does (R414).
    package func groupWithoutRoom(inSection section: Int) -> GroupWithoutRoom? {
        shape(ofSection: section).train.plan.groupWithoutRoom
    }

    /// Returns the size of the section's group, in points.
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
            // Otherwise this would write fewer frames than the caller expects.
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

    /// Returns which lengths of an item its cell determines; none for an item that doesn't exist.
    package func estimatedLengths(ofItem item: Int, inSection section: Int) -> EstimatedLengths {
        guard 0..<sectionCount ~= section, 0..<itemCount(inSection: section) ~= item else { return [] }
        return withShape(ofSection: section) { shape in
            guard shape.pointee.train.itemCount > 0 else { return [] }
            let group = shape.pointee.train.group(ofItem: item)
            return group.plan.places[item - group.firstItem].estimated
        }
    }

    /// Returns which lengths a view at the edge of a section, or of the whole content, determines itself.
    package func estimatedLengths(of element: SolvedElement) -> EstimatedLengths {
        let known = element.index == .max ? boundaries : kind(ofSection: element.section).boundaries
        return known.first { $0.kind == element.kind }.map { EstimatedLengths($0.size) } ?? []
    }

    /// Returns the corner from which a section's groups are placed.
    func groupsOrigin(ofSection section: Int, _ shift: CGFloat) -> CGPoint {
        CGPoint(main: starts[section] + shift, cross: 0, axis: axis)
    }

    /// Rounds the origin from its exact value to pixels, and leaves the size as it is (R410).
    func onPixels(_ frame: CGRect) -> CGRect { CGRect(origin: pixelGrid.rounded(frame.origin), size: frame.size) }
}
