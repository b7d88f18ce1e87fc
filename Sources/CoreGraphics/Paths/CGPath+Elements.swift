/// The kinds of elements of a path.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a new part. Has one point.
    case moveToPoint
    /// Adds a straight line. Has one point.
    case addLineToPoint
    /// Adds a quadratic curve. Has its control point and its end.
    case addQuadCurveToPoint
    /// Adds a cubic curve. Has its two control points and its end.
    case addCurveToPoint
    /// Adds a line to the beginning of the part. Has no point.
    case closeSubpath
}

/// One element of a path, as ``CGPath/applyWithBlock(_:)`` passes it.
public struct CGPathElement {
    /// The kind of element.
    public var type: CGPathElementType
    /// The control points, followed by the end: one point for a move or a line, two for a quadratic curve, three for a
    /// cubic curve, none for closing a part. Valid only during the call.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes an element from its kind and points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension CGPath {
    /// Calls `block` with each element in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            let (type, points) = element.told
            // Closing has no points, but needs a valid pointer.
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
