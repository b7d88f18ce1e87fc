import CoreGraphics

/// The outline of a popover: round corners and an arrow.
struct PopoverShape {
    private let size: CGSize
    private let direction: UIPopoverArrowDirection
    private let tip: CGPoint

    init(_ place: PopoverGeometry.Place) {
        size = place.frame.size
        direction = place.direction
        tip = CGPoint(x: place.tip.x - place.frame.minX, y: place.tip.y - place.frame.minY)
    }

    /// The path in the popover's bounds.
    var path: CGPath {
        guard !direction.isEmpty else { return Self.body(CGRect(origin: .zero, size: size)).cgPath }
        let path = arrow
        let body = Self.body(
            CGRect(
                x: 0, y: PopoverMetrics.arrowHeight, width: length, height: depth - PopoverMetrics.arrowHeight))
        path.append(body)
        path.apply(turn)
        return path.cgPath
    }

    /// The path of the arrow alone.
    var arrowPath: CGPath? {
        guard !direction.isEmpty else { return nil }
        let path = arrow
        path.apply(turn)
        return path.cgPath
    }

    // MARK: Shape with the arrow at the top

    /// The lengths along the side with the arrow, and at right angles to it.
    private var length: CGFloat { direction.isVertical ? size.width : size.height }
    private var depth: CGFloat { direction.isVertical ? size.height : size.width }

    private static func body(_ rect: CGRect) -> UIBezierPath {
        let radius = min(PopoverMetrics.cornerRadius, rect.width / 2, rect.height / 2)
        return UIBezierPath(roundedRect: rect, cornerRadius: max(radius, 0))
    }

    /// The arrow, which overlaps the body by one point, so that no line shows between them.
    private var arrow: UIBezierPath {
        let middle = direction.isVertical ? tip.x : tip.y
        let (half, height) = (PopoverMetrics.arrowBase / 2, PopoverMetrics.arrowHeight)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: middle - half, y: height + 1))
        path.addLine(to: CGPoint(x: middle - half, y: height))
        path.addCurve(
            to: CGPoint(x: middle, y: 0), controlPoint1: CGPoint(x: middle - half / 2, y: height),
            controlPoint2: CGPoint(x: middle - half / 3, y: 0))
        path.addCurve(
            to: CGPoint(x: middle + half, y: height), controlPoint1: CGPoint(x: middle + half / 3, y: 0),
            controlPoint2: CGPoint(x: middle + half / 2, y: height))
        path.addLine(to: CGPoint(x: middle + half, y: height + 1))
        path.close()
        return path
    }

    /// The transform from an arrow that points up to this one.
    private var turn: CGAffineTransform {
        switch direction {
        case .down: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        case .left: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
        default: .identity
        }
    }
}
