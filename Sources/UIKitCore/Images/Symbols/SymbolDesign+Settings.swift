import CoreGraphics

/// Devices, connections, privacy, warnings: symbols of apps with settings.
extension SymbolDesign {
    static let settings: [String: SymbolDesign] = joined([
        pair("bell", bell), slashed(pair("bell", bell)), badged(pair("bell", bell)),
        pair("eye", eye, details: iris), slashed(pair("eye", eye, details: iris)),
        privacy, pair("location", location), pair("lightbulb", bulb),
        pair("exclamationmark.triangle", { $0.lines(12, 3.6, 21.4, 20, 2.6, 20, closed: true) }) {
            $0.lines(12, 9.4, 12, 13)
            $0.dot(12, 16.9)
        },
        circled("exclamationmark.circle") {
            $0.lines(12, 7, 12, 12.4)
            $0.dot(12, 16.6)
        },
        circled("questionmark.circle", question),
        ["info.circle.fill": SymbolDesign().area { $0.circle(12, 12, 9) }.cut(info)],
        connections, slashed(["wifi": wifi]), devices, controls,
    ])

    // MARK: Connections

    private static let connections: [String: SymbolDesign] = [
        "airplane": SymbolDesign().area { path in
            airplaneHalf(path)
            path.turned(180) { $0.mirrored(airplaneHalf) }
        },
        "wifi": wifi,
        "antenna.radiowaves.left.and.right": SymbolDesign().line {
            $0.lines(12, 9, 12, 21)
            for radius in [4.8, 9] as [CGFloat] {
                $0.arc(12, 9, radius, from: -42, to: 42)
                $0.arc(12, 9, radius, from: 138, to: 222)
            }
        }.area { $0.dot(12, 9, 0.9) },
        "globe": SymbolDesign().line {
            $0.circle(12, 12, 9.4)
            $0.addEllipse(in: CGRect(x: 7.8, y: 2.6, width: 8.4, height: 18.8))
            $0.lines(3.2, 8.8, 20.8, 8.8)
            $0.lines(3.2, 15.2, 20.8, 15.2)
        },
        "mappin.and.ellipse": SymbolDesign().line {
            $0.lines(12, 9.4, 12, 17.4)
            $0.start(8.4, 14.8)
            $0.curve(5, 15.2, 2.6, 16.4, 2.6, 17.9)
            $0.curve(2.6, 19.9, 6.8, 21.4, 12, 21.4)
            $0.curve(17.2, 21.4, 21.4, 19.9, 21.4, 17.9)
            $0.curve(21.4, 16.4, 19, 15.2, 15.6, 14.8)
        }.area { $0.circle(12, 6, 3) },
    ]

    static let wifi: SymbolDesign = SymbolDesign().line {
        for radius in [5.2, 9.8, 14.4] as [CGFloat] { $0.arc(12, 18.6, radius, from: -134, to: -46) }
    }.area { $0.dot(12, 18.6, 0.7) }

    // MARK: Devices

    private static let devices: [String: SymbolDesign] = [
        "display": SymbolDesign().line {
            $0.box(2, 3.6, 20, 13.4, radius: 2.2)
            $0.lines(12, 17, 12, 20.8)
            $0.lines(7.8, 20.8, 16.2, 20.8)
        },
        "iphone": SymbolDesign(width: 16).line {
            $0.box(2.6, 2, 10.8, 20, radius: 2.8)
            $0.lines(7.2, 5, 8.8, 5)
        },
        "ipad": SymbolDesign(width: 20).line {
            $0.box(2.4, 2, 15.2, 20, radius: 2.4)
            $0.lines(8.4, 19, 11.6, 19)
        },
        "keyboard": SymbolDesign().line { $0.box(1.8, 5.4, 20.4, 13.2, radius: 2.4) }.line(keys),
        "keyboard.fill": SymbolDesign().area { $0.box(1.8, 5.4, 20.4, 13.2, radius: 2.4) }.cut(keys),
        "battery.100": SymbolDesign(width: 28).line {
            $0.box(2.2, 6.2, 20.8, 11.6, radius: 3)
            $0.lines(25.8, 10.6, 25.8, 13.4)
        }.area { $0.box(6.2, 10.3, 12.6, 3.4, radius: 0.4) },
        "speaker.wave.2": SymbolDesign().line(speaker).line(waves),
        "speaker.wave.2.fill": SymbolDesign().area(speaker).line(waves),
    ]

    private static func keys(_ path: CGMutablePath) {
        for x in [5.8, 8.9, 12, 15.1, 18.2] as [CGFloat] { path.dot(x, 9) }
        for x in [7.3, 10.4, 13.6, 16.7] as [CGFloat] { path.dot(x, 12) }
        path.lines(8.2, 15, 15.8, 15)
    }

    static func speaker(_ path: CGMutablePath) {
        path.lines(2, 9.2, 5.6, 9.2, 10.4, 4.6, 10.4, 19.4, 5.6, 14.8, 2, 14.8, closed: true)
    }

    private static func waves(_ path: CGMutablePath) {
        path.arc(10.6, 12, 4.6, from: -40, to: 40)
        path.arc(10.6, 12, 9.4, from: -46, to: 46)
    }

