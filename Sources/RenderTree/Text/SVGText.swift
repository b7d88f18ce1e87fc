import CoreGraphics

extension VectorDrawing {
    /// The drawing as a document of its own: what a screen shows of an image that was drawn.
    package var svg: String {
        let (width, height) = (size.width.decimalText(), size.height.decimalText())
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" preserveAspectRatio="none">\(svgElements(idPrefix: "g"))</svg>
            """
    }

    /// The drawing's shapes, to be put inside another document in which `idPrefix` is used for nothing else.
    package func svgElements(idPrefix: String) -> String {
        commands.enumerated().map { $1.svgElement(id: "\(idPrefix)\($0)") }.joined()
    }
}

extension DrawingCommand {
    fileprivate func svgElement(id: String) -> String {
        switch self {
        case .fill(let path, let color, let evenOdd):
            let rule = evenOdd ? #" fill-rule="evenodd""# : ""
            return #"<path d="\#(path.svgPathData)" \#(color.svgPaint("fill"))\#(rule)/>"#
        case .stroke(let path, let color, let width):
            return """
                <path d="\(path.svgPathData)" fill="none" \(color.svgPaint("stroke")) \
                stroke-width="\(width.decimalText())"/>
                """
        case .linearGradient(let stops, let from, let to, let clip):
            let stopElements = zip(stops.colors, stops.locations).map { color, location in
                #"<stop offset="\#(location.decimalText(places: 4))" \#(color.svgPaint("stop-color", "stop-opacity"))/>"#
            }
            return """
                <linearGradient id="\(id)" gradientUnits="userSpaceOnUse" \
                x1="\(from.x.decimalText())" y1="\(from.y.decimalText())" \
                x2="\(to.x.decimalText())" y2="\(to.y.decimalText())">\(stopElements.joined())</linearGradient>\
                <path d="\(clip.svgPathData)" fill="url(#\(id))"/>
                """
        case .clip(let path, let evenOdd, let commands):
            let rule = evenOdd ? #" clip-rule="evenodd""# : ""
            let inside = commands.enumerated().map { $1.svgElement(id: "\(id)-\($0)") }.joined()
            return """
                <clipPath id="\(id)"><path d="\(path.svgPathData)"\(rule)/></clipPath>\
                <g clip-path="url(#\(id))">\(inside)</g>
                """
        }
    }
}

extension RGBA {
    /// `#rrggbb`.
    package var hexText: String {
        let (red, green, blue, _) = bytes
        return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The attribute that paints with this colour, followed by its opacity unless that is 1.
    package func svgPaint(_ attribute: String, _ opacityAttribute: String? = nil) -> String {
        let color = #"\#(attribute)="\#(hexText)""#
        guard alpha < 1 else { return color }
        return color + #" \#(opacityAttribute ?? attribute + "-opacity")="\#(alpha.decimalText())""#
    }
}

extension [PathElement] {
    /// The `d` attribute of an SVG path.
    package var svgPathData: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\($0.x.decimalText()) \($0.y.decimalText())" }.joined(separator: " ")
        }
        return map { element in
            switch element {
            case .move(let point): "M\(text(point))"
            case .line(let point): "L\(text(point))"
            case .quadCurve(let point, let control): "Q\(text(control, point))"
            case .curve(let point, let control1, let control2): "C\(text(control1, control2, point))"
            case .close: "Z"
            }
        }.joined()
    }
}
