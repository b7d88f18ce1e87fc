import CoreGraphics

extension RGBA {
    /// The colour as `#rrggbb`.
    package var hexText: String {
        let (red, green, blue, _) = bytes
        return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Returns the attribute for this colour, followed by its opacity unless that is 1.
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

extension CGAffineTransform {
    /// The value of a `transform` attribute.
    package var svgTransform: String {
        func text(_ numbers: CGFloat...) -> String { numbers.map { $0.decimalText(places: 6) }.joined(separator: " ") }
        let isMove = (a, b, c, d) == (1, 0, 0, 1)
        return isMove ? "translate(\(text(tx, ty)))" : "matrix(\(text(a, b, c, d, tx, ty)))"
    }
}

extension CGRect {
    /// The attributes `x`, `y`, `width` and `height`.
    var svgBox: String {
        let numbers = [minX, minY, width, height].map { $0.decimalText() }
        return #"x="\#(numbers[0])" y="\#(numbers[1])" width="\#(numbers[2])" height="\#(numbers[3])""#
    }
}

extension String {
    /// The text for elements and attributes, without characters that XML can't contain.
    package var xmlEscaped: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
