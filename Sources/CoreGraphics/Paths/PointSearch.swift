/// Follows a path to find out how often the path goes around a point, and whether the point is on an edge.
///
/// The search examines a curve only if the point is near; otherwise a straight line between the curve's ends is enough.
struct PointSearch {
    private let point: CGPoint
    /// How far from an edge a point may be because of rounding.
    private let tolerance: CGFloat

    /// How often the path goes around the point, clockwise minus counterclockwise.
    private(set) var turns = 0
    /// Whether the point is on the edge of a part. A part without an area, such as a line, paints nothing.
    private(set) var isOnEdge = false

    /// The beginning of the current part, and the current point.
    private var (start, pen) = (CGPoint.zero, CGPoint.zero)
    /// The direction from the part's beginning to another of its points.
    private var direction = CGPoint.zero
    private var hasArea = false
    private var isOnEdgeOfPiece = false
    private var turnsOfPiece = 0

    init(for point: CGPoint) {
        self.point = point
        tolerance = 1e-9 * max(1, point.x.magnitude, point.y.magnitude)
    }

    mutating func follow(_ element: PathElement) {
        switch element {
        case .move(let point):
            endPiece()
            (start, pen) = (point, point)
        case .line(let end):
            addLine(to: end)
        case .quadCurve(let end, let control):
            add(CubicCurve(start: pen, control: control, end: end))
        case .curve(let end, let control1, let control2):
            add(CubicCurve(start: pen, control1: control1, control2: control2, end: end))
        case .close:
            endPiece()
            pen = start
        }
    }

    /// Closes the current part.
    mutating func endPiece() {
        if pen != start { addLine(to: start) }
        if hasArea {
            turns += turnsOfPiece
            if isOnEdgeOfPiece { isOnEdge = true }
        }
        (direction, hasArea, isOnEdgeOfPiece, turnsOfPiece) = (.zero, false, false, 0)
    }

    // MARK: Lines

    private mutating func addLine(to end: CGPoint) {
        look(at: end)
        cross(from: pen, to: end, isEdge: true)
        pen = end
    }

    private mutating func cross(from start: CGPoint, to end: CGPoint, isEdge: Bool) {
        let along = CGPoint(x: end.x - start.x, y: end.y - start.y)
        let side = along.x * (point.y - start.y) - (point.x - start.x) * along.y
        if isEdge, isNear(start, end), side.magnitude <= tolerance * along.length { isOnEdgeOfPiece = true }
        guard (start.y <= point.y) != (end.y <= point.y) else { return }
        if start.y <= point.y, side > 0 { turnsOfPiece += 1 }
        if start.y > point.y, side < 0 { turnsOfPiece -= 1 }
    }

    /// Whether the point is in the bounding box of two others.
    private func isNear(_ one: CGPoint, _ two: CGPoint) -> Bool {
        point.x >= min(one.x, two.x) - tolerance && point.x <= max(one.x, two.x) + tolerance
            && point.y >= min(one.y, two.y) - tolerance && point.y <= max(one.y, two.y) + tolerance
    }

    /// Notes whether the part is more than a line.
    private mutating func look(at place: CGPoint) {
        guard !hasArea else { return }
        let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
        if direction == .zero { direction = way }
        let across = direction.x * way.y - direction.y * way.x
        hasArea = across.magnitude > tolerance * (direction.length + way.length)
    }

    // MARK: Curves

    private mutating func add(_ curve: CubicCurve) {
        for place in [curve.control1, curve.control2, curve.end] { look(at: place) }
        if isNear(curve) {
            let stops = [0] + curve.turningPoints.sorted() + [1]
            for (first, last) in zip(stops, stops.dropFirst()) {
                var arc = curve.part(from: first, to: last)
                // Exact to the last digit, so that there is no gap between neighbouring arcs.
                arc.start = first == 0 ? curve.start : curve.point(at: first)
                arc.end = last == 1 ? curve.end : curve.point(at: last)
                addArc(arc)
            }
        } else {
            cross(from: curve.start, to: curve.end, isEdge: false)
        }
        pen = curve.end
    }

    /// Whether the point is in the bounding box of a curve.
    private func isNear(_ curve: CubicCurve) -> Bool {
        let low = curve.start.lower(curve.control1).lower(curve.control2).lower(curve.end)
        let high = curve.start.upper(curve.control1).upper(curve.control2).upper(curve.end)
        return isNear(low, high)
    }

    /// Adds a curve that doesn't turn back along x or along y.
    private mutating func addArc(_ arc: CubicCurve) {
        guard isNear(arc.start, arc.end) else { return cross(from: arc.start, to: arc.end, isEdge: false) }
        let (beside, above) = (arc.place(.vertical, at: point.y), arc.place(.horizontal, at: point.x))
        if (beside.x - point.x).magnitude <= tolerance || (above.y - point.y).magnitude <= tolerance {
            isOnEdgeOfPiece = true
        }
        guard (arc.start.y <= point.y) != (arc.end.y <= point.y), beside.x > point.x else { return }
        turnsOfPiece += arc.start.y <= point.y ? 1 : -1
    }
}

extension CubicCurve {
    /// Returns the point at which a coordinate has this value. The coordinate only rises or only falls along the curve.
    fileprivate func place(_ axis: Axis, at value: CGFloat) -> CGPoint {
        let isRising = start[main: axis] < end[main: axis]
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<Self.halvings {
            let middle = (low + high) / 2
            if (point(at: middle)[main: axis] < value) == isRising { low = middle } else { high = middle }
        }
        return point(at: (low + high) / 2)
    }

    /// The number of binary digits of a number between 0 and 1.
    private static var halvings: Int { 53 }
}

extension CGPoint {
    fileprivate func lower(_ other: CGPoint) -> CGPoint { CGPoint(x: min(x, other.x), y: min(y, other.y)) }
    fileprivate func upper(_ other: CGPoint) -> CGPoint { CGPoint(x: max(x, other.x), y: max(y, other.y)) }
}
