import CoreGraphics

/// The buttons of a player. They point in the direction of playback, which doesn't depend on that of text.
extension SymbolDesign {
    static let player: [String: SymbolDesign] = joined([
        pair("forward", twoTriangles), pair("backward") { $0.mirrored(twoTriangles) },
        pair("forward.end", lastTrack), pair("backward.end") { $0.mirrored(lastTrack) },
        encircled("play") { $0.placed(0.9, 12.4, 12) { $0.lines(6, 3, 20, 12, 6, 21, closed: true) } },
        encircled("stop") { $0.box(5.4, 5.4, 13.2, 13.2, radius: 1) },
        circled("pause.circle") {
            $0.lines(9.8, 8.4, 9.8, 15.6)
            $0.lines(14.2, 8.4, 14.2, 15.6)
        },
        order,
        [
            "play.rectangle": SymbolDesign().line(screen).line(smallTriangle),
            "play.rectangle.fill": SymbolDesign().area(screen).clear(smallTriangle),
        ],
    ])

    private static func twoTriangles(_ path: CGMutablePath) {
        path.lines(2.6, 5.6, 11.2, 12, 2.6, 18.4, closed: true)
        path.lines(12.8, 5.6, 21.4, 12, 12.8, 18.4, closed: true)
    }

    private static func lastTrack(_ path: CGMutablePath) {
        path.lines(4, 4.8, 15.6, 12, 4, 19.2, closed: true)
        path.lines(19.6, 4.8, 19.6, 19.2)
    }

    private static func screen(_ path: CGMutablePath) { path.box(2.2, 4.4, 19.6, 15.2, radius: 2.6) }

    private static func smallTriangle(_ path: CGMutablePath) { path.lines(10.4, 9, 14.8, 12, 10.4, 15, closed: true) }

    private static let order: [String: SymbolDesign] = [
        "shuffle": SymbolDesign().line {
            $0.start(2.6, 6.6)
            $0.curve(11, 6.6, 11.4, 17.4, 20.6, 17.4)
            $0.start(2.6, 17.4)
            $0.curve(11, 17.4, 11.4, 6.6, 20.6, 6.6)
            $0.lines(17.8, 3.4, 21, 6.6, 17.8, 9.8)
            $0.lines(17.8, 14.2, 21, 17.4, 17.8, 20.6)
        },
        "repeat": SymbolDesign().line(loop),
        "repeat.1": SymbolDesign().line(loop).line { $0.lines(11, 10.6, 12.4, 9.8, 12.4, 14.2) },
        "gobackward": SymbolDesign().line { around($0) }, "goforward": SymbolDesign().line { $0.mirrored(around) },
        "gobackward.15": skipping(around) { fifteen($0) },
        "goforward.15": skipping({ $0.mirrored(around) }) { fifteen($0) },
        "gobackward.10": skipping(around) { ten($0) }, "goforward.10": skipping({ $0.mirrored(around) }) { ten($0) },
    ]

    private static func skipping(_ arrow: Shape, _ seconds: Shape) -> SymbolDesign {
        SymbolDesign().line(arrow).line { $0.placed(0.8, 12, 13, seconds) }
    }

    private static func around(_ path: CGMutablePath) {
        path.arc(12, 12.8, 8.8, from: -90, to: 220)
        path.lines(14.4, 1.4, 11.4, 4, 14.4, 6.8)
    }

    private static func ten(_ path: CGMutablePath) {
        path.lines(7.4, 9.6, 9, 8.4, 9, 15.6)
        path.box(12.4, 8.4, 4, 7.2, radius: 2)
    }

    private static func fifteen(_ path: CGMutablePath) {
        path.lines(7.4, 9.6, 9, 8.4, 9, 15.6)
        path.lines(16.6, 8.4, 13, 8.4, 12.6, 11.6)
        path.curve(14, 10.6, 17, 11, 17, 13.2)
        path.curve(17, 16.2, 13, 16.2, 12.4, 14.4)
    }

    private static func loop(_ path: CGMutablePath) {
        let half: Shape = {
            $0.start(3, 12.4)
            $0.curve(3, 8.4, 4.6, 7, 8, 7)
            $0.addLine(to: CGPoint(x: 20, y: 7))
            $0.lines(17, 4, 20, 7, 17, 10)
        }
        half(path)
        path.turned(180, half)
    }
}
