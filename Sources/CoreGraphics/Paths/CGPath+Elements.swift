/// What one element of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// A part of the path begins. One point.
    case moveToPoint
    /// A straight line. One point.
    case addLineToPoint
    /// A quadratic curve. Its control point and its end.
    case addQuadCurveToPoint
    /// A cubic curve. Its two control points and its end.
    case addCurveToPoint
    /// A line to where the part began. No point.
    case closeSubpath
}

/// One stroke of the pen, as ``CGPath/applyWithBlock(_:)`` tells it.
public struct CGPathElement {
    /// What the element does.
    public var type: CGPathElementType
    /// Control points first, the end last: one point for a move or line, two for a quadratic curve, three for a cubic
    /// one, none for the closing of a piece. Valid during the call only.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element from its parts.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension CGPath {
    /// Calls `block` with each element in turn.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            let (type, points) = element.told
            // Closing has no points, but a pointer to somewhere it must have.
            var storage = points.isEmpty ? [CGPoint.zero] : points
            storage.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
            }
        }
    }
}

extension PathElement {
    fileprivate var told: (CGPathElementType, [CGPoint]) {
        switch self {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quadCurve(let point, let control): (.addQuadCurveToPoint, [control, point])
        case .curve(let point, let control1, let control2): (.addCurveToPoint, [control1, control2, point])
        case .close: (.closeSubpath, [])
        }
    }
}
