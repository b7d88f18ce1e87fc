import CoreGraphics

/// The place of everything in a flow layout. Stores a few numbers for a section of equal items, at most 24 bytes per
/// item for any other section, and nothing for a section that is like the one before.
///
/// Changes need no new solution: see ``replaceItems(_:inSection:with:)``.
package struct FlowSolution: SolvedLayout {
    let axis: Axis
    let crossLength: CGFloat
    let pixelGrid: PixelGrid
    var sections: OffsetTree<FlowSectionRun>
    /// How far any element may extend outside its section along the scroll axis.
    var reach: CGFloat
    /// The first item of each section that is too long, if any (R35); for sections that are alike, that of the first.
    package let oversizedItems: [OversizedItem]

    package var contentSize: CGSize { CGSize(main: sections.total.length, cross: crossLength, axis: axis) }

    package var sectionCount: Int { sections.total.count }

    package func itemCount(inSection section: Int) -> Int {
        withSection(section) { section, _ in section.pointee.section.itemCount }
    }

    /// - Complexity: O(1) if all items have one size, otherwise O(log items + items of the line).
    package func frame(ofItem item: Int, inSection section: Int) -> CGRect {
        withSection(section) { $0.pointee.section.frame(of: item, from: origin($1)) }
    }

    package func frame(of element: SolvedElement) -> CGRect? {
        guard element.index == 0 else { return nil }
        return element.kind == 0
            ? frame(ofHeaderInSection: element.section) : frame(ofFooterInSection: element.section)
    }

    /// Headers and footers are in front of cells, as on iOS (R33).
    package func zIndex(of element: SolvedElement) -> Int { 10 }

    package func frame(ofHeaderInSection section: Int) -> CGRect? {
        withSection(section) { headerFrame(of: $0.pointee.section, from: $1) }
    }

    package func frame(ofFooterInSection section: Int) -> CGRect? {
        withSection(section) { footerFrame(of: $0.pointee.section, from: $1) }
    }

    /// Calls `body` with a section's run, and with where the section begins.
    @inline(__always)
    func withSection<Result>(_ number: Int, _ body: (UnsafePointer<FlowSectionRun>, _ start: CGFloat) -> Result)
        -> Result
    {
        let (place, start) = sections.find(number: number)
        return sections.withElement(at: place) { run in
            body(run, start.length + run.pointee.start(of: number - start.count))
        }
    }

    func headerFrame(of section: FlowSection, from start: CGFloat) -> CGRect? {
        boundaryFrame(length: section.headerLength, start: start)
    }

    func footerFrame(of section: FlowSection, from start: CGFloat) -> CGRect? {
        boundaryFrame(length: section.footerLength, start: start + section.footerStart)
    }

    /// Headers and footers are as wide as the content, with any section insets (R31, R42).
    private func boundaryFrame(length: CGFloat, start: CGFloat) -> CGRect? {
        guard length > 0 else { return nil }
        return origin(start).rect(main: 0, cross: 0, mainLength: length, crossLength: crossLength)
    }
}

extension FlowSolution {
    /// How many bytes the sections need, apart from those for their items.
    package var sectionByteCount: Int {
        var runs = 0
        sections.forEach { _ in runs += 1 }
        return runs * (MemoryLayout<FlowSectionRun>.stride + MemoryLayout<OffsetMeasure>.stride)
    }

    /// How many bytes the items need: zero for sections whose items all have one size.
    package var itemByteCount: Int { sum(\.itemByteCount) }

    /// How often the solver has looked at an item, since the first solution.
    package var lookCount: Int { sum { $0.lines?.lookCount ?? 0 } }

    private func sum(_ number: (FlowSection) -> Int) -> Int {
        var sum = 0
        sections.forEach { run in sum += number(run.section) }
        return sum
    }

    /// Stops the program if redundant values disagree. For tests.
    package func checkInvariants() {
        sections.checkInvariants()
        sections.forEach { run in
            // A run with its own sizes has only one section.
            precondition(
                run.count == 1 || run.count > 1 && run.section.lines == nil && run.section.column == nil)
            run.section.lines?.checkInvariants()
        }
    }
}

extension FlowLines {
    fileprivate func checkInvariants() {
        chunks.checkInvariants()
        var (lines, baseChunks) = (0, 0)
        chunks.forEach { chunk in
            lines += chunk.lineCount
            if case .base = chunk.source { baseChunks += 1 }
            withReader(chunk) { reader in
                precondition(reader.lineCount > 0 && reader.itemCount >= reader.lineCount && reader.first(0) == 0)
                var line = reader.line(0)
                while let next = reader.line(after: line) {
                    precondition(abs(next.start - reader.start(next.number)) <= 1e-6 * max(1, next.start))
                    line = next
                }
                precondition(abs(line.start + metrics.step(from: line.extent) - chunk.length) <= 1e-6 * max(1, extent))
            }
        }
        precondition(lines == lineCount && baseChunks == baseChunkCount)
    }
}
