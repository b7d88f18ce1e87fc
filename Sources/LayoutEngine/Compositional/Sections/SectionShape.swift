import CoreGraphics

/// A section laid out from its own corner: its groups, and what surrounds them. Sections of one kind with the same
/// number of items share one shape, until something in them is measured.
struct SectionShape: Sendable {
    private(set) var train: GroupTrain
    private(set) var itemCount: Int
    /// The only section with this shape, because something in it was measured; nil if sections may share the shape.
    var owner: Int?
    /// The length along the scroll axis.
    private(set) var length: CGFloat = 0
    /// The part of the length for the groups, with the spacing beside them.
    private(set) var groupsLength: CGFloat = 0
    /// How far views at the section's beginning move the groups along the scroll axis.
    var shift: CGFloat { growth.start }
    /// The frames of the views at the section's edges, from the section's corner.
    private(set) var boundaries: [CGRect] = []
    /// How much the views add to the groups and insets, at the beginning and at the end.
    private(set) var growth = EdgeGrowth()
    /// How far any part of the section extends beyond its beginning or its end.
    private(set) var reach: CGFloat = 0
    /// Whether the section shows none of its items.
    var hasNoRoom: Bool { itemCount > 0 && train.itemCount == 0 }
    /// Whether the section has views at its edges or behind it.
    let hasSurroundings: Bool
    private let scrollsAcross: Bool
    /// What the section's insets add to its groups along the scroll axis.
    private let insetsLength: CGFloat
    /// The level of the cells: one higher if the section has a background (R464).
    let baseZIndex: Int
    /// The space before the whole section, along the scroll axis.
    private let roomBefore: CGFloat

    /// - Parameters:
    ///   - plan: The plan of a group without measured cells.
    ///   - owner: The section, if something in it was measured.
    init(
        itemCount: Int, _ plan: SharedGroupPlan, _ planning: GroupPlanning, in input: CompositionalInput,
        _ measurements: CompositionalInput.Measurements, owner: Int? = nil
    ) {
        if let measured = owner.flatMap(measurements.items.items) {
            var own = planning
            own.measured = measured
            train = GroupTrain(plan, itemCount: itemCount, own)
        } else {
            train = GroupTrain(plan, itemCount: itemCount, planning)
        }
        let section = planning.section
        self.itemCount = itemCount
        self.owner = owner
        scrollsAcross = section.scrollsAcross
        insetsLength = section.insets.length(along: input.axis)
        hasSurroundings = !section.boundaries.isEmpty || !section.backgrounds.isEmpty
        baseZIndex = section.backgrounds.contains(where: \.raisesItems) ? 1 : 0
        roomBefore = section.roomBefore
        let sizes = section.boundaries.map { boundary in
            boundary.size(
                in: input.roomForBoundaries(of: section),
                input, measured: owner.flatMap { measurements.views[SolvedElement(kind: boundary.kind, section: $0)] })
        }
        place(section, sizes, in: input)
    }

    /// Adjusts the shape to items that were measured, inserted or deleted (``GroupTrain/replace(_:withCount:_:)``).
    mutating func replaceItems(
        _ items: Range<Int>, withCount count: Int, of section: GroupSection, in input: CompositionalInput,
        _ measured: MeasuredItems?
    ) {
        train.replace(items, withCount: count, GroupPlanning(section, in: input, measured))
        itemCount += count - items.count
        place(section, boundaries.map(\.size), in: input)
    }

    /// Gives a row the size that its cell measured, or its estimate again. Returns false, without a change, if more
    /// than the row changes.
    mutating func resizeRow(_ item: Int, to size: CGSize?) -> Bool {
        guard boundaries.isEmpty, owner != nil, train.resizeRow(item, to: size) else { return false }
        takeLengthOfRows()
        return true
    }

    /// Replaces rows. Returns false, without a change, if more than the rows change.
    mutating func replaceRows(_ items: Range<Int>, withCount count: Int, _ measured: MeasuredItems?) -> Bool {
        guard boundaries.isEmpty, owner != nil, train.replaceRows(items, withCount: count, measured) else {
            return false
        }
        itemCount += count - items.count
        takeLengthOfRows()
        return true
    }

    /// Rows that follow each other across the scroll axis make the section's own content longer, but not the section.
    private mutating func takeLengthOfRows() {
        guard !scrollsAcross else { return }
        groupsLength = train.length
        length = growth.start + max(insetsLength + groupsLength, 0)
    }

    /// Gives a view at the edge the size that it measured, or its estimate again.
    mutating func resizeBoundary(
        _ kind: Int, to measured: CGSize?, of section: GroupSection, in input: CompositionalInput
    ) {
        var sizes = boundaries.map(\.size)
        for (index, boundary) in section.boundaries.enumerated() where boundary.kind == kind {
            sizes[index] = boundary.size(in: input.roomForBoundaries(of: section), input, measured: measured)
        }
        place(section, sizes, in: input)
    }

    /// Places the views at the edges around the groups.
    private mutating func place(_ section: GroupSection, _ sizes: [CGSize], in input: CompositionalInput) {
        let axis = input.axis
        groupsLength =
            section.scrollsAcross
            ? train.itemCount == 0 ? 0 : max(train.thickness + section.group.edges.length(along: axis), 0)
            : train.length
        // An empty section takes no space, not even for its insets (R440).
        let isEmpty = itemCount == 0 && section.boundaries.isEmpty
        let core = isEmpty ? 0 : max(insetsLength + groupsLength, 0)
        guard !section.boundaries.isEmpty else {
            growth.start = isEmpty ? 0 : roomBefore
            return length = growth.start + core
        }
        let edge = EdgePlacer(
            section.boundaries, sizes, around: core, axis: axis, across: input.roomForBoundaries(of: section))
        (boundaries, growth, length) = (edge.frames, edge.growth, edge.length)
        reach = edge.frames.reduce(0) { max($0, -$1.min(axis), $1.max(axis) - edge.length) }
        guard roomBefore != 0 else { return }
        for index in boundaries.indices { boundaries[index].origin[main: axis] += roomBefore }
        growth.start += roomBefore
        length += roomBefore
    }
}

extension CompositionalInput {
    /// Returns the interval for a section's boundary views across the scroll axis.
    fileprivate func roomForBoundaries(of section: GroupSection) -> Range<CGFloat> {
        let insets = section.boundaryInsets
        let start = insets.before(axis.cross)
        return start..<max(viewSize[cross: axis] - insets.after(axis.cross), start)
    }
}

extension SectionBoundary {
    /// Fractions refer to the view; across the axis to the view without insets (R455).
    func size(in across: Range<CGFloat>, _ input: CompositionalInput, measured: CGSize?) -> CGSize {
        var container = input.viewSize
        container[cross: input.axis] = across.upperBound - across.lowerBound
        let found = EstimatedLengths(size).size(size.resolved(in: container, input.pixelGrid), measured: measured)
        return CGSize(width: max(found.width, 0), height: max(found.height, 0))
    }
}
