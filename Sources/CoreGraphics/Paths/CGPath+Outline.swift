import Foundation

extension CGPath {
    /// Returns the outline of the line that a pen would draw along this path, for filling with the winding rule.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line, in points.
    ///   - lineCap: The shape of the line's ends.
    ///   - lineJoin: The shape of the line's corners.
    ///   - miterLimit: How many times its width a sharp corner may extend before it is cut off.
    ///   - transform: A transform to apply to the path first. It doesn't change the pen.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var pen = StrokeStyle(width: lineWidth)
        pen.cap = lineCap
        pen.join = lineJoin
        pen.miterLimit = miterLimit
        return CGPath(elements: elements.map { $0.applying(transform) }).outline(of: pen)
    }

    func outline(of pen: StrokeStyle) -> CGPath {
        guard pen.width > 0, pen.width.isFinite else { return CGPath(elements: []) }
        let dashed = pen.hasUsableDashes ? dashed(phase: pen.dashPhase, lengths: pen.dashLengths) : elements
        let outline = StrokeOutline(pen)
        for piece in dashed.polylines { outline.add(piece) }
        return CGPath(elements: outline.path.elements)
    }
}

/// The outline of a line as many shapes with the same orientation: one for each straight part, each corner and each
/// end. The winding rule merges them where they overlap.
private final class StrokeOutline {
    let path = CGMutablePath()
    private let pen: StrokeStyle
    private let reach: CGFloat

    init(_ pen: StrokeStyle) {
        self.pen = pen
        reach = pen.width / 2
    }

    func add(_ piece: Polyline) {
        let segments = piece.segments
        guard let first = segments.first, let last = segments.last else { return addDot(at: piece) }
        for (start, end) in segments {
            let aside = side(start, end)
            addShape([start + aside, end + aside, end - aside, start - aside])
        }
        for (index, pair) in zip(segments, segments.dropFirst()).enumerated() {
            addJoin(pair.0.start, pair.0.end, pair.1.end, isCorner: piece.isCorner[index + 1])
        }
        if piece.isClosed {
            addJoin(last.start, first.start, first.end, isCorner: true)
        } else {
            addCap(at: first.start, from: first.end)
            addCap(at: last.end, from: last.start)
        }
    }

    /// Adds the round or square ends of a line without length, if it is closed.
    private func addDot(at piece: Polyline) {
        guard let point = piece.points.first, piece.isClosed, pen.cap != .butt else { return }
        if pen.cap == .round { return addCircle(point) }
        addShape(
            [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: point.x + $0 * reach, y: point.y + $1 * reach) })
    }

    private func addCap(at end: CGPoint, from other: CGPoint) {
        switch pen.cap {
        case .butt: break
        case .round: addCircle(end)
        case .square:
            let aside = side(other, end)
            let ahead = CGPoint(x: aside.y, y: -aside.x)
            addShape([end + aside, end + ahead + aside, end + ahead - aside, end - aside])
        }
    }

    private func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, isCorner: Bool) {
        guard isCorner, pen.join != .round else { return addCircle(corner) }
        var (first, second) = (side(before, corner), side(corner, after))
        let turn = first.x * second.y - first.y * second.x
        let cosine = (first.x * second.x + first.y * second.y) / (reach * reach)
        if turn > 0 { (first, second) = (CGPoint.zero - first, CGPoint.zero - second) }
        var shape = [corner, corner + first]
        // The cosine of half the angle between both sides. The corner's tip is 1 / cos away.
        let halfCosine = ((1 + max(min(cosine, 1), -1)) / 2).squareRoot()
        if pen.join == .miter, halfCosine > 1e-6, 1 / halfCosine <= pen.miterLimit {
            let middle = first + second
            let scale = reach / halfCosine / max(middle.length, 1e-12)
            shape.append(corner + CGPoint(x: middle.x * scale, y: middle.y * scale))
        }
        addShape(shape + [corner + second])
    }

    /// Returns the vector from the middle of the line to its edge.
    private func side(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
        let along = end - start
        let length = max(along.length, 1e-12)
        return CGPoint(x: -along.y / length * reach, y: along.x / length * reach)
    }

    private func addCircle(_ center: CGPoint) {
        path.addEllipse(in: CGRect(x: center.x - reach, y: center.y - reach, width: pen.width, height: pen.width))
    }

    /// Adds a shape, with the same orientation as the circles.
    private func addShape(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        path.addLines(between: area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }
}

extension CGPoint {
    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }

    static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
}
