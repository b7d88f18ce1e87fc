import CoreGraphics

/// A flow layout whose headers stay at the top of the visible area, or footers at its bottom, until their section ends.
///
///     let pinned = PinnedFlow(solution, visible: CGRect(x: 0, y: 250, width: 320, height: 480), headers: true)
///     pinned.frame(ofHeaderInSection: 0)     // at y 250, if the section reaches that far
///
/// Another visible rectangle needs no new solution, and moves no items. Only the headers and footers of sections that
/// cross its edges move (R45, R46). They never leave their section.
package struct PinnedFlow: SolvedLayout {
    let solution: FlowSolution
    /// The visible interval along the scroll axis.
    let visible: ClosedRange<CGFloat>
    let pinsHeaders: Bool
    let pinsFooters: Bool

    /// - Parameter visible: The bounds without the adjusted content insets (R46), in content coordinates.
    package init(_ solution: FlowSolution, visible: CGRect, headers: Bool = false, footers: Bool = false) {
        self.solution = solution
        let (low, high) = (visible.min(solution.axis), visible.max(solution.axis))
        // Insets larger than the view leave nothing visible. Then this uses the beginning.
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

    package func writeFrames(
        ofItems items: Range<Int>, inSection section: Int, to frames: UnsafeMutablePointer<CGRect>
    ) {
        solution.writeFrames(ofItems: items, inSection: section, to: frames)
    }

    package func frame(of element: SolvedElement) -> CGRect? {
        guard element.index == 0 else { return nil }
        return element.kind == 0
            ? frame(ofHeaderInSection: element.section) : frame(ofFooterInSection: element.section)
    }

    package func zIndex(of element: SolvedElement) -> Int { solution.zIndex(of: element) }

    package func frame(ofHeaderInSection index: Int) -> CGRect? {
        solution.withSection(index) { headerFrame(of: $0.pointee.section, from: $1) }
    }

    package func frame(ofFooterInSection index: Int) -> CGRect? {
        solution.withSection(index) { footerFrame(of: $0.pointee.section, from: $1) }
    }

    private func headerFrame(of section: FlowSection, from start: CGFloat) -> CGRect? {
        guard var frame = solution.headerFrame(of: section, from: start) else { return nil }
        guard pinsHeaders, frame.min(axis) < visible.lowerBound else { return frame }
        let last = start + section.footerStart - section.headerLength
        frame.origin[main: axis] = place(max(start, min(visible.lowerBound, last)))
        return frame
    }

    private func footerFrame(of section: FlowSection, from start: CGFloat) -> CGRect? {
        guard var frame = solution.footerFrame(of: section, from: start) else { return nil }
        guard pinsFooters, frame.max(axis) > visible.upperBound else { return frame }
        let first = start + section.headerLength
        let natural = start + section.footerStart
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
        // Items don't move, and pinned views stay in their section.
        var items: [(range: Range<Int>, section: Int)] = []
        solution.forEachRun(meeting: rect) { run in
            if case .items(let range, let section) = run { items.append((range, section)) }
        }
        var found = 0
        guard !solution.sections.isEmpty else { return }
        solution.forEachSection(from: low, to: high) { run, number, start in
            if let header = headerFrame(of: run.pointee.section, from: start), header.meets(rect) {
                body(.header(section: number))
            }
            while found < items.count, items[found].section == number {
                body(.items(items[found].range, section: number))
                found += 1
            }
            if let footer = footerFrame(of: run.pointee.section, from: start), footer.meets(rect) {
                body(.footer(section: number))
            }
        }
    }
}
