import CoreGraphics

/// How much longer a section becomes because of the views at its edges.
struct EdgeGrowth: Sendable {
    var start: CGFloat = 0
    var end: CGFloat = 0
}

/// Places views at the edges of a section, or of the whole content (R450 – R456).
///
/// Views at the beginning and the end of the scroll axis are outside if they extend the section, and otherwise inside.
/// Views at the sides make it longer only if they are longer than everything else. Several views on one side don't
/// stack.
struct EdgePlacer {
    /// The frames of the views, from the beginning of the section including them.
    private(set) var frames: [CGRect] = []
    private(set) var growth = EdgeGrowth()
    /// The length including the views.
    private(set) var length: CGFloat = 0

    private let axis: Axis
    private let across: Range<CGFloat>

    /// - Parameters:
    ///   - sizes: The sizes of the views.
    ///   - core: The length along the axis without the views.
    ///   - across: The interval for the views across the axis.
    init(
        _ boundaries: [SectionBoundary], _ sizes: [CGSize], around core: CGFloat, axis: Axis, across: Range<CGFloat>
    ) {
        self.axis = axis
        self.across = across
        var core = core
        for (boundary, size) in zip(boundaries, sizes) where boundary.extends && boundary.place(along: axis) == .middle
        {
            core = max(core, size[main: axis])
        }
        for (boundary, size) in zip(boundaries, sizes) {
            let frame = frame(of: boundary, size, around: core)
            frames.append(frame)
            guard boundary.extends else { continue }
            switch boundary.place(along: axis) {
            case .start: growth.start = max(growth.start, -frame.min(axis))
            case .end: growth.end = max(growth.end, frame.max(axis) - core)
            case .middle: break
            }
        }
        for index in frames.indices { frames[index].origin[main: axis] += growth.start }
        length = growth.start + core + growth.end
    }

    private func frame(of boundary: SectionBoundary, _ size: CGSize, around core: CGFloat) -> CGRect {
        let (along, side) = (boundary.place(along: axis), boundary.place(along: axis.cross))
        let (ownLength, ownWidth) = (size[main: axis], size[cross: axis])
        let main: CGFloat =
            switch along {
            case .start: boundary.extends ? -ownLength : 0
            case .middle: (core - ownLength) / 2
            case .end: boundary.extends ? core : core - ownLength
            }
        let cross = across.lowerBound + (across.upperBound - across.lowerBound - ownWidth) * side.share
        let origin = CGPoint(
            main: main + boundary.offset[main: axis], cross: cross + boundary.offset[cross: axis], axis: axis)
        return CGRect(origin: origin, size: size)
    }
}
