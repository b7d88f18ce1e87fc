/// One part of a path as straight lines, with curves split into many short lines.
struct Polyline {
    var points: [CGPoint]
    /// For each point, whether the path has a corner there, and not only a bend.
    var isCorner: [Bool]
    var isClosed = false

    init(start: CGPoint) {
        points = [start]
        isCorner = [true]
    }

    mutating func add(_ point: CGPoint, isCorner: Bool) {
        guard point != points.last else { return }
        points.append(point)
        self.isCorner.append(isCorner)
    }

    /// Pairs of neighbouring points, including the pair that closes the part.
    var segments: [(start: CGPoint, end: CGPoint)] {
        var segments = zip(points, points.dropFirst()).map { (start: $0, end: $1) }
        if isClosed, let first = points.first, let last = points.last, first != last {
            segments.append((last, first))
        }
        return segments
    }
}

extension [PathElement] {
    var polylines: [Polyline] {
        var pieces: [Polyline] = []
        func addCurve(_ curve: CubicCurve) {
            let points = curve.flattened
            for (index, point) in points.enumerated() {
                pieces[pieces.endIndex - 1].add(point, isCorner: index == points.count - 1)
            }
        }
        for element in self {
            if case .move(let point) = element {
                pieces.append(Polyline(start: point))
                continue
            }
            // After a close, a line continues from the beginning of the closed part.
            guard let last = pieces.last, let start = last.points.first else { continue }
            if last.isClosed { pieces.append(Polyline(start: start)) }
            let pen = pieces[pieces.endIndex - 1].points.last ?? start
            switch element {
            case .move: break
            case .line(let point): pieces[pieces.endIndex - 1].add(point, isCorner: true)
            case .quadCurve(let point, let control): addCurve(CubicCurve(start: pen, control: control, end: point))
            case .curve(let point, let control1, let control2):
                addCurve(CubicCurve(start: pen, control1: control1, control2: control2, end: point))
            case .close: pieces[pieces.endIndex - 1].isClosed = true
            }
        }
        return pieces
    }
}
