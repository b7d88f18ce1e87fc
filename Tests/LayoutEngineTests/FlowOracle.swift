import CoreGraphics
import LayoutEngine

/// The flow rules once more, as slow and plain as possible: every frame in an array, every question a walk
/// over all of them.
struct FlowOracle {
    var itemFrames: [[CGRect]] = []
    var headerFrames: [CGRect?] = []
    var footerFrames: [CGRect?] = []
    var contentSize = CGSize.zero

    init(_ input: FlowInput) {
        var position: CGFloat = 0
        for section in input.sections {
            let start = position
            func boundary(_ length: CGFloat) -> CGRect? {
                guard length > 0 else { return nil }
                return Self.rect(main: position, cross: 0, length, input.crossLength, input)
            }
            headerFrames.append(boundary(section.headerLength))
            position += section.headerLength + section.insets.mainLeading
            itemFrames.append(Self.frames(of: section, in: input, end: &position))
            position += section.insets.mainTrailing
            position = max(position, start - section.footerLength)
            footerFrames.append(boundary(section.footerLength))
            position += section.footerLength
        }
        contentSize = CGSize(main: position, cross: input.crossLength, axis: input.axis)
    }

    func runs(meeting rect: CGRect) -> [ElementRun] {
        var runs: [ElementRun] = []
        for section in itemFrames.indices {
            if headerFrames[section]?.meets(rect) == true { runs.append(.header(section: section)) }
            for (item, frame) in itemFrames[section].enumerated() where frame.meets(rect) {
                if case .items(let range, section) = runs.last, range.upperBound == item {
                    runs[runs.count - 1] = .items(range.lowerBound..<item + 1, section: section)
                } else {
                    runs.append(.items(item..<item + 1, section: section))
                }
            }
            if footerFrames[section]?.meets(rect) == true { runs.append(.footer(section: section)) }
        }
        return runs
    }

    private static func frames(of section: FlowSectionInput, in input: FlowInput, end: inout CGFloat) -> [CGRect] {
        let axis = input.axis
        let sizes = (0..<section.sizes.count).map { section.sizes[$0] }
        let insets = section.insets
        let available = input.crossLength - insets.crossLeading - insets.crossTrailing
        let isGrid =
            sizes.allSatisfy { $0 == sizes[0] }
            || section.isSelfSizing && sizes.allSatisfy { $0[cross: axis] == sizes[0][cross: axis] }

        var lines: [[CGSize]] = []
        var remaining: CGFloat = 0
        for size in sizes {
            let perLine = ((available + section.interitemSpacing) / (size[cross: axis] + section.interitemSpacing))
                .rounded(.down)
            let fits = isGrid ? CGFloat(lines.last?.count ?? 0) < max(perLine, 1) : size[cross: axis] <= remaining
            if lines.isEmpty || !fits {
                lines.append([])
                remaining = available
            }
            lines[lines.count - 1].append(size)
            remaining -= size[cross: axis] + section.interitemSpacing
        }

        var frames: [CGRect] = []
        for (number, line) in lines.enumerated() {
            let extent = line.map { $0[main: axis] }.max() ?? 0
            let isLast = number == lines.count - 1
            var leftover = line.reduce(available) { $0 - $1[cross: axis] }
            var gap: CGFloat = 0
            var start = insets.crossLeading
            if isGrid {
                let perLine = max(
                    ((available + section.interitemSpacing) / (line[0][cross: axis] + section.interitemSpacing))
                        .rounded(.down), 1)
                leftover = available - perLine * line[0][cross: axis]
                if perLine == 1 { start += leftover / 2 } else { gap = leftover / (perLine - 1) }
            } else if isLast, !lines.allSatisfy({ $0.count == 1 }) {
                gap = section.interitemSpacing
            } else if line.count == 1 {
                start += max(leftover, 0) / 2
            } else {
                gap = leftover / CGFloat(line.count - 1)
            }
            var cross = start
            for (column, size) in line.enumerated() {
                if isGrid { cross = start + CGFloat(column) * (size[cross: axis] + gap) }
                let main = end + (extent - size[main: axis]) / 2
                frames.append(rect(main: main, cross: cross, size[main: axis], size[cross: axis], input))
                cross += size[cross: axis] + gap
            }
            end += isLast ? extent : max(extent + section.lineSpacing, 0)
        }
        return frames
    }

    private static func rect(
        main: CGFloat, cross: CGFloat, _ mainLength: CGFloat, _ crossLength: CGFloat, _ input: FlowInput
    ) -> CGRect {
        CGRect(
            origin: CGPoint(
                main: input.pixelGrid.rounded(main), cross: input.pixelGrid.rounded(cross), axis: input.axis),
            size: CGSize(main: mainLength, cross: crossLength, axis: input.axis))
    }
}
