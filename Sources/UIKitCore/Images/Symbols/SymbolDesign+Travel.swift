import CoreGraphics

/// Maps, vehicles, hotels, food and shopping.
extension SymbolDesign {
    static let travel: [String: SymbolDesign] = joined([
        pair(
            "map",
            { $0.lines(2.4, 5.6, 9, 3.4, 15, 5.6, 21.6, 3.4, 21.6, 18.4, 15, 20.6, 9, 18.4, 2.4, 20.6, closed: true) }
        ) {
            $0.lines(9, 3.4, 9, 18.4)
            $0.lines(15, 5.6, 15, 20.6)
        },
        pins, vehicles, houses, food,
    ])

    private static let pins: [String: SymbolDesign] = [
        "mappin": SymbolDesign(width: 14).line { $0.lines(7, 9, 7, 21.4) }.area { $0.circle(7, 6, 3.4) },
        "mappin.circle": SymbolDesign().line {
            $0.circle(12, 12, 9.4)
            $0.lines(12, 10.4, 12, 17.4)
        }.area { $0.circle(12, 8.6, 1.4) },
        "mappin.circle.fill": SymbolDesign().area { $0.circle(12, 12, 9.4) }.cut { $0.lines(12, 10.4, 12, 17.4) }
            .clear { $0.circle(12, 8.6, 1.4) },
        "globe.europe.africa": SymbolDesign().line { $0.circle(12, 12, 9.4) }.area(continents),
        "globe.europe.africa.fill": SymbolDesign().area { $0.circle(12, 12, 9.4) }.clear(continents),
    ]

    private static func continents(_ path: CGMutablePath) {
        path.lines(9, 6.6, 12, 5.2, 14.6, 6.6, 12.6, 8.6, 9.4, 8.8, closed: true)
        path.lines(8.2, 11.8, 13.4, 11.6, 16.2, 13.4, 14.4, 18, 12.8, 18, 12, 15, 8.6, 14.4, closed: true)
    }

    // MARK: Vehicles

    private static let vehicles: [String: SymbolDesign] = joined([
        pair("car", car, details: lamps).mapValues {
            $0.line {
                $0.lines(5, 18, 5, 20.2)
                $0.lines(19, 18, 19, 20.2)
            }
        },
        encircled("car", scale: 0.54, car).mapValues { $0.line { $0.placed(0.54, 12, 12, lamps) } },
        pair("bus", { $0.box(4, 3, 16, 15.4, radius: 3) }) {
            $0.lines(4, 12.2, 20, 12.2)
            $0.dot(7.8, 15.4)
            $0.dot(16.2, 15.4)
        }.mapValues {
            $0.line {
                $0.lines(6.8, 18.4, 6.8, 21)
                $0.lines(17.2, 18.4, 17.2, 21)
            }
        },
        pair("tram", { $0.box(5, 5.2, 14, 12.4, radius: 3) }) {
            $0.lines(5, 11.4, 19, 11.4)
            $0.dot(8.4, 14.5)
            $0.dot(15.6, 14.5)
        }.mapValues {
            $0.line {
                $0.lines(8.6, 2.4, 15.4, 2.4)
                $0.lines(12, 2.4, 12, 5.2)
                $0.lines(8.4, 17.6, 6.4, 21.6)
                $0.lines(15.6, 17.6, 17.6, 21.6)
            }
        },
        [
            "bicycle": SymbolDesign(width: 28).line {
                $0.circle(6.6, 15, 4.4)
                $0.circle(21.4, 15, 4.4)
                $0.lines(6.6, 15, 10.6, 8.6, 18.4, 8.6, 13.4, 15, 6.6, 15)
                $0.lines(13.4, 15, 10, 6)
                $0.lines(8, 6, 12, 6)
                $0.lines(21.4, 15, 17.8, 5, 20.8, 5)
            },
            "figure.walk": SymbolDesign().line {
                $0.lines(7.2, 13, 8.2, 9.2, 12, 7.8, 14, 11.4, 17.2, 12.6)
                $0.lines(12, 8.2, 11, 13.6, 14.4, 16.6, 15.4, 21.4)
                $0.lines(11, 13.6, 10, 17.4, 7, 21.4)
            }.area { $0.dot(12.8, 3.8, 0.9) },
            "figure.run": SymbolDesign().line {
                $0.lines(5.4, 11.6, 7.2, 8, 12.6, 7.4, 14.8, 11, 18.6, 10.4)
                $0.lines(12.4, 8, 10.4, 13, 14.2, 15.6, 13.4, 21)
                $0.lines(10.4, 13.2, 8.8, 17.2, 3.6, 17.4)
            }.area { $0.dot(15, 3.8, 0.9) },
            "fuelpump": SymbolDesign().line { $0.box(3.4, 3, 10.6, 18, radius: 1.8) }.line(pump),
            "fuelpump.fill": SymbolDesign().area { $0.box(3.4, 3, 10.6, 18, radius: 1.8) }
                .cut { $0.lines(6.6, 8.4, 10.8, 8.4) }.line { $0.hose() },
        ],
    ])

    private static func pump(_ path: CGMutablePath) {
        path.lines(3.4, 10.4, 14, 10.4)
        path.hose()
    }

    private static func car(_ path: CGMutablePath) {
        path.lines(3.4, 18, 3.4, 12.4, 5.2, 10.6, 7.2, 5.2, 16.8, 5.2, 18.8, 10.6, 20.6, 12.4, 20.6, 18, closed: true)
    }

    private static func lamps(_ path: CGMutablePath) {
        path.lines(5.2, 10.6, 18.8, 10.6)
        path.dot(7, 14.3)
        path.dot(17, 14.3)
    }

