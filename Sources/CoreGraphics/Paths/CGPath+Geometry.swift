extension CGPath {
    /// Whether the path has no points.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element; zero if the path is empty.
    public var currentPoint: CGPoint { elements.penPosition ?? .zero }

    /// The bounding box of all points, including control points of curves; null if the path is empty.
    public var boundingBox: CGRect { elements.boundingBox { _, controls in controls } }

    /// The bounding box of the shape, without control points; null if the path is empty.
    public var boundingBoxOfPath: CGRect {
        elements.boundingBox { curve, _ in curve.turningPoints.map(curve.point(at:)) }
    }
}

extension [PathElement] {
    /// The current point after the last element; nil if there is none.
    package var penPosition: CGPoint? {
        switch last {
        case nil: nil
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .close: lastStart
        }
    }

    /// The beginning of the last part.
    package var lastStart: CGPoint? {
        for case .move(let point) in reversed() { return point }
        return nil
    }

    fileprivate func boundingBox(ofPointsAlong points: (CubicCurve, [CGPoint]) -> [CGPoint]) -> CGRect {
        var box = CGRect.null
        var (pen, start) = (CGPoint.zero, CGPoint.zero)
        for element in self {
            switch element {
            case .move(let point):
                (pen, start) = (point, point)
                box.include(point)
            case .line(let point):
                pen = point
                box.include(point)
            case .quadCurve(let point, let control):
                let curve = CubicCurve(start: pen, control: control, end: point)
                for point in points(curve, [control]) + [point] { box.include(point) }
                pen = point
            case .curve(let point, let control1, let control2):
                let curve = CubicCurve(start: pen, control1: control1, control2: control2, end: point)
                for point in points(curve, [control1, control2]) + [point] { box.include(point) }
                pen = point
            case .close: pen = start
            }
        }
        return box
    }
}

extension CGRect {
    /// Extends the rectangle to a point. `union` would ignore points, which have no area.
    fileprivate mutating func include(_ point: CGPoint) {
        guard !isNull else { return self = CGRect(origin: point, size: .zero) }
        let (left, top) = (Swift.min(minX, point.x), Swift.min(minY, point.y))
        let (right, bottom) = (Swift.max(maxX, point.x), Swift.max(maxY, point.y))
        self = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
