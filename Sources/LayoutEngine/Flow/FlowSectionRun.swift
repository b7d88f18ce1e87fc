import CoreGraphics

/// Sections that look alike, one behind the other: nothing is stored for more than one of them.
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

    /// Where a section of the run begins, from the beginning of the first.
    @inline(__always) func start(of index: Int) -> CGFloat { CGFloat(index) * section.extent }

    /// Whether there is anything in it.
    var hasElements: Bool { section.itemCount > 0 || section.headerLength > 0 || section.footerLength > 0 }

    /// The last section of the run that begins at or before a position, or the one before that.
    @inline(__always) func index(near position: CGFloat) -> Int {
        guard count > 1, section.extent > 0, position > 0 else { return 0 }
        // Dividing rounds, so the one before may be meant.
        return max(Int(min(position / section.extent, CGFloat(count))) - 1, 0)
    }
}
