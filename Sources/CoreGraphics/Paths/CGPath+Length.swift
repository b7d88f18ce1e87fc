/// Parts of a path by length along it.
extension CGPath {
    /// Returns the path cut into dashes. Curves become many short lines.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern the path begins, in points.
    ///   - lengths: The lengths of dashes and gaps in turn, in points.
    ///   - transform: A transform to apply to the path first.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let placed = CGPath(elements: elements.map { $0.applying(transform) })
        return CGPath(elements: placed.dashed(phase: phase, lengths: lengths))
    }

    /// The maximum number of dashes and gaps of a path. No screen is that many points long.
    private static let mostDashes: CGFloat = 100_000

    func dashed(phase: CGFloat, lengths: [CGFloat]) -> [PathElement] {
        var pen = StrokeStyle(width: 1)
        pen.dashLengths = lengths
        guard pen.hasUsableDashes, phase.isFinite else { return elements }
        let pieces = elements.polylines
        let length = pieces.flatMap(\.segments).reduce(CGFloat(0)) { sum, ends in sum + ends.0.distance(to: ends.1) }
        // If gaps are too small to see, or the line is infinite, returns it without gaps.
        let period: CGFloat = lengths.reduce(0, +)
        guard length / period * CGFloat(lengths.count) < Self.mostDashes else { return elements }
        let pattern = DashPattern(phase: phase, lengths: lengths)
        return pieces.flatMap(pattern.dashes)
    }

    /// Returns the path between two places, which are fractions of its length.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> [PathElement] {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        guard start > 0 || end < 1 else { return elements }
        guard start < end else { return [] }
        let parts = elements.measuredParts
        let length = parts.reduce(0) { $0 + $1.length }
        var trimmed: [PathElement] = []
        var position: CGFloat = 0
        for part in parts {
            defer { position += part.length }
            let first = max(start * length - position, 0)
            let last = min(end * length - position, part.length)
            guard first < last else { continue }
            let piece = part.curve.part(from: part.place(at: first), to: part.place(at: last))
            if trimmed.isEmpty || part.beginsPiece || first > 0 { trimmed.append(.move(piece.start)) }
            trimmed.append(
                part.isStraight
                    ? .line(piece.end) : .curve(piece.end, control1: piece.control1, control2: piece.control2))
        }
        return trimmed
    }
}

/// The dashes along one part of a path.
private struct DashPattern {
    let lengths: [CGFloat]
    private let firstIndex: Int
    private let firstRest: CGFloat

    init(phase: CGFloat, lengths: [CGFloat]) {
        // With an odd number of lengths, dashes and gaps swap on each repetition.
        let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let total = lengths.reduce(0, +)
        var rest = phase - (phase / total).rounded(.down) * total
        var index = 0
        while rest >= lengths[index], rest > 0 {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        self.lengths = lengths
        firstIndex = index
        firstRest = lengths[index] - rest
    }

    func dashes(of piece: Polyline) -> [PathElement] {
        var dashes: [PathElement] = []
        var (index, rest) = (firstIndex, firstRest)
        var isDrawing = false
        for (start, end) in piece.segments {
            let length = start.distance(to: end)
            var position: CGFloat = 0
            while position < length {
                let step = min(rest, length - position)
                if index.isMultiple(of: 2) {
                    if !isDrawing { dashes.append(.move(start.towards(end, position / length))) }
                    dashes.append(.line(start.towards(end, (position + step) / length)))
                    isDrawing = true
                }
                position += step
                rest -= step
                guard rest <= 0 else { continue }
                index = (index + 1) % lengths.count
                rest = lengths[index]
                isDrawing = false
            }
        }
        return dashes
    }
}

/// One line or curve of a path, and its length.
private struct MeasuredPart {
    var curve: CubicCurve
    var isStraight: Bool
    var beginsPiece: Bool
    /// The lengths along the curve at evenly spaced parameters.
    private var distances: [CGFloat]

    init(_ curve: CubicCurve, isStraight: Bool, beginsPiece: Bool) {
        self.curve = curve
        self.isStraight = isStraight
        self.beginsPiece = beginsPiece
        let count = isStraight ? 1 : 64
        var (distances, pen) = ([CGFloat(0)], curve.start)
        for step in 1...count {
            let point = curve.point(at: CGFloat(step) / CGFloat(count))
            distances.append(distances[step - 1] + pen.distance(to: point))
            pen = point
        }
        self.distances = distances
    }

    var length: CGFloat { distances[distances.count - 1] }

    /// Returns the curve's parameter, from 0 to 1, at a distance along it.
    func place(at distance: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        if isStraight { return distance / length }
        let count = distances.count - 1
        let step = min(max((distances.firstIndex { $0 >= distance } ?? count), 1), count)
        let (before, after) = (distances[step - 1], distances[step])
        let rest = after > before ? (distance - before) / (after - before) : 0
        return (CGFloat(step - 1) + rest) / CGFloat(count)
    }
}

extension [PathElement] {
    fileprivate var measuredParts: [MeasuredPart] {
        var parts: [MeasuredPart] = []
        var (pen, start, isFirst) = (CGPoint.zero, CGPoint.zero, true)
        func add(_ curve: CubicCurve, isStraight: Bool) {
            parts.append(MeasuredPart(curve, isStraight: isStraight, beginsPiece: isFirst))
            (pen, isFirst) = (curve.end, false)
        }
        func addLine(to end: CGPoint) {
            // With evenly spaced control points the parameter is proportional to the length.
            add(
                CubicCurve(start: pen, control1: pen.towards(end, 1 / 3), control2: pen.towards(end, 2 / 3), end: end),
                isStraight: true)
        }
        for element in self {
            switch element {
            case .move(let point): (pen, start, isFirst) = (point, point, true)
            case .line(let point): addLine(to: point)
            case .quadCurve(let point, let control):
                add(CubicCurve(start: pen, control: control, end: point), isStraight: false)
            case .curve(let point, let control1, let control2):
                add(CubicCurve(start: pen, control1: control1, control2: control2, end: point), isStraight: false)
            case .close: if pen != start { addLine(to: start) }
            }
        }
        return parts
    }
}
