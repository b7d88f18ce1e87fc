import CoreGraphics

/// The weather, plants and animals.
extension SymbolDesign {
    static let weather: [String: SymbolDesign] = joined([
        clouds, skies, winds, animals,
        pair("flame", flame),
        pair("drop.triangle", { $0.lines(12, 3, 21.6, 20.4, 2.4, 20.4, closed: true) }) {
            $0.placed(0.4, 12, 14.6, drop)
        },
        encircled("drop", scale: 0.5, drop), encircled("flame", scale: 0.5, flame),
        encircled("pawprint", scale: 0.52, paw), pair("pawprint", paw),
        pair("umbrella") { $0.canopy() }.mapValues {
            $0.line {
                $0.lines(12, 12.8, 12, 19.2)
                $0.arc(9.8, 19.2, 2.2, from: 0, to: 180)
            }
        },
        pair("tree", crown) { $0.lines(12, 21.6, 12, 10.4) }.mapValues { $0.line { $0.lines(12, 18.6, 12, 21.6) } },
        pair("mountain.2") {
            $0.lines(2.2, 19, 8.6, 6.6, 12.6, 14, 15.4, 9.6, 21.8, 19, closed: true)
        },
    ])

    // MARK: Clouds

    private static let clouds: [String: SymbolDesign] = joined([
        clouded("rain") {
            for x in [8, 12.2, 16.4] as [CGFloat] { $0.lines(x, 17.8, x - 1.4, 21.4) }
        },
        clouded("drizzle") { path in
            for x in [8, 12.2, 16.4] as [CGFloat] { path.lines(x, 17.8, x - 0.5, 18.9) }
            for x in [9.6, 13.8] as [CGFloat] { path.lines(x, 20.6, x - 0.4, 21.6) }
        },
        clouded("snow") { path in
            for (x, y) in [(7.6, 18), (12, 18), (16.4, 18), (9.8, 21.4), (14.2, 21.4)] as [(CGFloat, CGFloat)] {
                path.dot(x, y, 0.15)
            }
        },
        clouded("fog") {
            $0.lines(5, 18, 19, 18)
            $0.lines(7.4, 21.4, 16.6, 21.4)
        },
        clouded("bolt") { $0.lines(12.8, 16.8, 10.6, 19.4, 13.4, 19.4, 11.2, 22) },
        [
            "cloud.sun": cloudedSun { $0.line($1) }, "cloud.sun.fill": cloudedSun { $0.area($1) },
            "cloud.moon": cloudedMoon { $0.line($1) }, "cloud.moon.fill": cloudedMoon { $0.area($1) },
        ],
    ])

    /// A cloud with something below it.
    private static func clouded(_ name: String, _ below: Shape) -> [String: SymbolDesign] {
        pair("cloud.\(name)") { $0.placed(0.86, 12, 8.4, cloud) }.mapValues { $0.line(below) }
    }

    private typealias Drawn = (SymbolDesign, Shape) -> SymbolDesign

    private static func cloudedSun(_ drawn: Drawn) -> SymbolDesign {
        let sun: Shape = { $0.circle(15.4, 8.8, 3.4) }
        return drawn(SymbolDesign(), sun).line { $0.placed(0.72, 15.4, 8.8) { rays($0, from: 7.6, to: 9) } }
            .clear { $0.placed(0.86, 10.4, 15.2, cloud) }
            .joining(drawn(SymbolDesign()) { $0.placed(0.74, 10.2, 15.4, cloud) })
    }

    private static func cloudedMoon(_ drawn: Drawn) -> SymbolDesign {
        drawn(SymbolDesign()) { $0.placed(0.66, 14.6, 8.6, moon) }
            .clear { $0.placed(0.8, 10.4, 16.8, cloud) }
            .joining(drawn(SymbolDesign()) { $0.placed(0.68, 10.2, 16.8, cloud) })
    }

    // MARK: Sun, moon and wind

    private static let skies: [String: SymbolDesign] = joined([
        [
            "sun.max.fill": SymbolDesign().area { $0.circle(12, 12, 4.2) }.line { rays($0, from: 7.6, to: 9.6) },
            "moon.stars": SymbolDesign().line(lowMoon).area(stars),
            "moon.stars.fill": SymbolDesign().area(lowMoon).area(stars),
        ],
        pair("sun.min") { $0.circle(12, 12, 4.2) }.mapValues {
            $0.line { path in
                for degrees in stride(from: 0 as CGFloat, to: 360, by: 45) { path.turned(degrees) { $0.dot(12, 4) } }
            }
        },
        horizon("sunrise") { $0.lines(9, 5.4, 12, 2.4, 15, 5.4) },
        horizon("sunset") { $0.lines(9, 4.4, 12, 7.4, 15, 4.4) },
    ])

