/// The current path, which the next `fillPath()`, `strokePath()` or `clip()` consumes.
extension CGContext {
    /// Starts an empty path.
    public func beginPath() { currentPath.removeAll() }

    /// Begins a new part of the path at `point`.
    public func move(to point: CGPoint) { currentPath.move(to: point, transform: ctm) }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: ctm) }

    /// Adds straight lines from point to point, starting at the first.
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points, transform: ctm) }

    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: ctm)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: ctm) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: ctm) }

    /// Adds the ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: ctm) }

    /// Adds an arc of a circle. Angles are in radians from the right.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }

    /// Adds a round corner: a line towards the first point, then an arc that ends on the way to the second.
    public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
        guard ctm.isInvertible else { return }
        let path = CGMutablePath(elements: currentPath.elements.map { $0.applying(ctm.inverted()) })
        path.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
        currentPath.removeAll()
        currentPath.addPath(path, transform: ctm)
    }

    /// Adds all of another path.
    public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: ctm) }

    /// Adds a line to the beginning of the current part.
    public func closePath() { currentPath.closeSubpath() }

    /// Whether the path has no points.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// The current point, in the coordinates of the next drawing call; zero if the path is empty.
    public var currentPointOfPath: CGPoint {
        currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(ctm.inverted())
    }

    /// The bounding box of all points of the path, in the coordinates of the next drawing call.
    public var boundingBoxOfPath: CGRect { currentPath.boundingBox.applying(ctm.inverted()) }

    /// A copy of the path, in the coordinates of the next drawing call; nil if the path is empty.
    public var path: CGPath? {
        isPathEmpty ? nil : CGPath(elements: currentPath.elements.map { $0.applying(ctm.inverted()) })
    }

    /// Replaces the path with the outline of what `strokePath()` would paint.
    public func replacePathWithStrokedPath() {
        guard let path, ctm.isInvertible else { return }
        let outline = path.outline(of: state.pen)
        currentPath.removeAll()
        currentPath.addPath(outline, transform: ctm)
    }

    /// Returns whether a point, in the coordinates of the next drawing call, would be painted in this mode.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        let isStroked = path.outline(of: state.pen).contains(point)
        switch mode {
        case .fill: return path.contains(point)
        case .eoFill: return path.contains(point, using: .evenOdd)
        case .stroke: return isStroked
        case .fillStroke: return isStroked || path.contains(point)
        case .eoFillStroke: return isStroked || path.contains(point, using: .evenOdd)
        }
    }
}
