import CoreGraphics
import Foundation

extension SVGElements {
    mutating func write(_ gradient: GradientFill, in clip: [PathElement], id: String) {
        switch gradient.shape {
        case .linear(let from, let to):
            let ends = [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)]
            paint(clip, with: "linearGradient", ends, gradient.stops, id: id)
        case .radial(let from, let radius, let to, let endRadius):
            // The focus must be the smaller circle.
            let grows = endRadius >= radius
            let (focus, circle) = grows ? ((from, radius), (to, endRadius)) : ((to, endRadius), (from, radius))
            let numbers = [
                ("cx", circle.0.x), ("cy", circle.0.y), ("r", circle.1), ("fx", focus.0.x), ("fy", focus.0.y),
                ("fr", focus.1),
            ]
            paint(clip, with: "radialGradient", numbers, grows ? gradient.stops : gradient.stops.reversed, id: id)
        case .conic(let center, let angle):
            append(gradient.stops.wedges(around: center, from: angle, filling: clip, id: id))
        }
    }

    private mutating func paint(
        _ clip: [PathElement], with name: String, _ numbers: [(String, CGFloat)], _ stops: GradientStops, id: String
    ) {
        let attributes = numbers.map { #" \#($0)="\#($1.decimalText())""# }.joined()
        append(
            """
            <\(name) id="\(id)" gradientUnits="userSpaceOnUse"\(attributes)>\(stops.svgStops)</\(name)>\
            <path d="\(clip.svgPathData)" fill="url(#\(id))"/>
            """)
    }
}

extension GradientStops {
    fileprivate var svgStops: String {
        zip(colors, locations).map { color, location in
            #"<stop offset="\#(location.decimalText(places: 4))" \#(color.svgPaint("stop-color", "stop-opacity"))/>"#
        }.joined()
    }

    fileprivate var reversed: GradientStops {
        GradientStops(colors: colors.reversed(), locations: locations.reversed().map { 1 - $0 })
    }

    /// SVG has no gradient around a point. This draws slices of one degree, without soft edges, so that no seam shows.
    fileprivate func wedges(
        around center: CGPoint, from angle: CGFloat, filling clip: [PathElement], id: String
    ) -> String {
        let box = CGPath(elements: clip).boundingBox
        let farX = max((box.minX - center.x).magnitude, (box.maxX - center.x).magnitude)
        let farY = max((box.minY - center.y).magnitude, (box.maxY - center.y).magnitude)
        // The outer edges of the slices are chords. A slightly larger radius keeps them outside the box.
        let radius = (farX * farX + farY * farY).squareRoot() * 1.01
        func point(_ degrees: Int) -> CGPoint {
            let turn = angle + CGFloat(degrees) * .pi / 180
            return CGPoint(x: center.x + radius * cos(turn), y: center.y + radius * sin(turn))
        }
        let slices = (0..<360).map { degree -> String in
            let path: [PathElement] = [.move(center), .line(point(degree)), .line(point(degree + 1)), .close]
            return #"<path d="\#(path.svgPathData)" \#(color(at: (CGFloat(degree) + 0.5) / 360).svgPaint("fill"))/>"#
        }
        return """
            <clipPath id="\(id)"><path d="\(clip.svgPathData)"/></clipPath>\
            <g clip-path="url(#\(id))" shape-rendering="crispEdges">\(slices.joined())</g>
            """
    }

    /// Returns the colour at a location from 0 to 1.
    package func color(at location: CGFloat) -> RGBA {
        guard let first = colors.first, let last = colors.last, let start = locations.first else { return .clear }
        guard location > start else { return first }
        for index in colors.indices.dropFirst() where location <= locations[index] {
            let length = locations[index] - locations[index - 1]
            guard length > 0 else { return colors[index] }
            return colors[index - 1].blended(with: colors[index], (location - locations[index - 1]) / length)
        }
        return last
    }
}

extension RGBA {
    fileprivate func blended(with other: RGBA, _ share: CGFloat) -> RGBA {
        func mean(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
        return RGBA(
            red: mean(red, other.red), green: mean(green, other.green), blue: mean(blue, other.blue),
            alpha: mean(alpha, other.alpha))
    }
}
