import CoreGraphics

// Elements other than items: at the edges of sections, behind them, and on items and groups.
extension CompositionalSolution {
    package func frame(of element: SolvedElement) -> CGRect? {
        find(element).map { onPixels($0.frame) }
    }

    package func zIndex(of element: SolvedElement) -> Int { find(element)?.zIndex ?? 0 }

    private func find(_ element: SolvedElement) -> (frame: CGRect, zIndex: Int)? {
        guard element.index != .max else { return boundaryOfLayout(element.kind) }
        guard element.section >= 0, element.section < sectionCount, element.index >= 0 else { return nil }
        return boundary(element) ?? background(element) ?? attachment(element)
    }

    /// Returns a header or footer of the whole layout (R456).
    private func boundaryOfLayout(_ kind: Int) -> (frame: CGRect, zIndex: Int)? {
        boundaries.firstIndex { $0.kind == kind }.map { placedBoundaryOfLayout($0) }
    }

    func placedBoundaryOfLayout(_ index: Int) -> (frame: CGRect, zIndex: Int) {
        placed(boundaries[index], boundaryFrames[index], in: 0..<contentSize[main: axis], boundaryGrowth)
    }

    private func boundary(_ element: SolvedElement) -> (frame: CGRect, zIndex: Int)? {
        let known = kind(ofSection: element.section).boundaries
        guard element.index == 0, let index = known.firstIndex(where: { $0.kind == element.kind }) else { return nil }
        return placedBoundary(index, ofSection: element.section)
    }

    func placedBoundary(_ index: Int, ofSection section: Int) -> (frame: CGRect, zIndex: Int) {
        let (kind, shape) = (kind(ofSection: section), shape(ofSection: section))
        let start = starts[section]
        let frame = shape.boundaries[index].moved(by: corner(ofSection: section))
        return placed(kind.boundaries[index], frame, in: start..<start + shape.length, shape.growth)
    }

    private func placed(
        _ boundary: SectionBoundary, _ frame: CGRect, in stretch: Range<CGFloat>, _ growth: EdgeGrowth
    ) -> (frame: CGRect, zIndex: Int) {
        guard let pinning else { return (frame, boundary.zIndex) }
        let pinned = pinning.frame(frame, of: boundary, in: stretch, growth)
        return (pinned, pinning.zIndex(of: boundary, at: pinned))
    }

    func corner(ofSection section: Int) -> CGPoint { CGPoint(main: starts[section], cross: 0, axis: axis) }

    // MARK: Backgrounds

    /// Returns the frame of the section with everything at its edges; nil if the section has no length.
    func rect(ofSection section: Int) -> CGRect? {
        let length = shape(ofSection: section).length
        guard length > 0 else { return nil }
        return CGRect(
            main: starts[section]..<starts[section] + length, cross: 0..<contentSize[cross: axis], axis: axis)
    }

    private func background(_ element: SolvedElement) -> (frame: CGRect, zIndex: Int)? {
        let known = kind(ofSection: element.section).backgrounds
        guard known.indices.contains(element.index), known[element.index].kind == element.kind,
            let rect = rect(ofSection: element.section)
        else { return nil }
        let background = known[element.index]
        return (background.insets.inside(rect), background.zIndex)
    }

    // MARK: Views on items and groups

    /// Returns a view on an item or group. Its number counts the views of its kind from the section's beginning (R463).
    private func attachment(_ element: SolvedElement) -> (frame: CGRect, zIndex: Int)? {
        let shape = shape(ofSection: element.section)
        let train = shape.train
        guard let (group, number) = train.groupOfAttachment(element.kind, element.index) else { return nil }
        let items = train.itemCount(in: group)
        let ofKind = group.plan.attachments.lazy.filter { $0.kind == element.kind && $0.item < items }
        guard let found = ofKind.dropFirst(number).first else { return nil }
        let origin = groupsOrigin(ofSection: element.section, shape.shift)
        return (found.frame.moved(by: train.corner(of: group)).moved(by: origin), found.zIndex)
    }
}
