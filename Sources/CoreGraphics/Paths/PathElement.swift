/// One element of a path.
package enum PathElement: Sendable, Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    package func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quadCurve(let point, let control):
            .quadCurve(point.applying(transform), control: control.applying(transform))
        case .curve(let point, let control1, let control2):
            .curve(
                point.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .close: .close
        }
    }
}
