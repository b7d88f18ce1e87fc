/// - Behaviour: documented. A line or curve before the first `move(to:)` is ignored, as on Apple's platforms.
extension CGMutablePath {
    /// Begins a new part of the path at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point), transform)
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard !isEmpty else { return }
        append(.line(point), transform)
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        guard !isEmpty else { return }
        append(.quadCurve(end, control: control), transform)
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else { return }
        append(.curve(end, control1: control1, control2: control2), transform)
    }

    /// Adds a line to the beginning of the current part, and joins both ends.
    public func closeSubpath() {
        guard !isEmpty, elements.last != .close else { return }
        append(.close, .identity)
    }

    /// Adds straight lines through all points, in a new part that begins at the first.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds all parts of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element, transform) }
    }
}
