extension CGContext {
    /// Draws colours that change along the line from `start` to `end`, in the whole clip or only between both points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let length = start.distance(to: end)
        guard length > 0, length.isFinite, ctm.isInvertible else { return }
        let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)

        // A strip across the line, long and wide enough to cover the picture.
        let far = reach(from: start) + length
        let first = options.contains(.drawsBeforeStartLocation) ? -far : 0
        let last = options.contains(.drawsAfterEndLocation) ? far : length
        let strip = CGMutablePath()
        let corners = [(first, -far), (last, -far), (last, far), (first, far)].map { ahead, aside in
            CGPoint(
                x: start.x + ahead * along.dx - aside * along.dy, y: start.y + ahead * along.dy + aside * along.dx)
        }
        strip.addLines(between: corners)
        strip.closeSubpath()
        draw(gradient, .linear(from: start, to: end), in: strip)
    }

    /// Draws colours that change from one circle to another, in the whole clip or only between both circles.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius >= 0, endRadius >= 0, startRadius != endRadius,
            startRadius.isFinite, endRadius.isFinite, ctm.isInvertible
        else { return }
        let grows = endRadius > startRadius
        let outer = grows ? (endCenter, endRadius) : (startCenter, startRadius)
        let inner = grows ? (startCenter, startRadius) : (endCenter, endRadius)
        let goesOut = options.contains(grows ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        let goesIn = options.contains(grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        let area = CGMutablePath()
        let far = reach(from: outer.0) + outer.1
        if goesOut {
            area.addRect(CGRect(x: outer.0.x - far, y: outer.0.y - far, width: 2 * far, height: 2 * far))
        } else {
            area.addCircle(outer.0, outer.1, clockwise: false)
        }
        if !goesIn, inner.1 > 0 { area.addCircle(inner.0, inner.1, clockwise: true) }
        draw(
            gradient, .radial(from: startCenter, radius: startRadius, to: endCenter, endRadius: endRadius), in: area)
    }

    /// Draws colours that change around a point, beginning at an angle in radians from the x axis towards the y axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinite, angle.isFinite, ctm.isInvertible else { return }
        let far = reach(from: center)
        let area = CGMutablePath()
        area.addRect(CGRect(x: center.x - far, y: center.y - far, width: 2 * far, height: 2 * far))
        draw(gradient, .conic(center: center, angle: angle), in: area)
    }

    private func draw(_ gradient: CGGradient, _ shape: GradientFill.Shape, in area: CGPath) {
        var stops = gradient.stops
        stops.colors = stops.colors.map(visible)
        let fill = GradientFill(stops, shape)
        if ctm.isIdentity {
            record(.gradient(fill, clip: area.elements))
        } else if case .linear(let start, let end) = shape, ctm.uniformScale != nil {
            let placed = GradientFill(stops, .linear(from: start.applying(ctm), to: end.applying(ctm)))
            record(.gradient(placed, clip: area.elements.map { $0.applying(ctm) }))
        } else {
            record(.group(DrawingEffect(transform: ctm), [.gradient(fill, clip: area.elements)]))
        }
    }

    /// Returns a distance greater than that of any point of the picture.
    private func reach(from point: CGPoint) -> CGFloat {
        let picture = CGRect(origin: .zero, size: drawing.size).applying(ctm.inverted())
        return picture.width + picture.height + (picture.midX - point.x).magnitude + (picture.midY - point.y).magnitude
    }
}

extension CGPoint {
    package func distance(to other: CGPoint) -> CGFloat {
        ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
    }
}

extension CGMutablePath {
    fileprivate func addCircle(_ center: CGPoint, _ radius: CGFloat, clockwise: Bool) {
        move(to: CGPoint(x: center.x + radius, y: center.y))
        addArc(
            center: center, radius: radius, startAngle: 0, endAngle: clockwise ? -2 * .pi : 2 * .pi,
            clockwise: clockwise)
        closeSubpath()
    }
}
