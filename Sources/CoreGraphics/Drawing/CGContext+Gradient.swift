extension CGContext {
    /// Colours that change along the line from `start` to `end`, in the whole clip or only between the two points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
        let inverse = ctm.inverted()
        guard length > 0, length.isFinite, inverse.concatenating(ctm).isNearlyIdentity else { return }
        let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)

        // A strip across the line, long and wide enough for all of the picture.
        let picture = CGRect(origin: .zero, size: drawing.size).applying(inverse)
        let far =
            picture.width + picture.height + (picture.midX - start.x).magnitude + (picture.midY - start.y).magnitude
            + length
        let first = options.contains(.drawsBeforeStartLocation) ? -far : 0
        let last = options.contains(.drawsAfterEndLocation) ? far : length
        let strip = CGMutablePath()
        let corners = [(first, -far), (last, -far), (last, far), (first, far)].map { ahead, aside in
            CGPoint(
                x: start.x + ahead * along.dx - aside * along.dy, y: start.y + ahead * along.dy + aside * along.dx)
        }
        strip.addLines(between: corners, transform: ctm)
        strip.closeSubpath()

        var stops = gradient.stops
        stops.colors = stops.colors.map(visible)
        record(
            .linearGradient(stops, from: start.applying(ctm), to: end.applying(ctm), clip: strip.elements))
    }
}

extension CGAffineTransform {
    fileprivate var isNearlyIdentity: Bool {
        [a - 1, b, c, d - 1].allSatisfy { $0.magnitude < 1e-6 }
    }
}
