import UIKit

/// The measures of items in a flow: the lines, their heights, and the distances between items and lines.
struct RulerMarks: Equatable {
    /// One item. Items are in the order of their index paths.
    struct Item {
        var section: Int
        var frame: CGRect
    }

    /// A distance between two points, the second of which is to the right of the first or below it.
    struct Distance: Equatable {
        var start: CGPoint
        var end: CGPoint

        var isAcross: Bool { start.y == end.y }

        var length: CGFloat { isAcross ? end.x - start.x : end.y - start.y }

        fileprivate var mirrored: Distance {
            Distance(start: start.mirroredAtDiagonal, end: end.mirroredAtDiagonal)
        }

        /// The length in points, with two decimals at most.
        var text: String { String(format: "%g", Double((length * 100).rounded() / 100)) }
    }

    /// The lines: from the first item's left edge to the last one's right edge, as tall as the tallest item.
    private(set) var lines: [CGRect] = []
    /// The distances between neighbours in a line.
    private(set) var gaps: [Distance] = []
    /// The distances between a line and the next.
    private(set) var lineGaps: [Distance] = []
    /// The distances of each section's first line from both sides of the view.
    private(set) var insets: [Distance] = []

    init() {}

    /// - Parameters:
    /// - items: The items, in the order of their index paths.
    /// - breadth: The content's length across the scroll direction, in points.
    /// - seen: The visible rectangle. Lines outside it are left out, because some of their items may be missing.
    /// - isSideways: Whether lines are columns side by side.
    init(items: [Item], breadth: CGFloat, seen: CGRect = .infinite, isSideways: Bool = false) {
        // Columns are rows, mirrored at the diagonal.
        guard isSideways else {
            self.init(rowsOf: items, width: breadth, seen: seen)
            return
        }
        let mirrored = items.map { Item(section: $0.section, frame: $0.frame.mirroredAtDiagonal) }
        self.init(rowsOf: mirrored, width: breadth, seen: seen.mirroredAtDiagonal)
        lines = lines.map(\.mirroredAtDiagonal)
        (gaps, lineGaps, insets) = (gaps.map(\.mirrored), lineGaps.map(\.mirrored), insets.map(\.mirrored))
    }

    private init(rowsOf items: [Item], width: CGFloat, seen: CGRect) {
        var previous: (section: Int, line: [CGRect])?
        for line in Self.lines(of: items) where line.frames.contains(where: seen.intersects) {
            measure(line.frames, below: previous?.section == line.section ? previous?.line : nil, width: width)
            previous = (line.section, line.frames)
        }
    }

    /// Returns the lines. A line begins with an item that isn't to the right of the one before.
    private static func lines(of items: [Item]) -> [(section: Int, frames: [CGRect])] {
        var lines: [(section: Int, frames: [CGRect])] = []
        for item in items {
            let isRightOfLast = lines.last?.frames.last.map { item.frame.minX >= $0.maxX } ?? false
            if isRightOfLast, lines.last?.section == item.section {
                lines[lines.count - 1].frames.append(item.frame)
            } else {
                lines.append((item.section, [item.frame]))
            }
        }
        return lines
    }

    private mutating func measure(_ frames: [CGRect], below upper: [CGRect]?, width: CGFloat) {
        let line = frames.reduce(CGRect.null) { $0.union($1) }
        let y = line.midY
        lines.append(line)
        gaps += zip(frames, frames.dropFirst()).map { left, right in
            Distance(start: CGPoint(x: left.maxX, y: y), end: CGPoint(x: right.minX, y: y))
        }
        if let upper {
            let x = frames[0].midX
            let bottom = upper.reduce(CGRect.null) { $0.union($1) }.maxY
            lineGaps.append(Distance(start: CGPoint(x: x, y: bottom), end: CGPoint(x: x, y: line.minY)))
        } else {
            insets.append(Distance(start: CGPoint(x: 0, y: y), end: CGPoint(x: line.minX, y: y)))
            insets.append(Distance(start: CGPoint(x: line.maxX, y: y), end: CGPoint(x: width, y: y)))
        }
    }
}

extension CGPoint {
    fileprivate var mirroredAtDiagonal: CGPoint { CGPoint(x: y, y: x) }
}

extension CGRect {
    fileprivate var mirroredAtDiagonal: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}
