/// The path that the next `fillPath()`, `strokePath()` or `clip()` uses up.
extension CGContext {
    public func beginPath() { currentPath.removeAll() }

    public func move(to point: CGPoint) { currentPath.move(to: point, transform: ctm) }

    public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: ctm) }

    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points, transform: ctm) }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: ctm)
    }

    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: ctm) }

    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: ctm) }

    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: ctm) }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }

    public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: ctm) }

    public func closePath() { currentPath.closeSubpath() }

    public var isPathEmpty: Bool { currentPath.isEmpty }
}
