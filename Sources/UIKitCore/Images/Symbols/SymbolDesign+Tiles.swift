import CoreGraphics

extension SymbolDesign {
    /// Things made of tiles, and tools: as lines, and filled in the name with `.fill`.
    static let tiles: [String: SymbolDesign] = {
        let outlines: [String: (CGMutablePath) -> Void] = [
            "square.grid.3x3": grid(columns: 3, side: 4.6, gap: 1.9) { $0.box($1, $2, 4.6, 4.6, radius: 1) },
            "circle.grid.2x2": grid(columns: 2, side: 7.2, gap: 3.2) { $0.box($1, $2, 7.2, 7.2, radius: 3.6) },
            "rectangle.grid.1x2": {
                $0.box(3, 3.2, 18, 7.2, radius: 1.8)
                $0.box(3, 13.6, 18, 7.2, radius: 1.8)
            },
            "rectangle.3.group": {
                $0.box(2.5, 4, 8.2, 16, radius: 1.8)
                $0.box(13.7, 4, 7.8, 6.4, radius: 1.8)
                $0.box(13.7, 13.4, 7.8, 6.6, radius: 1.8)
            },
            "bolt": bolt,
            "book": {
                $0.lines(12, 6, 12, 20)
                $0.start(12, 6)
                $0.curve(9.6, 4, 6, 3.6, 2.6, 4.4)
                $0.addLine(to: CGPoint(x: 2.6, y: 18.6))
                $0.curve(6, 17.8, 9.6, 18.2, 12, 20)
                $0.curve(14.4, 18.2, 18, 17.8, 21.4, 18.6)
                $0.addLine(to: CGPoint(x: 21.4, y: 4.4))
                $0.curve(18, 3.6, 14.4, 4, 12, 6)
                $0.closeSubpath()
            },
            "bubble.right": bubble, "bubble.left": { $0.mirrored(bubble) },
            "doc": doc,
            "person.2": { path in
                path.circle(8.4, 8.4, 3.6)
                path.start(2.2, 19.6)
                path.curve(2.2, 16.2, 4.8, 14.4, 8.4, 14.4)
                path.curve(12, 14.4, 14.6, 16.2, 14.6, 19.6)
                path.closeSubpath()
                path.circle(16.6, 9.4, 2.8)
                path.start(17.6, 19.6)
                path.addLine(to: CGPoint(x: 21.8, y: 19.6))
                path.curve(21.8, 16.4, 19.8, 14.6, 17, 14.6)
            },
        ]
        var designs: [String: SymbolDesign] = [:]
        for (name, outline) in outlines {
            designs[name] = SymbolDesign().line(outline)
            designs[name + ".fill"] = SymbolDesign().area(outline)
        }
        let table = SymbolDesign().line { $0.box(3, 4, 18, 16, radius: 2) }
        let rules: (CGMutablePath) -> Void = {
            $0.lines(3, 9.3, 21, 9.3)
            $0.lines(3, 14.6, 21, 14.6)
            $0.lines(9.4, 4, 9.4, 20)
        }
        designs["tablecells"] = table.line(rules)
        designs["tablecells.fill"] = SymbolDesign().area { $0.box(3, 4, 18, 16, radius: 2) }.cut(rules)
        let marks: (CGMutablePath) -> Void = {
            for (index, x) in stride(from: 6, through: 18, by: 3).enumerated() {
                $0.lines(CGFloat(x), 8, CGFloat(x), index.isMultiple(of: 2) ? 12.5 : 10.6)
            }
        }
        designs["ruler"] = SymbolDesign().line { $0.box(2.5, 8, 19, 8.5, radius: 1.6) }.line(marks)
        designs["ruler.fill"] = SymbolDesign().area { $0.box(2.5, 8, 19, 8.5, radius: 1.6) }.cut(marks)
        let hands: (CGMutablePath) -> Void = { $0.lines(12, 6.8, 12, 12, 15.8, 14.4) }
        designs["clock"] = SymbolDesign().line { $0.circle(12, 12, 9) }.line(hands)
        designs["clock.fill"] = SymbolDesign().area { $0.circle(12, 12, 9.6) }.cut(hands)
        designs["photo.fill"] = SymbolDesign().area { $0.box(2.5, 4.5, 19, 15, radius: 2.5) }.cut {
            $0.lines(3.6, 17.4, 8.8, 12.4, 12.4, 15.6, 16.4, 11, 20.6, 15.4)
            $0.circle(8, 8.8, 0.6)
        }
        designs["slider.horizontal.3"] = SymbolDesign().line {
            for (y, knob) in [(5.5, 15.0), (12, 8), (18.5, 13)] as [(CGFloat, CGFloat)] {
                $0.lines(3, y, knob - 2.4, y)
                $0.circle(knob, y, 2.2)
                $0.lines(knob + 2.4, y, 21, y)
            }
        }
        designs["arrow.up.arrow.down"] = SymbolDesign().line {
            $0.lines(7.5, 20.5, 7.5, 3.5)
            $0.lines(3, 8, 7.5, 3.5, 12, 8)
            $0.lines(16.5, 3.5, 16.5, 20.5)
            $0.lines(12, 16, 16.5, 20.5, 21, 16)
        }
        return designs
    }()

    static func doc(_ path: CGMutablePath) {
        path.lines(5, 2.5, 13.6, 2.5, 19, 8, 19, 21.5, 5, 21.5, closed: true)
    }

    static func bubble(_ path: CGMutablePath) {
        path.start(4.2, 3.6)
        path.addLine(to: CGPoint(x: 19.8, y: 3.6))
        path.curve(21, 3.6, 22, 4.6, 22, 5.8)
        path.addLine(to: CGPoint(x: 22, y: 14.8))
        path.curve(22, 16, 21, 17, 19.8, 17)
        path.addLine(to: CGPoint(x: 18.4, y: 17))
        path.addLine(to: CGPoint(x: 18.4, y: 21))
        path.addLine(to: CGPoint(x: 13.6, y: 17))
        path.addLine(to: CGPoint(x: 4.2, y: 17))
        path.curve(3, 17, 2, 16, 2, 14.8)
        path.addLine(to: CGPoint(x: 2, y: 5.8))
        path.curve(2, 4.6, 3, 3.6, 4.2, 3.6)
        path.closeSubpath()
    }

    /// A grid with as many rows as columns, in the middle.
    private static func grid(
        columns: Int, side: CGFloat, gap: CGFloat, _ tile: @escaping (CGMutablePath, CGFloat, CGFloat) -> Void
    ) -> (CGMutablePath) -> Void {
        let start = (height - CGFloat(columns) * side - CGFloat(columns - 1) * gap) / 2
        let places = (0..<columns).map { start + CGFloat($0) * (side + gap) }
        return { path in
            for x in places { for y in places { tile(path, x, y) } }
        }
    }
}
