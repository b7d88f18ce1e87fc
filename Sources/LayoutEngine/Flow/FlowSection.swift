import CoreGraphics

/// One section, from its header to its footer, along the scroll axis; wherever it begins.
struct FlowSection: OffsetTreeElement {
    let metrics: FlowMetrics
    let headerLength: CGFloat
    let footerLength: CGFloat
    /// Between the header and the first line, and the last line and the footer.
    private let lead: CGFloat
    private let trail: CGFloat
    var body: Body {
        didSet { measureExtent() }
    }
    /// R30; never negative.
    private(set) var extent: CGFloat = 0
    /// How far something of the section may lie outside of it: negative insets and spacings do that.
    private(set) var reach: CGFloat = 0

    enum Body: Sendable {
        case grid(FlowGrid)
        case lines(FlowLines)
    }

    init(_ input: FlowSectionInput, axis: Axis, crossLength: CGFloat) {
        metrics = FlowMetrics(input, axis: axis, crossLength: crossLength)
        headerLength = input.headerLength.usableLength
        footerLength = input.footerLength.usableLength
        lead = input.insets.mainLeading.usableSpacing
        trail = input.insets.mainTrailing.usableSpacing
        body = Body(input.sizes, metrics)
        measureExtent()
    }

    var measure: OffsetMeasure { OffsetMeasure(count: 1, length: extent) }

    /// From the section's beginning to its first line.
    var linesStart: CGFloat { headerLength + lead }

    var footerStart: CGFloat { extent - footerLength }

    var itemCount: Int {
        switch body {
        case .grid(let grid): grid.itemCount
        case .lines(let lines): lines.itemCount
        }
    }

    var oversizedItem: Int? {
        switch body {
        case .grid(let grid): grid.oversizedItem
        case .lines(let lines): lines.oversizedItem
        }
    }

    private mutating func measureExtent() {
        extent = max(linesStart + body.extent + trail + footerLength, 0)
        let overlap = max(-metrics.lineSpacing, 0)
        reach = max(
            -linesStart, linesStart + body.extent + overlap - extent, headerLength - extent, footerLength - extent,
            overlap)
    }
}

extension FlowSection.Body {
    init(_ sizes: FlowSizes, _ metrics: FlowMetrics) {
        let rule = FlowRule(sizes.range, metrics)
        self =
            rule == .grid || sizes.count == 0
            ? .grid(FlowGrid(sizes.count > 0 ? sizes[0] : .zero, count: sizes.count, metrics))
            : .lines(FlowLines(sizes, metrics, rule))
    }

    var extent: CGFloat {
        switch self {
        case .grid(let grid): grid.extent
        case .lines(let lines): lines.extent
        }
    }
}
