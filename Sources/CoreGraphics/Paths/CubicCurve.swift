/// A Bézier curve with two control points.
package struct CubicCurve {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint

    package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }
}

extension CubicCurve {
    /// Makes a curve with one control point, converted to two.
    package init(start: CGPoint, control: CGPoint, end: CGPoint) {
        func towards(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        self.init(start: start, control1: towards(start), control2: towards(end), end: end)
    }

    package func point(at t: CGFloat) -> CGPoint {
        CGPoint(
            x: value(at: t, start.x, control1.x, control2.x, end.x),
            y: value(at: t, start.y, control1.y, control2.y, end.y))
    }

    /// Returns the part of the curve between two parameters from 0 to 1.
    func part(from first: CGFloat, to last: CGFloat) -> CubicCurve {
        let rest = split(at: first).after
        return first < 1 ? rest.split(at: (last - first) / (1 - first)).before : rest
    }

    private func split(at t: CGFloat) -> (before: CubicCurve, after: CubicCurve) {
        let (a, b, c) = (start.towards(control1, t), control1.towards(control2, t), control2.towards(end, t))
        let (d, e) = (a.towards(b, t), b.towards(c, t))
        let middle = d.towards(e, t)
        return (
            CubicCurve(start: start, control1: a, control2: d, end: middle),
            CubicCurve(start: middle, control1: e, control2: c, end: end)
        )
    }

    /// Points along the curve, without its start, so close that lines between them look like the curve.
    var flattened: [CGPoint] {
        let bend = max(
            CGPoint(x: start.x - 2 * control1.x + control2.x, y: start.y - 2 * control1.y + control2.y).length,
            CGPoint(x: control1.x - 2 * control2.x + end.x, y: control1.y - 2 * control2.y + end.y).length)
        guard bend.isFinite else { return [end] }
        // A chord of 1/n of a curve is at most 3/4 · bend / n² away from it.
        let count = Int(min(max((0.75 * bend / 0.02).squareRoot().rounded(.up), 1), 256))
        return (1..<max(count, 1)).map { point(at: CGFloat($0) / CGFloat(count)) } + [end]
    }

    /// The parameters, from 0 to 1, at which the curve turns back along x or y.
    var turningPoints: [CGFloat] {
        zeros(start.x, control1.x, control2.x, end.x) + zeros(start.y, control1.y, control2.y, end.y)
    }

    private func value(at t: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        let s = 1 - t
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }

    /// Returns the zeros of the derivative of the curve through four numbers.
    private func zeros(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let square = d - 3 * c + 3 * b - a
        let linear = 2 * (a - 2 * b + c)
        let constant = b - a
        let discriminant = linear * linear - 4 * square * constant
        var zeros: [CGFloat] = []
        if square.magnitude < 1e-12 {
            if linear != 0 { zeros = [-constant / linear] }
        } else if discriminant >= 0 {
            let root = discriminant.squareRoot()
            zeros = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
        }
        return zeros.filter { $0 > 0 && $0 < 1 }
    }
}

extension CGPoint {
    func towards(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }

    var length: CGFloat { (x * x + y * y).squareRoot() }
}
