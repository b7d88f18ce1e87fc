import CoreGraphics

/// One section, from its header to its footer, along the scroll axis.
struct FlowSection: Sendable {
    let start: CGFloat
    let end: CGFloat
    let headerLength: CGFloat
    let footerLength: CGFloat
    /// Where the first line begins.
    let linesStart: CGFloat
    let body: Body
    /// How far something of the section may lie outside of it: negative insets and spacings do that.
    let reach: CGFloat

    enum Body: Sendable {
        case grid(FlowGrid)
        case lines(FlowLines)
    }

    init(_ input: FlowSectionInput, start: CGFloat, axis: Axis, crossLength: CGFloat) {
        let available = input.available(of: crossLength)
        switch input.sizes.storage {
        case .uniform(let size):
            body = .grid(FlowGrid(input, size: size, axis: axis, available: available))
        case .compact(let lengths):
            body = .lines(FlowLines(input, lengths: lengths, axis: axis, available: available))
        case .full(let lengths):
            body = .lines(FlowLines(input, lengths: lengths, axis: axis, available: available))
        }
        headerLength = input.headerLength.usableLength
        footerLength = input.footerLength.usableLength
        let lead = headerLength + input.insets.mainLeading.usableSpacing
        let content = lead + body.extent + input.insets.mainTrailing.usableSpacing
        // R30; a section never begins before the one above it.
        let extent = max(content + footerLength, 0)
        self.start = start
        end = start + extent
        linesStart = start + lead
        let overlap = max(-input.lineSpacing.usableSpacing, 0)
        reach = max(-lead, lead + body.extent + overlap - extent, headerLength - extent, footerLength - extent, overlap)
    }

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
}

extension FlowSection.Body {
    var extent: CGFloat {
        switch self {
        case .grid(let grid): grid.extent
        case .lines(let lines): lines.extent
        }
    }

    func frame(of item: Int) -> AxisFrame {
        switch self {
        case .grid(let grid): grid.frame(of: item)
        case .lines(let lines): lines.frame(of: item)
        }
    }
}