    // MARK: Controls

    private static let controls: [String: SymbolDesign] = [
        "chevron.up.chevron.down": SymbolDesign(width: 18).line {
            $0.lines(3.6, 9, 9, 3.6, 14.4, 9)
            $0.lines(3.6, 15, 9, 20.4, 14.4, 15)
        },
        "switch.2": SymbolDesign().line {
            $0.box(2.6, 3.2, 18.8, 7.4, radius: 3.7)
            $0.box(2.6, 13.4, 18.8, 7.4, radius: 3.7)
        }.area {
            $0.dot(17.6, 6.9, 0.6)
            $0.dot(6.4, 17.1, 0.6)
        },
        "slider.horizontal.2.square": SymbolDesign().line {
            $0.box(2.8, 2.8, 18.4, 18.4, radius: 3)
            $0.lines(6.8, 8.8, 17.2, 8.8)
            $0.lines(6.8, 15.2, 17.2, 15.2)
        }.area {
            $0.dot(14.2, 8.8, 1)
            $0.dot(9.8, 15.2, 1)
        },
        "textformat.size": SymbolDesign(width: 28).line {
            $0.lines(2.2, 20, 5.8, 11, 9.4, 20)
            $0.lines(3.5, 16.8, 8.1, 16.8)
            $0.lines(13, 20, 19.4, 4, 25.8, 20)
            $0.lines(15.2, 14.6, 23.6, 14.6)
        },
        "accessibility": SymbolDesign().line {
            $0.circle(12, 12, 9.4)
            $0.lines(7.2, 10.2, 12, 11, 16.8, 10.2)
            $0.lines(12, 11, 12, 13.8)
            $0.lines(9.6, 18, 12, 13.8, 14.4, 18)
        }.area { $0.dot(12, 7, 0.7) },
        "hourglass": SymbolDesign().line {
            hourglassSide($0)
            $0.mirrored(hourglassSide)
            $0.lines(5, 2.8, 19, 2.8)
            $0.lines(5, 21.2, 19, 21.2)
        }.area { $0.lines(10, 18.3, 12, 16.6, 14, 18.3, closed: true) },
        "clock.arrow.circlepath": SymbolDesign().line {
            $0.arc(12.6, 12, 8.8, from: -150, to: 150)
            $0.lines(3.8, 3.2, 5, 7.6, 9.4, 6.4)
            $0.lines(12.6, 7.2, 12.6, 12, 16, 14.2)
        },
        "paintbrush": SymbolDesign().line(brushHandle).line(bristles),
        "paintbrush.fill": SymbolDesign().area(brushHandle).area(bristles)
            .cut { $0.lines(7, 10.6, 13.4, 17) },
    ]

    static func hourglassSide(_ path: CGMutablePath) {
        path.lines(7, 2.8, 7, 6.4)
        path.curve(7, 9.4, 10.8, 10.4, 10.8, 12)
        path.curve(10.8, 13.6, 7, 14.6, 7, 17.6)
        path.addLine(to: CGPoint(x: 7, y: 21.2))
    }

    private static func brushHandle(_ path: CGMutablePath) {
        path.lines(9.4, 11.8, 17.8, 3.2)
        path.curve(19.4, 1.6, 22.4, 4.6, 20.8, 6.2)
        path.addLine(to: CGPoint(x: 12.2, y: 14.6))
        path.closeSubpath()
    }

    private static func bristles(_ path: CGMutablePath) {
        path.lines(9.4, 11.8, 12.2, 14.6)
        path.curve(13, 18.4, 10.6, 21.2, 7.4, 21.2)
        path.curve(5.4, 21.2, 3.6, 20.6, 2.6, 19.6)
        path.curve(4.6, 18.8, 4.4, 17.6, 4.6, 16)
        path.curve(4.9, 13.6, 6.8, 11.8, 9.4, 11.8)
        path.closeSubpath()
    }

    // MARK: Privacy

    private static let privacy: [String: SymbolDesign] = [
        "hand.raised": SymbolDesign().line(hand), "hand.raised.fill": SymbolDesign().area(fingers).area(palm),
        "lock": SymbolDesign().line(lock).line(shackle), "lock.fill": SymbolDesign().area(lock).line(shackle),
        "lock.open": SymbolDesign().line(lock).line(openShackle),
        "lock.open.fill": SymbolDesign().area(lock).line(openShackle),
        "key": SymbolDesign().line(keyBow).line(keyBit).line { $0.dot(6.8, 17.2, 0.2) },
        "key.fill": SymbolDesign().area(keyBow).cut { $0.dot(6.8, 17.2, 0.2) }.line(keyBit),
    ]

    static func lock(_ path: CGMutablePath) { path.box(4.6, 10.6, 14.8, 10.6, radius: 2.4) }

    static func shackle(_ path: CGMutablePath) {
        path.start(7.8, 10.6)
        path.turn(12, 7, 4.2, from: 180, to: 360)
        path.addLine(to: CGPoint(x: 16.2, y: 10.6))
    }