    private static func lowMoon(_ path: CGMutablePath) { path.placed(0.9, 11.4, 12.8, moon) }

    private static func stars(_ path: CGMutablePath) {
        spark(path, 15.4, 7.6, 2.6)
        spark(path, 19.8, 3.6, 1.4)
    }

    /// Half a sun above a line, and an arrow's head above it.
    private static func horizon(_ name: String, _ head: Shape) -> [String: SymbolDesign] {
        pair(name) {
            $0.start(7.4, 18)
            $0.turn(12, 18, 4.6, from: 180, to: 360)
            $0.closeSubpath()
        }.mapValues {
            $0.line { path in
                path.lines(2.4, 18, 4, 18)
                path.lines(20, 18, 21.6, 18)
                path.lines(5, 11, 6, 12)
                path.lines(19, 11, 18, 12)
                path.lines(6.4, 21.4, 17.6, 21.4)
                path.lines(12, 2.6, 12, 7.4)
            }.line(head)
        }
    }

    private static let winds: [String: SymbolDesign] = [
        "wind": SymbolDesign().line {
            $0.start(2.6, 8.6)
            $0.turn(11, 5.7, 2.9, from: 90, to: -190)
            $0.start(2.6, 12.6)
            $0.turn(18, 9.2, 3.4, from: 90, to: -190)
            $0.start(2.6, 16.6)
            $0.turn(13.4, 19.1, 2.5, from: -90, to: 170)
        },
        "snowflake": SymbolDesign().line { path in
            for degrees in stride(from: 0 as CGFloat, to: 360, by: 60) {
                path.turned(degrees) {
                    $0.lines(12, 12, 12, 2.6)
                    $0.lines(9.2, 3.8, 12, 6.4, 14.8, 3.8)
                }
            }
        },
        "tornado": SymbolDesign().line {
            $0.lines(3, 4, 21, 4)
            $0.lines(4.6, 8, 18.6, 8)
            $0.lines(8, 12, 17.4, 12)
            $0.lines(11.4, 16, 17.2, 16)
            $0.lines(12.6, 20, 14, 20)
        },
    ]

    // MARK: Plants and animals

    private static func flame(_ path: CGMutablePath) {
        path.start(12.6, 2.4)
        path.curve(13, 6.6, 18.8, 9, 18.8, 14.8)
        path.curve(18.8, 18.8, 15.8, 21.6, 12, 21.6)
        path.curve(8.2, 21.6, 5.2, 18.8, 5.2, 15)
        path.curve(5.2, 12, 7, 10, 7.6, 7.4)
        path.curve(9, 8.4, 9.8, 9.4, 10, 11)
        path.curve(12, 9, 13, 5.8, 12.6, 2.4)
        path.closeSubpath()
    }

    private static func crown(_ path: CGMutablePath) {
        path.start(7.4, 18)
        path.curve(4.6, 18, 2.8, 16.2, 2.8, 13.8)
        path.curve(2.8, 12, 3.8, 10.6, 5.4, 9.8)
        path.curve(5, 5.6, 8, 2.4, 12, 2.4)
        path.curve(16, 2.4, 19, 5.6, 18.6, 9.8)
        path.curve(20.2, 10.6, 21.2, 12, 21.2, 13.8)
        path.curve(21.2, 16.2, 19.4, 18, 16.6, 18)
        path.closeSubpath()
    }

    private static func paw(_ path: CGMutablePath) {
        for (x, y) in [(4.2, 10.8), (8.8, 5.4), (15.2, 5.4), (19.8, 10.8)] as [(CGFloat, CGFloat)] {
            path.addEllipse(in: CGRect(x: x - 1.5, y: y - 2.1, width: 3, height: 4.2))
        }
        path.start(12, 11.4)
        path.curve(14.6, 11.4, 18, 15.6, 18, 18.4)
        path.curve(18, 21.8, 14.4, 20.2, 12, 20.2)
        path.curve(9.6, 20.2, 6, 21.8, 6, 18.4)
        path.curve(6, 15.6, 9.4, 11.4, 12, 11.4)
        path.closeSubpath()
    }

