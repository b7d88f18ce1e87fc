import CoreGraphics

// The elements that meet a rectangle.
extension CompositionalSolution {
    /// Finds elements only inside the content, items and the views on them only where their group is, and a background
    /// wherever the rectangle meets or touches its section (R465).
    ///
    /// - Complexity: O(log sections + sections, groups and items found).
    package func forEachRun(meeting rect: CGRect, _ body: (ElementRun) -> Void) {
        guard let rect = partOfContent(rect) else { return }
        for section in sections(from: rect.min(axis) - reach, to: rect.max(axis) + reach) {
            forEachRun(ofSection: section, meeting: rect, body)
        }
        for (index, boundary) in boundaries.enumerated()
        where onPixels(placedBoundaryOfLayout(index).frame).meets(rect) {
            body(.element(.ofLayout(kind: boundary.kind)))
        }
    }

    /// Returns the part of the rectangle inside the content; nil if there is none, or a number is NaN.
    private func partOfContent(_ rect: CGRect) -> CGRect? {
        guard !rect.isNull else { return nil }
        let rect = rect.size.width < 0 || rect.size.height < 0 ? rect.standardized : rect
        let (left, top) = (max(rect.origin.x, 0), max(rect.origin.y, 0))
        let right = min(rect.origin.x + rect.size.width, contentSize.width)
        let bottom = min(rect.origin.y + rect.size.height, contentSize.height)
        guard left <= right, top <= bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the sections that meet or touch an interval.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = partitionPoint(sectionCount, near: 0) { end(ofSection: $0) >= low }
        return first..<max(first, partitionPoint(sectionCount, near: CGFloat(first)) { starts[$0] > high })
    }

    private func end(ofSection section: Int) -> CGFloat {
        starts[section] + withShape(ofSection: section) { $0.pointee.length }
    }

    private func forEachRun(ofSection section: Int, meeting rect: CGRect, _ body: (ElementRun) -> Void) {
        withShape(ofSection: section) { shape in
            guard shape.pointee.hasSurroundings else {
                return forEachRun(ofSection: section, shape, meeting: rect, body)
            }
            let kind = kind(ofSection: section)
            forEachBackground(of: kind, section, touching: rect, body)
            forEachBoundary(of: kind, section, meeting: rect, isBefore: true, body)
            forEachRun(ofSection: section, shape, meeting: rect, body)
            forEachBoundary(of: kind, section, meeting: rect, isBefore: false, body)
        }
    }

    /// Finds the section's items, and the views on them and on their groups.
    private func forEachRun(
        ofSection section: Int, _ shape: UnsafePointer<SectionShape>, meeting rect: CGRect,
        _ body: (ElementRun) -> Void
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        let rect = self.rect(rect, inContentOfSection: section)
        let origin = groupsOrigin(ofSection: section, shape.pointee.shift)
        if let items = shape.pointee.train.alike?.items(from: origin, on: pixelGrid, meeting: rect) {
            if !items.isEmpty { body(.items(items, section: section)) }
        } else {
            shape.pointee.train.forEachRun(from: origin, on: pixelGrid, meeting: rect) { items in
                body(.items(items, section: section))
            }
        }
        guard !shape.pointee.train.shared.plan.attachments.isEmpty else { return }
        shape.pointee.train.forEachAttachment(from: origin, on: pixelGrid, meeting: rect) { kind, number in
            body(.element(SolvedElement(kind: kind, section: section, index: number)))
        }
    }

    func forEachItemRun(ofSection section: Int, inOwnContent rect: CGRect, _ body: (Range<Int>) -> Void) {
        guard rect.width > 0, rect.height > 0 else { return }
        withShape(ofSection: section) { shape in
            let origin = groupsOrigin(ofSection: section, shape.pointee.shift)
            shape.pointee.train.forEachRun(from: origin, on: pixelGrid, meeting: rect, body)
        }
    }

    private func forEachBackground(
        of kind: GroupSection, _ section: Int, touching rect: CGRect, _ body: (ElementRun) -> Void
    ) {
        guard !kind.backgrounds.isEmpty, let whole = self.rect(ofSection: section),
            whole.min(axis) <= rect.max(axis), rect.min(axis) <= whole.max(axis)
        else { return }
        for (index, background) in kind.backgrounds.enumerated() {
            body(.element(SolvedElement(kind: background.kind, section: section, index: index)))
        }
    }

    /// - Parameter isBefore: Whether to find the boundary views that are read before the items, or the others.
    private func forEachBoundary(
        of kind: GroupSection, _ section: Int, meeting rect: CGRect, isBefore: Bool, _ body: (ElementRun) -> Void
    ) {
        for (index, boundary) in kind.boundaries.enumerated() where (boundary.place(along: axis) != .end) == isBefore {
            guard onPixels(placedBoundary(index, ofSection: section).frame).meets(rect) else { continue }
            body(.element(SolvedElement(kind: boundary.kind, section: section)))
        }
    }
}
