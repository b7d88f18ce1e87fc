import CoreGraphics

/// Shops, money, work, school and prizes.
extension SymbolDesign {
    static let shopping: [String: SymbolDesign] = joined([
        bags, badgedWithPlus(bags), encircled("bag", scale: 0.52, bag, lines: bagHandle),
        badgedWithPlus([
            "cart": SymbolDesign().line(cartHandle).line(basket).line(wheels),
            "cart.fill": SymbolDesign().line(cartHandle).area(basket).area(wheels),
        ]),
        circled("cart.circle") {
            $0.placed(0.54, 12, 12) {
                cartHandle($0)
                basket($0)
            }
            $0.dot(10.4, 16.4)
            $0.dot(14.9, 16.4)
        },
        pair("basket") { $0.lines(3, 10, 21, 10, 18.8, 20, 5.2, 20, closed: true) }.mapValues {
            $0.line {
                $0.lines(6.4, 10, 9.8, 3.4)
                $0.lines(17.6, 10, 14.2, 3.4)
            }
        },
        pair("ticket", ticket) {
            for y in [7.4, 10.4, 13.6, 16.6] as [CGFloat] { $0.dot(15, y, 0) }
        },
        circled("creditcard.circle") {
            $0.box(6.8, 8.4, 10.4, 7.4, radius: 1)
            $0.lines(6.8, 11, 17.2, 11)
        },
        pair("banknote", { $0.box(2.2, 5.8, 19.6, 12.4, radius: 1.8) }) {
            $0.circle(12, 12, 2.6)
            $0.dot(5.8, 12)
            $0.dot(18.2, 12)
        },
        pair("briefcase", { $0.box(2.2, 7, 19.6, 13.2, radius: 2.2) }) {
            $0.lines(2.2, 13, 21.8, 13)
            $0.lines(12, 12, 12, 14.2)
        }.mapValues { $0.line { $0.lines(8.4, 7, 8.4, 3.8, 15.6, 3.8, 15.6, 7) } },
        pair("suitcase", { $0.box(2.2, 7, 19.6, 13.2, radius: 2.2) }) {
            $0.lines(7, 7, 7, 20.2)
            $0.lines(17, 7, 17, 20.2)
        }.mapValues { $0.line { $0.lines(8.8, 7, 8.8, 3.8, 15.2, 3.8, 15.2, 7) } },
        pair(
            "storefront",
            {
                $0.lines(
                    4, 3.6, 20, 3.6, 21.8, 9.6, 19.4, 11.4, 19.4, 20.6, 4.6, 20.6, 4.6, 11.4, 2.2, 9.6, closed: true)
            }
        ) {
            $0.lines(2.6, 9.8, 21.4, 9.8)
            $0.lines(10, 20.6, 10, 14.4, 14, 14.4, 14, 20.6)
        },
        charts, prizes, school,
    ])

    private static let bags: [String: SymbolDesign] = pair("bag", bag) {
        $0.start(8.4, 10.8)
        $0.turn(12, 11.2, 3.6, from: 180, to: 0)
        $0.addLine(to: CGPoint(x: 15.6, y: 10.8))
    }.mapValues { $0.line(bagHandle) }

    private static func bag(_ path: CGMutablePath) {
        path.lines(4.6, 7.2, 19.4, 7.2, 20.6, 21.2, 3.4, 21.2, closed: true)
    }

    private static func bagHandle(_ path: CGMutablePath) {
        path.start(8.4, 7.2)
        path.turn(12, 6.4, 3.6, from: 180, to: 360)
        path.addLine(to: CGPoint(x: 15.6, y: 7.2))
    }

    private static func ticket(_ path: CGMutablePath) {
        path.start(2.4, 5.4)
        path.addLine(to: CGPoint(x: 21.6, y: 5.4))
        path.addLine(to: CGPoint(x: 21.6, y: 9.6))
        path.curve(18.6, 9.6, 18.6, 14.4, 21.6, 14.4)
        path.addLine(to: CGPoint(x: 21.6, y: 18.6))
        path.addLine(to: CGPoint(x: 2.4, y: 18.6))
        path.addLine(to: CGPoint(x: 2.4, y: 14.4))
        path.curve(5.4, 14.4, 5.4, 9.6, 2.4, 9.6)
        path.closeSubpath()
    }

    // MARK: Charts

    private static let charts: [String: SymbolDesign] = joined([
        pair("chart.bar") {
            $0.box(2.8, 12.4, 3.6, 8, radius: 0.8)
            $0.box(10.2, 7.8, 3.6, 12.6, radius: 0.8)
            $0.box(17.6, 3.6, 3.6, 16.8, radius: 0.8)
        },
        [
            "chart.pie": SymbolDesign().line { $0.circle(12, 12, 9.4) }.line(slices),
            "chart.pie.fill": SymbolDesign().area { $0.circle(12, 12, 9.4) }.cut(slices),
            "chart.line.uptrend.xyaxis": SymbolDesign().line {
                $0.lines(3, 3.4, 3, 20.6, 21.4, 20.6)
                $0.lines(6.8, 15.6, 10.8, 11, 14, 13.4, 20, 6.4)
                $0.lines(15.8, 5.8, 20.4, 5.8, 20.4, 10.4)
            },
            "chart.bar.xaxis": SymbolDesign().line { $0.lines(2.6, 20.8, 21.4, 20.8) }.area {
                $0.box(4.4, 11.6, 2.6, 5.6, radius: 0.6)
                $0.box(10.7, 7.6, 2.6, 9.6, radius: 0.6)
                $0.box(17, 3.6, 2.6, 13.6, radius: 0.6)
            },
        ],
    ])

