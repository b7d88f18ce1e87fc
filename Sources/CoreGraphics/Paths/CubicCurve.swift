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
    /// A curve with one control point, told with two.
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

    /// Where, between 0 and 1, the curve turns back along x or y.
    var turningPoints: [CGFloat] {
        zeros(start.x, control1.x, control2.x, end.x) + zeros(start.y, control1.y, control2.y, end.y)
    }

    private func value(at t: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        let s = 1 - t
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }

    /// Zeros of the derivative of the curve through these four numbers.
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