    private static func openShackle(_ path: CGMutablePath) {
        path.start(7.8, 10.6)
        path.turn(12, 7, 4.2, from: 180, to: 350)
    }

    private static func keyBow(_ path: CGMutablePath) { path.circle(8, 16, 4.8) }

    private static func keyBit(_ path: CGMutablePath) {
        path.lines(11.4, 12.6, 20.8, 3.2)
        path.lines(18, 6, 20.8, 8.8)
        path.lines(14.6, 9.4, 16.8, 11.6)
    }

    /// An open hand; the thumb is on the left.
    private static func hand(_ path: CGMutablePath) {
        path.start(6, 14.4)
        path.turn(7.65, 7, 1.65, from: 180, to: 360)
        path.turn(10.95, 4.4, 1.65, from: 180, to: 360)
        path.turn(14.25, 4.8, 1.65, from: 180, to: 360)
        path.turn(17.55, 7.8, 1.65, from: 180, to: 360)
        path.addLine(to: CGPoint(x: 19.2, y: 15))
        path.curve(19.2, 19, 16.6, 21.4, 12.8, 21.4)
        path.curve(9.4, 21.4, 7, 19.6, 5.4, 17)
        path.addLine(to: CGPoint(x: 3, y: 13.2))
        path.curve(2.2, 11.8, 3.9, 10.6, 5, 11.9)
        path.closeSubpath()
        path.lines(9.3, 7, 9.3, 11.4)
        path.lines(12.6, 5, 12.6, 11)
        path.lines(15.9, 7.8, 15.9, 11.4)
    }

    private static func fingers(_ path: CGMutablePath) {
        for (x, top) in [(5.8, 5.6), (9.7, 3), (13.6, 3.4), (17.5, 6.4)] as [(CGFloat, CGFloat)] {
            path.box(x, top, 0.8, 14 - top, radius: 0.4)
        }
    }

    private static func palm(_ path: CGMutablePath) {
        path.lines(5.8, 12.6, 18.3, 12.6, 18.3, 15)
        path.curve(18.3, 18.8, 16, 21.2, 12.6, 21.2)
        path.curve(9.4, 21.2, 7.2, 19.6, 5.6, 17)
        path.addLine(to: CGPoint(x: 2.6, y: 12.4))
        path.addLine(to: CGPoint(x: 3.2, y: 12))
        path.closeSubpath()
    }

    private static func iris(_ path: CGMutablePath) { path.circle(12, 12, 3.2) }

    static func eye(_ path: CGMutablePath) {
        path.start(2.2, 12)
        path.curve(4.6, 7.6, 8, 5, 12, 5)
        path.curve(16, 5, 19.4, 7.6, 21.8, 12)
        path.curve(19.4, 16.4, 16, 19, 12, 19)
        path.curve(8, 19, 4.6, 16.4, 2.2, 12)
        path.closeSubpath()
    }

    // MARK: Signs

    static func bell(_ path: CGMutablePath) {
        path.start(3.8, 17.4)
        path.curve(5.6, 15.6, 6, 14, 6, 10)
        path.curve(6, 5.8, 8.6, 3, 12, 3)
        path.curve(15.4, 3, 18, 5.8, 18, 10)
        path.curve(18, 14, 18.4, 15.6, 20.2, 17.4)
        path.closeSubpath()
        path.start(9.8, 20.6)
        path.curve(10.6, 21.7, 13.4, 21.7, 14.2, 20.6)
    }

    static func bulb(_ path: CGMutablePath) {
        path.start(9, 16.4)
        path.curve(9, 14, 5.4, 12.8, 5.4, 8.8)
        path.curve(5.4, 5, 8.4, 2.4, 12, 2.4)
        path.curve(15.6, 2.4, 18.6, 5, 18.6, 8.8)
        path.curve(18.6, 12.8, 15, 14, 15, 16.4)
        path.closeSubpath()
        path.lines(9.6, 19.2, 14.4, 19.2)
        path.lines(11.2, 21.8, 12.8, 21.8)
    }

    static func location(_ path: CGMutablePath) {
        path.lines(20.8, 3.2, 3, 10.8, 11.2, 12.8, 13.2, 21, closed: true)
    }

    static func question(_ path: CGMutablePath) {
        path.start(9.2, 9.4)
        path.curve(9.2, 7.8, 10.4, 6.8, 12, 6.8)
        path.curve(13.6, 6.8, 14.8, 7.8, 14.8, 9.3)
        path.curve(14.8, 11.3, 12, 11.3, 12, 13.1)
        path.dot(12, 16.9)
    }

    static func info(_ path: CGMutablePath) {
        path.lines(10.5, 11, 12.2, 11, 12.2, 16.6)
        path.dot(12, 7.6)
    }

    /// The upper half of an airplane that flies to the right.
    private static func airplaneHalf(_ path: CGMutablePath) {
        path.lines(2.4, 12, 1.8, 8, 3, 8, 5.2, 10.6, 9.6, 10.6, 7.2, 3, 8.8, 3, 14.2, 10.6, 19, 10.6)
        path.curve(20.8, 10.6, 22, 11.2, 22, 12)
        path.closeSubpath()
    }
}