    // MARK: Houses

    private static let houses: [String: SymbolDesign] = joined([
        encircled("house", scale: 0.54, house),
        [
            "house.fill": SymbolDesign().area(house).clear {
                $0.lines(10.8, 21.8, 10.8, 16, 13.2, 16, 13.2, 21.8, closed: true)
            }
        ],
        pair("building", { $0.box(5, 2.6, 14, 18.8, radius: 1) }) {
            for y in [6.8, 11, 15.2] as [CGFloat] {
                $0.dot(9.4, y)
                $0.dot(14.6, y)
            }
        },
        pair(
            "building.2",
            {
                $0.lines(3, 21, 3, 3, 12.6, 3, 12.6, 21, closed: true)
                $0.lines(12.6, 9.4, 21, 9.4, 21, 21, 12.6, 21)
            }
        ) {
            for y in [7, 11.4, 15.8] as [CGFloat] { $0.dot(7.8, y) }
            for y in [13.4, 17] as [CGFloat] { $0.dot(16.9, y) }
        },
        pair("building.columns") {
            $0.lines(12, 2.8, 21.2, 8, 2.8, 8, closed: true)
        }.mapValues {
            $0.line {
                for x in [5.4, 9.8, 14.2, 18.6] as [CGFloat] { $0.lines(x, 11.2, x, 17) }
                $0.lines(4, 17.4, 20, 17.4)
                $0.lines(2.4, 21, 21.6, 21)
            }
        },
        [
            "bed.double": SymbolDesign().line(mattress).line {
                $0.lines(4.4, 11.6, 4.4, 5.4, 19.6, 5.4, 19.6, 11.6)
            }.line(pillows),
            "bed.double.fill": SymbolDesign().area { $0.box(4.6, 5.4, 14.8, 6, radius: 1) }.cut(pillows).area(mattress),
        ],
    ])

    private static func house(_ path: CGMutablePath) {
        path.lines(12, 3, 21.6, 11.6, 18.8, 11.6, 18.8, 20.6, 5.2, 20.6, 5.2, 11.6, 2.4, 11.6, closed: true)
    }

    private static func mattress(_ path: CGMutablePath) {
        path.lines(2.6, 20.4, 2.6, 11.8, 21.4, 11.8, 21.4, 20.4, 21.4, 17.4, 2.6, 17.4, closed: true)
    }

    private static func pillows(_ path: CGMutablePath) {
        path.lines(7, 11.6, 7, 9, 10.8, 9, 10.8, 11.6)
        path.lines(13.2, 11.6, 13.2, 9, 17, 9, 17, 11.6)
    }

    // MARK: Food

    private static let food: [String: SymbolDesign] = [
        "fork.knife": SymbolDesign().line(forkAndKnife),
        "fork.knife.circle": SymbolDesign().line { $0.circle(12, 12, 9.4) }.line {
            $0.placed(0.52, 12, 12, forkAndKnife)
        },
        "fork.knife.circle.fill": SymbolDesign().area { $0.circle(12, 12, 9.4) }
            .cut { $0.placed(0.52, 12, 12, forkAndKnife) },
        "cup.and.saucer": SymbolDesign().line(cup).line(saucer),
        "cup.and.saucer.fill": SymbolDesign().area(cup).line(saucer),
        "wineglass": SymbolDesign().line(glass).line {
            $0.lines(7, 8, 17, 8)
            stem($0)
        },
        "wineglass.fill": SymbolDesign().area(glass).line(stem),
    ]

    private static func forkAndKnife(_ path: CGMutablePath) {
        path.lines(4.2, 2.8, 4.2, 7.4)
        path.curve(4.2, 11.4, 11, 11.4, 11, 7.4)
        path.addLine(to: CGPoint(x: 11, y: 2.8))
        path.lines(7.6, 2.8, 7.6, 21.2)
        path.lines(17.2, 21.2, 17.2, 2.8)
        path.curve(19.8, 4.6, 20.8, 9, 20.4, 13.6)
        path.addLine(to: CGPoint(x: 17.2, y: 13.6))
    }

    private static func cup(_ path: CGMutablePath) {
        path.lines(3.4, 5, 17, 5, 17, 9.6)
        path.curve(17, 13.8, 14.4, 16, 10.2, 16)
        path.curve(6, 16, 3.4, 13.8, 3.4, 9.6)
        path.closeSubpath()
    }

    private static func saucer(_ path: CGMutablePath) {
        path.start(17, 6.8)
        path.curve(23, 5.4, 22.6, 13, 16.2, 12.6)
        path.lines(2.6, 20, 18, 20)
    }

    private static func glass(_ path: CGMutablePath) {
        path.lines(7.4, 2.8, 16.6, 2.8)
        path.curve(17.6, 7.6, 17.8, 12.8, 12, 12.8)
        path.curve(6.2, 12.8, 6.4, 7.6, 7.4, 2.8)
        path.closeSubpath()
    }

    private static func stem(_ path: CGMutablePath) {
        path.lines(12, 12.8, 12, 21)
        path.lines(8.2, 21, 15.8, 21)
    }
}

extension CGMutablePath {
    /// Adds the hose of a pump at its left.
    fileprivate func hose() {
        start(14, 12.4)
        addLine(to: CGPoint(x: 15.4, y: 12.4))
        curve(16.8, 12.4, 17.2, 13.2, 17.2, 14.4)
        addLine(to: CGPoint(x: 17.2, y: 16.6))
        curve(17.2, 19.4, 21, 19.4, 21, 16.6)
        addLine(to: CGPoint(x: 21, y: 8.4))
        addLine(to: CGPoint(x: 17.6, y: 5))
    }
}
