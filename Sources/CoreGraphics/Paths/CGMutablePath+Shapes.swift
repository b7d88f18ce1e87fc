import Foundation

extension CGMutablePath {
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addLines(between: corners, transform: transform)
        closeSubpath()
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the largest ellipse in the rectangle, beginning at its right end.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let circle = CGAffineTransform(rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
        let placing = circle.concatenating(transform)
        move(to: CGPoint(x: 1, y: 0), transform: placing)
        addUnitArc(from: 0, delta: 2 * .pi, transform: placing)
        closeSubpath()
    }

    /// Adds a rectangle with corners that are quarters of an ellipse, at most half as wide and high as the rectangle.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let width = max(min(cornerWidth, rect.width / 2), 0)
        let height = max(min(cornerHeight, rect.height / 2), 0)
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        // Clockwise, beginning with the top edge.
        let corners: [(center: CGPoint, angle: CGFloat)] = [
            (CGPoint(x: rect.maxX - width, y: rect.minY + height), -.pi / 2),
            (CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0),
            (CGPoint(x: rect.minX + width, y: rect.maxY - height), .pi / 2),
            (CGPoint(x: rect.minX + width, y: rect.minY + height), .pi),
        ]
        move(to: CGPoint(x: rect.minX + width, y: rect.minY), transform: transform)
        for (center, angle) in corners {
            let placing = CGAffineTransform(width, 0, 0, height, center.x, center.y).concatenating(transform)
            addLine(to: CGPoint(x: cos(angle), y: sin(angle)), transform: placing)
            addUnitArc(from: angle, delta: .pi / 2, transform: placing)
        }
        closeSubpath()
    }

    /// Adds a line from the current point to the beginning of an arc, and the arc.
    ///
    /// Angles are in radians, from the x axis towards the y axis. On a screen, where y points down, that is clockwise,
    /// and `clockwise` makes the arc go counterclockwise, as on iOS.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var delta = (clockwise ? startAngle - endAngle : endAngle - startAngle)
        if delta >= turn {
            delta = turn
        } else if delta < 0 {
            delta -= (delta / turn).rounded(.down) * turn
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -delta : delta,
            transform: transform)
    }

    /// Adds a round corner: a line towards the first point, then an arc that ends on the way to the second.
    ///
    /// The circle touches the line from the current point to the first point, and the line from there to the second
    /// point.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty, transform.isInvertible else { return }
        let (first, second) = (
            (currentPoint.applying(transform.inverted()) - tangent1End), (tangent2End - tangent1End)
        )
        let lengths = first.length * second.length
        let cosine = lengths > 0 ? (first.x * second.x + first.y * second.y) / lengths : 1
        guard radius > 0, cosine.magnitude < 1 - 1e-9 else { return addLine(to: tangent1End, transform: transform) }
        let half = acos(cosine) / 2
        let reach = radius / tan(half)
        let start = tangent1End.towards(tangent1End + first, reach / first.length)
        let middle = (first.scaled(to: 1) + second.scaled(to: 1)).scaled(to: radius / sin(half))
        let center = tangent1End + middle
        let turnsLeft = first.x * second.y - first.y * second.x > 0
        let startAngle = atan2(start.y - center.y, start.x - center.x)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: (turnsLeft ? -1 : 1) * (.pi - 2 * half),
            transform: transform)
    }

    /// Adds an arc of `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let placing = CGAffineTransform(radius, 0, 0, radius, center.x, center.y).concatenating(transform)
        let start = CGPoint(x: cos(startAngle), y: sin(startAngle))
        if isEmpty { move(to: start, transform: placing) } else { addLine(to: start, transform: placing) }
        addUnitArc(from: startAngle, delta: delta, transform: placing)
    }

    /// Adds an arc of the unit circle around zero, in curves of at most a quarter each, from the current point.
    private func addUnitArc(from start: CGFloat, delta: CGFloat, transform: CGAffineTransform) {
        guard delta != 0, delta.isFinite, start.isFinite else { return }
        let count = Int(min((delta.magnitude / (.pi / 2) - 1e-9).rounded(.up), 64))
        let step = delta / CGFloat(max(count, 1))
        let reach = 4 / 3 * tan(step / 4)
        for index in 0..<max(count, 1) {
            let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            addCurve(
                to: CGPoint(x: cos(to), y: sin(to)),
                control1: CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
                control2: CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)), transform: transform)
        }
    }
}

extension CGPoint {
    fileprivate func scaled(to length: CGFloat) -> CGPoint {
        let scale = length / max(self.length, 1e-12)
        return CGPoint(x: x * scale, y: y * scale)
    }
}
