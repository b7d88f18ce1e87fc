import CoreGraphics

/// A flow layout whose headers stay at the top of what is visible, or footers at its bottom, until their section ends.
///
///     let pinned = PinnedFlow(solution, visible: CGRect(x: 0, y: 250, width: 320, height: 480), headers: true)
///     pinned.frame(ofHeaderInSection: 0)     // at y 250, if the section reaches that far
///
/// Nothing is solved for another visible rectangle, and no item moves: only the headers and footers of sections that
/// cross its edges are somewhere else (R45, R46). They never leave their section.
package struct PinnedFlow: SolvedLayout {
    let solution: FlowSolution
    /// Along the scroll axis.
    let visible: ClosedRange<CGFloat>
    let pinsHeaders: Bool
    let pinsFooters: Bool

    /// - Parameter visible: The bounds without the adjusted content insets (R46), in content coordinates.
    package init(_ solution: FlowSolution, visible: CGRect, headers: Bool = false, footers: Bool = false) {
        self.solution = solution
        let (low, high) = (visible.min(solution.axis), visible.max(solution.axis))
        // Insets that are larger than the view leave nothing visible: then the beginning counts.
        self.visible = low < high ? low...high : low.usableSpacing...low.usableSpacing
        pinsHeaders = headers
        pinsFooters = footers
    }

    package var contentSize: CGSize { solution.contentSize }
    package var sectionCount: Int { solution.sectionCount }

    package func itemCount(inSection section: Int) -> Int { solution.itemCount(inSection: section) }

    package func frame(ofItem item: Int, inSection section: Int) -> CGRect {
        solution.frame(ofItem: item, inSection: section)
    }

    package func frame(ofHeaderInSection index: Int) -> CGRect? {
        guard var frame = solution.frame(ofHeaderInSection: index) else { return nil }
        guard pinsHeaders, frame.min(axis) < visible.lowerBound else { return frame }
        let section = solution.sections[index]
        let last = section.end - section.footerLength - section.headerLength
        frame.origin[main: axis] = place(max(section.start, min(visible.lowerBound, last)))
        return frame
    }

    package func frame(ofFooterInSection index: Int) -> CGRect? {
        guard var frame = solution.frame(ofFooterInSection: index) else { return nil }
        guard pinsFooters, frame.max(axis) > visible.upperBound else { return frame }
        let section = solution.sections[index]
        let first = section.start + section.headerLength
        let natural = section.end - section.footerLength
        frame.origin[main: axis] = place(min(natural, max(visible.upperBound - section.footerLength, first)))
        return frame
    }

    private var axis: Axis { solution.axis }

    private func place(_ start: CGFloat) -> CGFloat { solution.pixelGrid.rounded(start) }

    /// - Complexity: O(log sections + sections and lines found).
    package func forEachRun(meeting rect: CGRect, _ body: (ElementRun) -> Void) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let (low, high) = (rect.min(axis) - solution.reach, rect.max(axis) + solution.reach)
        guard low < high else { return }
        // Items stay where they are; what is pinned stays in its section.
        var items: [(range: Range<Int>, section: Int)] = []
        solution.forEachRun(meeting: rect) { run in
            if case .items(let range, let section) = run { items.append((range, section)) }
        }
        var next = 0
        let sections = solution.sections
        var index = partitionPoint(sections.count, near: 0) { sections[$0].end > low }
        while index < sections.count, sections[index].start < high {
            if let header = frame(ofHeaderInSection: index), header.meets(rect) { body(.header(section: index)) }
            while next < items.count, items[next].section == index {
                body(.items(items[next].range, section: index))
                next += 1
            }
            if let footer = frame(ofFooterInSection: index), footer.meets(rect) { body(.footer(section: index)) }
            index += 1
        }
    }
}
