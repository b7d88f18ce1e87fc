extension Chart {
    /// The chart as a picture: two panels in a row, on white, so that it can be read on any page.
    var svg: String {
        let rows = (panels.count + 1) / 2
        let heights = (0..<rows).map { row in
            panels[(2 * row)..<min(2 * row + 2, panels.count)].map(\.height).max() ?? 0
        }
        var top = Style.margin
        var drawings: [String] = []
        for row in 0..<rows {
            for column in 0..<2 where 2 * row + column < panels.count {
                let left = Style.margin + Double(column) * (Style.panelWidth + Style.gap)
                drawings.append(panels[2 * row + column].svg(left: left, top: top))
            }
            top += heights[row] + Style.gap
        }
        let width = 2 * Style.margin + 2 * Style.panelWidth + Style.gap
        let height = top + 20
        let caption = Drawing.text(caption, x: Style.margin, y: top + 4, size: 11, color: Style.quiet)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.plain) \(height.plain)" width="\(width.plain)" \
            font-family="-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif" role="img">
            <rect width="100%" height="100%" rx="12" fill="#fff"/>
            \(drawings.joined(separator: "\n"))
            \(caption)
            </svg>

            """
    }
}

extension Chart.Panel {
    fileprivate var height: Double { Style.header + Double(marks.count) * Style.line + Style.footer }

    fileprivate func svg(left: Double, top: Double) -> String {
        let bottom = top + Style.header + Double(marks.count) * Style.line
        let scale = left + Style.names
        let width = Style.panelWidth - Style.names - Style.values
        var parts = [
            Drawing.text(title, x: left, y: top + 14, size: 15, color: Style.ink, isBold: true),
            Drawing.text(note, x: left, y: top + 31, size: 11, color: Style.quiet),
        ]
        for decade in decades.map(Array.init) ?? [] {
            let x = scale + width * Double(decade - decades!.lowerBound) / Double(decades!.count - 1)
            parts.append(Drawing.line(x: x, from: top + Style.header, to: bottom))
            parts.append(
                Drawing.text(text(tenTo(decade)), x: x, y: bottom + 13, size: 9, color: Style.quiet, anchor: "middle"))
        }
        for (index, mark) in marks.enumerated() {
            let y = top + Style.header + (Double(index) + 0.5) * Style.line
            let color = mark.isOurs ? Style.ours : Style.others
            let name = Drawing.text(
                mark.name, x: scale - 12, y: y + 4, size: 12, color: Style.ink, isBold: mark.isOurs, anchor: "end")
            parts.append(name)
            guard let value = mark.value, let place = place(of: value) else {
                parts.append(Drawing.text("did not run", x: scale + 4, y: y + 4, size: 11, color: Style.quiet))
                continue
            }
            let x = scale + width * place
            parts.append(Drawing.dot(x: x, y: y, color: color))
            parts.append(
                Drawing.text(text(value), x: x + 10, y: y + 4, size: 12, color: color, isBold: mark.isOurs))
        }
        return parts.joined(separator: "\n")
    }

    private func tenTo(_ exponent: Int) -> Double {
        let power = (0..<abs(exponent)).reduce(1.0) { product, _ in product * 10 }
        return exponent < 0 ? 1 / power : power
    }
}

/// Sizes in points, and colours.
private enum Style {
    static let margin = 24.0
    static let gap = 28.0
    static let panelWidth = 420.0
    /// The room for names to the left of the scale, and for a value to the right of its end.
    static let names = 130.0
    static let values = 70.0
    static let header = 44.0
    static let line = 22.0
    static let footer = 16.0
    static let ink = "#1c1c1e"
    static let quiet = "#6b6b70"
    static let grid = "#e3e3e8"
    static let ours = "#0a68d8"
    static let others = "#8e8e93"
}

/// Elements of a picture.
private enum Drawing {
    static func text(
        _ text: String, x: Double, y: Double, size: Double, color: String, isBold: Bool = false,
        anchor: String = "start"
    ) -> String {
        let weight = isBold ? " font-weight=\"600\"" : ""
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return """
            <text x="\(x.digits(1))" y="\(y.digits(1))" font-size="\(size.plain)" fill="\(color)" \
            text-anchor="\(anchor)"\(weight)>\(escaped)</text>
            """
    }

    static func line(x: Double, from top: Double, to bottom: Double) -> String {
        """
        <line x1="\(x.digits(1))" x2="\(x.digits(1))" y1="\(top.digits(1))" y2="\(bottom.digits(1))" \
        stroke="\(Style.grid)"/>
        """
    }

    static func dot(x: Double, y: Double, color: String) -> String {
        "<circle cx=\"\(x.digits(1))\" cy=\"\(y.digits(1))\" r=\"5\" fill=\"\(color)\"/>"
    }
}
