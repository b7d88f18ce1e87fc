import CoreGraphics

/// Consecutive sections that look alike. Only one of them is stored.
struct FlowSectionRun: OffsetTreeElement {
    var section: FlowSection
    var count: Int

    init(_ section: FlowSection, count: Int = 1) {
        self.section = section
        self.count = count
    }

    var measure: OffsetMeasure {
        OffsetMeasure(count: count, length: CGFloat(count) * section.extent)
    }

    /// Returns where a section of the run begins, from the beginning of the first.
    @inline(__always) func start(of index: Int) -> CGFloat { CGFloat(index) * section.extent }

    /// Whether the run has any elements.
    var hasElements: Bool { section.itemCount > 0 || section.headerLength > 0 || section.footerLength > 0 }

    /// Returns the last section of the run that begins at or before a position, or the section before that.
    @inline(__always) func index(near position: CGFloat) -> Int {
        guard count > 1, section.extent > 0, position > 0 else { return 0 }
        // Division rounds, so the section before may be the right one.
        return max(Int(min(position / section.extent, CGFloat(count))) - 1, 0)
    }
}
