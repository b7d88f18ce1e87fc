import CoreGraphics
import Foundation

/// Plain shapes: outlined, filled, half filled, dashed.
extension SymbolDesign {
    static let plainShapes: [String: SymbolDesign] = joined([
        pair("triangle", triangle), pair("octagon", octagon), pair("seal", seal),
        pair("diamond") { $0.lines(12, 2.4, 21.6, 12, 12, 21.6, 2.4, 12, closed: true) },
        pair("hexagon") { $0.polygon(sides: 6, radius: 9.8, from: 0) },
        pair("pentagon") { $0.polygon(sides: 5, radius: 9.8, from: -90) },
        pair("rectangle") { $0.box(2.2, 5.4, 19.6, 13.2, radius: 2.2) },
        pair("rectangle.portrait") { $0.box(5.4, 2.2, 13.2, 19.6, radius: 2.2) },
        pair("capsule") { $0.box(2.2, 6.4, 19.6, 11.2, radius: 5.6) },
        pair("oval") { $0.addEllipse(in: CGRect(x: 2.2, y: 5.2, width: 19.6, height: 13.6)) },
        pair("app", app),
        pair("plus.app", app) {
            $0.lines(12, 7.5, 12, 16.5)
            $0.lines(7.5, 12, 16.5, 12)
        },
        pair("app.badge", app).mapValues { $0.clear { $0.circle(19, 5, 3.4) }.area { $0.circle(19, 5, 2) } },
        pair("circle.grid.3x3") { path in
            for x in [4.8, 12, 19.2] as [CGFloat] { for y in [4.8, 12, 19.2] as [CGFloat] { path.circle(x, y, 2) } }
        },
        [
            "circle.dashed": SymbolDesign().line { path in
                for degrees in stride(from: 0 as CGFloat, to: 360, by: 36) {
                    path.arc(12, 12, 9, from: degrees, to: degrees + 16)
                }
            },
            "square.dashed": SymbolDesign().line { path in
                for degrees in [0, 90, 180, 270] as [CGFloat] {
                    path.turned(degrees) {
                        $0.start(3.5, 7)
                        $0.turn(6, 6, 2.5, from: 180, to: 270)
                        $0.lines(6, 3.5, 7, 3.5)
                        $0.lines(10.6, 3.5, 13.4, 3.5)
                    }
                }
            },
            "grid": SymbolDesign().line {
                $0.box(3, 3, 18, 18, radius: 2.4)
                for at in [9, 15] as [CGFloat] {
                    $0.lines(at, 3, at, 21)
                    $0.lines(3, at, 21, at)
                }
            },
            "smallcircle.filled.circle": SymbolDesign().line { $0.circle(12, 12, 9) }.area { $0.circle(12, 12, 3.4) },
            "largecircle.fill.circle": SymbolDesign().line { $0.circle(12, 12, 9) }.area { $0.circle(12, 12, 5) },
        ],
    ])

    static let halves: [String: SymbolDesign] = {
        let left: Shape = {
            $0.start(12, 21)
            $0.turn(12, 12, 9, from: 90, to: 270)
            $0.closeSubpath()
        }
        let starHalf = starPoints.suffix(5) + starPoints.prefix(1)
        let shieldHalf: Shape = {
            $0.start(12, 2.6)
            shieldSide($0)
            $0.closeSubpath()
        }
        return [
            "circle.lefthalf.filled": SymbolDesign().line { $0.circle(12, 12, 9) }.area(left),
            "circle.righthalf.filled": SymbolDesign().line { $0.circle(12, 12, 9) }.area { $0.mirrored(left) },
            "star.leadinghalf.filled": SymbolDesign().line(star).area {
                $0.addLines(between: Array(starHalf))
                $0.closeSubpath()
            }.followingText(),
            "shield.lefthalf.filled": SymbolDesign().line(shield).area { $0.mirrored(shieldHalf) },
        ]
    }()

    private static func triangle(_ path: CGMutablePath) { path.lines(12, 3.6, 21.4, 20, 2.6, 20, closed: true) }

    static func octagon(_ path: CGMutablePath) { path.polygon(sides: 8, radius: 10, from: 22.5) }

    private static func app(_ path: CGMutablePath) { path.box(3, 3, 18, 18, radius: 5) }
}

extension CGMutablePath {
    /// Adds a regular polygon around the centre of the symbol. Its first corner is `start` degrees clockwise from the
    /// right.
    func polygon(sides: Int, radius: CGFloat, from start: CGFloat) {
        let corners = (0..<sides).map { index in
            let angle = (start + CGFloat(index) * 360 / CGFloat(sides)) * .pi / 180
            return CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
        }
        addLines(between: corners)
        closeSubpath()
    }
}