    private static func slices(_ path: CGMutablePath) {
        path.lines(12, 2.6, 12, 12, 18.8, 18.6)
        path.lines(12, 12, 3, 14.4)
    }

    // MARK: Prizes and school

    private static let prizes: [String: SymbolDesign] = joined([
        [
            "trophy": SymbolDesign().line(cupOfVictory).line(cupHandles),
            "trophy.fill": SymbolDesign().area(cupOfVictory).line(cupHandles),
            "medal": SymbolDesign().line { $0.circle(12, 15.6, 5.8) }.line(ribbon),
            "medal.fill": SymbolDesign().area { $0.circle(12, 15.6, 5.8) }.line(ribbon)
                .clear { $0.placed(0.2, 12, 15.6, star) },
            "rosette": SymbolDesign().line {
                $0.circle(12, 9, 6.6)
                $0.circle(12, 9, 2.6)
                $0.lines(8.6, 15, 7, 21.6, 12, 18.8, 17, 21.6, 15.4, 15)
            },
        ],
        pair("crown") {
            $0.lines(3.4, 19.6, 2.4, 7.6, 8, 12, 12, 4.6, 16, 12, 21.6, 7.6, 20.6, 19.6, closed: true)
        },
        [
            "flag.checkered": SymbolDesign().line { $0.lines(4, 21.4, 4, 3.4, 20.6, 3.4, 20.6, 14.2, 4, 14.2) }.area {
                path in
                for (x, y) in [(7.2, 4.2), (14.4, 4.2), (10.8, 7.8), (18, 7.8), (7.2, 11.4), (14.4, 11.4)]
                    as [(CGFloat, CGFloat)]
                {
                    path.box(x - 1, y, 2, 2, radius: 0)
                }
            }
        ],
    ])

    private static func cupOfVictory(_ path: CGMutablePath) {
        path.start(7, 3)
        path.addLine(to: CGPoint(x: 17, y: 3))
        path.curve(17, 9.6, 15.8, 14, 12, 14)
        path.curve(8.2, 14, 7, 9.6, 7, 3)
        path.closeSubpath()
    }

    private static func cupHandles(_ path: CGMutablePath) {
        let handle: Shape = {
            $0.start(7, 4.8)
            $0.addLine(to: CGPoint(x: 2.8, y: 4.8))
            $0.curve(2.8, 8.4, 4.6, 10.8, 8, 11.2)
        }
        handle(path)
        path.mirrored(handle)
        path.lines(12, 14, 12, 20.8)
        path.lines(7.6, 20.8, 16.4, 20.8)
    }

    private static func ribbon(_ path: CGMutablePath) {
        path.lines(9, 10.4, 5.4, 2.8)
        path.lines(15, 10.4, 18.6, 2.8)
        path.lines(10.6, 2.8, 13, 8)
    }

    private static let school: [String: SymbolDesign] = [
        "graduationcap": SymbolDesign().line(cap).line(capBelow),
        "graduationcap.fill": SymbolDesign().area(cap).area(capBody).line(capBelow),
        "backpack": SymbolDesign().line { $0.box(4.6, 5.6, 14.8, 15.8, radius: 4) }.line(pocket),
        "backpack.fill": SymbolDesign().area { $0.box(4.6, 5.6, 14.8, 15.8, radius: 4) }
            .cut { $0.lines(8.2, 13.4, 15.8, 13.4, 15.8, 17.6, 8.2, 17.6, closed: true) }
            .line { $0.lines(9, 5.6, 9, 2.8, 15, 2.8, 15, 5.6) },
    ]

    private static func cap(_ path: CGMutablePath) { path.lines(12, 4, 22, 9, 12, 14, 2, 9, closed: true) }

    private static func capBody(_ path: CGMutablePath) {
        path.start(6, 14.4)
        path.addLine(to: CGPoint(x: 12, y: 17))
        path.addLine(to: CGPoint(x: 18, y: 14.4))
        path.addLine(to: CGPoint(x: 18, y: 17))
        path.curve(14.6, 19.8, 9.4, 19.8, 6, 17)
        path.closeSubpath()
    }

    private static func capBelow(_ path: CGMutablePath) {
        path.lines(6, 11, 6, 16.6)
        path.curve(9.4, 19.8, 14.6, 19.8, 18, 16.6)
        path.addLine(to: CGPoint(x: 18, y: 11))
        path.lines(21.6, 9.2, 21.6, 16)
    }

    private static func pocket(_ path: CGMutablePath) {
        path.lines(8.2, 13.4, 15.8, 13.4, 15.8, 17.6, 8.2, 17.6, closed: true)
        path.lines(9, 5.6, 9, 2.8, 15, 2.8, 15, 5.6)
    }
}