    private static let animals: [String: SymbolDesign] = joined([
        pair("ladybug", beetle) {
            $0.lines(12, 8.2, 12, 20.6)
            $0.dot(9.2, 13.6)
            $0.dot(14.8, 13.6)
        }.mapValues { $0.line(beetleLegs) },
        [
            "ant": SymbolDesign().line(ant).line(antLegs), "ant.fill": SymbolDesign().area(ant).line(antLegs),
            "tortoise": SymbolDesign().line(shell).line(tortoise),
            "tortoise.fill": SymbolDesign().area(shell).line(tortoise),
            "hare": SymbolDesign().line(hare).line { $0.dot(17.8, 11.2) },
            "hare.fill": SymbolDesign().area(hare).cut { $0.dot(17.8, 11.2) },
        ],
    ])

    private static func beetle(_ path: CGMutablePath) {
        path.addEllipse(in: CGRect(x: 5.6, y: 7, width: 12.8, height: 13.6))
        path.start(8.2, 8.2)
        path.curve(8.4, 3, 15.6, 3, 15.8, 8.2)
    }

    private static func beetleLegs(_ path: CGMutablePath) {
        for side in [-1, 1] as [CGFloat] {
            path.lines(12 + side * 6.4, 13.8, 12 + side * 9.6, 13.8)
            path.lines(12 + side * 5.6, 9.8, 12 + side * 8.6, 7.4)
            path.lines(12 + side * 5.4, 17.6, 12 + side * 8.6, 20.2)
        }
    }

    private static func ant(_ path: CGMutablePath) {
        path.circle(12, 6.2, 2)
        path.circle(12, 11.2, 1.4)
        path.addEllipse(in: CGRect(x: 9.2, y: 14.2, width: 5.6, height: 7))
    }

    private static func antLegs(_ path: CGMutablePath) {
        for side in [-1, 1] as [CGFloat] {
            path.lines(12 + side * 1.2, 4.6, 12 + side * 3, 2.6)
            path.lines(12 + side * 2.2, 10.6, 12 + side * 5.4, 9, 12 + side * 6.4, 5.6)
            path.lines(12 + side * 2.4, 11.6, 12 + side * 7.8, 12.4)
            path.lines(12 + side * 2.2, 12.8, 12 + side * 5.8, 15, 12 + side * 7, 19.4)
        }
    }

    private static func shell(_ path: CGMutablePath) {
        path.start(2.6, 15.4)
        path.curve(2.6, 9.8, 5.6, 6.4, 9.6, 6.4)
        path.curve(13.6, 6.4, 16.4, 9.8, 16.4, 15.4)
        path.closeSubpath()
    }

    private static func tortoise(_ path: CGMutablePath) {
        path.start(16.4, 15.4)
        path.addLine(to: CGPoint(x: 18.4, y: 15.4))
        path.curve(22.6, 15.4, 22.6, 9.4, 19.4, 9.4)
        path.curve(17.8, 9.4, 16.6, 10.4, 16.2, 12.2)
        path.lines(5.4, 15.4, 5, 18.6, 7.4, 18.6, 7.8, 15.6)
        path.lines(11.6, 15.6, 12, 18.6, 14.4, 18.6, 14.2, 15.4)
    }

    /// A sitting hare that looks to the right.
    private static func hare(_ path: CGMutablePath) {
        path.start(3, 17.4)
        path.curve(2.4, 12.6, 6.4, 10, 11, 11)
        path.curve(12.6, 11.3, 13.6, 11, 14.4, 9.8)
        path.curve(12, 8.4, 10.6, 6.2, 10.2, 3.4)
        path.curve(13.4, 3.8, 15.6, 5.4, 16.8, 7.8)
        path.curve(19.4, 8.2, 21.4, 10.4, 21.4, 12.4)
        path.curve(21.4, 14, 19.6, 14.6, 17.8, 14.6)
        path.curve(17.4, 16.6, 16.4, 18, 15, 18.8)
        path.addLine(to: CGPoint(x: 16.4, y: 20.6))
        path.addLine(to: CGPoint(x: 6, y: 20.6))
        path.curve(4.2, 20.6, 3.2, 19.4, 3, 17.4)
        path.closeSubpath()
    }
}

extension CGMutablePath {
    /// Adds the canopy of an umbrella, with a point on it.
    fileprivate func canopy() {
        start(2.6, 12.8)
        turn(12, 12.8, 9.4, from: 180, to: 360)
        curve(20, 11, 17.4, 11, 16.2, 12.8)
        curve(15, 11, 9, 11, 7.8, 12.8)
        curve(6.6, 11, 4, 11, 2.6, 12.8)
        closeSubpath()
    }
}
