import CoreGraphics

// Sections that scroll on their own, across the layout's direction (R480 – R485).
//
// Frames are those before the section has scrolled, at any scroll position. Only the search in a rectangle depends on
// the position.
extension CompositionalSolution {
    /// - Parameter offsets: How far sections have scrolled, in points from their beginnings.
    package func scrolled(to offsets: [Int: CGFloat]) -> CompositionalSolution {
        guard hasOwnScrolls, !offsets.isEmpty else { return self }
        var solution = self
        solution.sectionOffsets = offsets
        return solution
    }

    package func ownScroll(ofSection section: Int) -> SectionScroll? {
        guard let rest = kind(ofSection: section).rest else { return nil }
        let shape = shape(ofSection: section)
        let train = shape.train
        guard train.itemCount > 0 else { return nil }
        let insets = kind(ofSection: section).insets
        let start = starts[section] + shape.shift + insets.before(axis)
        let width = contentSize[main: train.axis]
        return SectionScroll(
            axis: train.axis,
            viewport: CGRect(main: start..<start + shape.groupsLength, cross: 0..<width, axis: axis),
            contentLength: train.start + train.length + insets.after(train.axis), rest: rest,
            feel: kind(ofSection: section).feel, train: train,
            room: insets.before(train.axis)..<max(width - insets.after(train.axis), insets.before(train.axis)))
    }

    package func forEachOwnScroll(meeting rect: CGRect, _ body: (Int, SectionScroll) -> Void) {
        guard hasOwnScrolls else { return }
        for section in sections(from: rect.min(axis), to: rect.max(axis)) {
            if let scroll = ownScroll(ofSection: section) { body(section, scroll) }
        }
    }

    package func scrolls(_ element: SolvedElement) -> Bool {
        guard element.index != .max, 0..<sectionCount ~= element.section else { return false }
        let kind = kind(ofSection: element.section)
        return kind.scrollsAcross && !kind.boundaries.contains { $0.kind == element.kind }
            && !kind.backgrounds.contains { $0.kind == element.kind }
    }

    package func forEachRun(
        ofSection section: Int, along stretch: ClosedRange<CGFloat>, _ body: (Range<Int>) -> Void
    ) {
        guard let scroll = ownScroll(ofSection: section) else { return }
        let rect = CGRect(
            main: scroll.viewport.min(axis)..<scroll.viewport.max(axis),
            cross: stretch.lowerBound..<stretch.upperBound, axis: axis)
        forEachItemRun(ofSection: section, inOwnContent: rect, body)
    }

    package func shift(ofSection section: Int) -> CGPoint {
        CGPoint(main: 0, cross: sectionOffsets[section] ?? 0, axis: axis)
    }

    /// Converts a rectangle of the visible area to a section's own content.
    func rect(_ rect: CGRect, inContentOfSection section: Int) -> CGRect {
        sectionOffsets.isEmpty ? rect : rect.moved(by: shift(ofSection: section))
    }
}
