import CoreGraphics

/// Games, parties, boxes and targets.
extension SymbolDesign {
    static let games: [String: SymbolDesign] = joined([
        dice, suits, feasts, boxes,
        pair("puzzlepiece", puzzle),
        [
            "target": SymbolDesign().line {
                $0.circle(12, 12, 9.4)
                $0.circle(12, 12, 5.2)
            }.area { $0.dot(12, 12, 0.6) },
            "scope": SymbolDesign().line { path in
                path.circle(12, 12, 7.4)
                for degrees in [0, 90, 180, 270] as [CGFloat] { path.turned(degrees) { $0.lines(12, 2.4, 12, 8) } }
            },
            "nosign": SymbolDesign().line {
                $0.circle(12, 12, 9)
                $0.lines(5.7, 5.7, 18.3, 18.3)
            },
            "circle.slash": SymbolDesign().line {
                $0.circle(12, 12, 9)
                $0.lines(18.3, 5.7, 5.7, 18.3)
            },
            "dot.radiowaves.left.and.right": SymbolDesign().line {
                for radius in [4.6, 9] as [CGFloat] {
                    $0.arc(12, 12, radius, from: -48, to: 48)
                    $0.arc(12, 12, radius, from: 132, to: 228)
                }
            }.area { $0.dot(12, 12, 0.9) },
            "dot.radiowaves.right": SymbolDesign(width: 18).line {
                for radius in [5, 10] as [CGFloat] { $0.arc(4, 12, radius, from: -48, to: 48) }
            }.area { $0.dot(4, 12, 0.9) },
        ],
    ])

    // MARK: Games

    private static let dice: [String: SymbolDesign] = {
        let places: [[(CGFloat, CGFloat)]] = [
            [(12, 12)], [(8, 8), (16, 16)], [(7.6, 7.6), (12, 12), (16.4, 16.4)],
            [(8, 8), (16, 8), (8, 16), (16, 16)], [(7.6, 7.6), (16.4, 7.6), (12, 12), (7.6, 16.4), (16.4, 16.4)],
            [(8, 7.4), (16, 7.4), (8, 12), (16, 12), (8, 16.6), (16, 16.6)],
        ]
        var designs: [String: SymbolDesign] = [:]
        for (index, dots) in places.enumerated() {
            let pips: Shape = { path in for (x, y) in dots { path.dot(x, y, 0.4) } }
            let die = pair("die.face.\(index + 1)", { $0.box(3, 3, 18, 18, radius: 3.6) }, details: pips)
            for (name, design) in die { designs[name] = design }
        }
        return designs
    }()

    private static let suits: [String: SymbolDesign] = joined([
        pair("suit.heart", heart),
        pair("suit.diamond") { $0.lines(12, 2.4, 19.4, 12, 12, 21.6, 4.6, 12, closed: true) },
        pair("suit.spade") {
            $0.start(12, 2.6)
            $0.curve(13.6, 7, 21, 9.4, 21, 14)
            $0.curve(21, 18, 15.4, 18.8, 13.2, 15.4)
            $0.lines(13.2, 15.4, 14.6, 21.4, 9.4, 21.4, 10.8, 15.4)
            $0.curve(8.6, 18.8, 3, 18, 3, 14)
            $0.curve(3, 9.4, 10.4, 7, 12, 2.6)
        },
    ])

    private static func puzzle(_ path: CGMutablePath) {
        path.start(4, 8)
        path.addLine(to: CGPoint(x: 8.8, y: 8))
        path.curve(6.4, 2, 15.2, 2, 12.8, 8)
        path.addLine(to: CGPoint(x: 17, y: 8))
        path.addLine(to: CGPoint(x: 17, y: 12.4))
        path.curve(23, 10, 23, 18.8, 17, 16.4)
        path.addLine(to: CGPoint(x: 17, y: 21))
        path.addLine(to: CGPoint(x: 4, y: 21))
        path.addLine(to: CGPoint(x: 4, y: 16.6))
        path.curve(8.8, 18.4, 8.8, 10.6, 4, 12.4)
        path.closeSubpath()
    }

    // MARK: Feasts

    private static let feasts: [String: SymbolDesign] = joined([
        pair("birthday.cake", { $0.lines(3.6, 20.6, 3.6, 11.6, 20.4, 11.6, 20.4, 20.6, closed: true) }) {
            $0.start(3.6, 15.6)
            $0.curve(6, 18.2, 7.4, 14, 9.2, 15.8)
            $0.curve(11, 17.6, 13, 17.6, 14.8, 15.8)
            $0.curve(16.6, 14, 18, 18.2, 20.4, 15.6)
        }.mapValues {
            $0.line { for x in [7.6, 12, 16.4] as [CGFloat] { $0.lines(x, 11.6, x, 7.4) } }.line { path in
                for x in [7.6, 12, 16.4] as [CGFloat] { path.lines(x, 4, x, 4.2) }
            }
        },
        pair("balloon") {
            $0.start(12, 16.8)
            $0.curve(8.6, 16.8, 5.6, 13, 5.6, 8.8)
            $0.curve(5.6, 5.2, 8.4, 2.4, 12, 2.4)
            $0.curve(15.6, 2.4, 18.4, 5.2, 18.4, 8.8)
            $0.curve(18.4, 13, 15.4, 16.8, 12, 16.8)
            $0.closeSubpath()
        }.mapValues {
            $0.line {
                $0.start(12, 16.8)
                $0.curve(9.8, 18.6, 14, 19.8, 12, 21.8)
            }
        },
    ])

    // MARK: Boxes

    private static let boxes: [String: SymbolDesign] = joined([
        pair("cube", cube, details: cubeEdges),
        pair("shippingbox", cube) {
            cubeEdges($0)
            $0.lines(7.6, 4.7, 16.4, 9.7)
        },
    ])

    private static func cube(_ path: CGMutablePath) {
        path.lines(12, 2.4, 20.6, 7.2, 20.6, 16.8, 12, 21.6, 3.4, 16.8, 3.4, 7.2, closed: true)
    }

    private static func cubeEdges(_ path: CGMutablePath) {
        path.lines(3.4, 7.2, 12, 12, 20.6, 7.2)
        path.lines(12, 12, 12, 21.6)
    }
}
