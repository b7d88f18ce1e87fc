import CoreGraphics

/// Medicine, time and measuring instruments.
extension SymbolDesign {
    static let health: [String: SymbolDesign] = joined([
        pair("cross", plusShape), encircled("cross", scale: 0.52, plusShape),
        pair("cross.case", { $0.box(2.2, 7, 19.6, 13.4, radius: 2.2) }) {
            $0.lines(12, 10.4, 12, 17)
            $0.lines(8.7, 13.7, 15.3, 13.7)
        }.mapValues { $0.line { $0.lines(8.4, 7, 8.4, 3.8, 15.6, 3.8, 15.6, 7) } },
        pair("heart.text.square", { $0.box(3, 3, 18, 18, radius: 3) }) {
            $0.placed(0.32, 9.4, 9.6, heart)
            $0.lines(14.6, 9.4, 17, 9.4)
            $0.lines(7, 16.2, 17, 16.2)
        },
        pair("bandage", { $0.turned(-45) { $0.box(1.8, 7.4, 20.4, 9.2, radius: 4.6) } }) { path in
            path.turned(-45) {
                $0.lines(7.6, 7.4, 7.6, 16.6)
                $0.lines(16.4, 7.4, 16.4, 16.6)
                for (x, y) in [(10.6, 10.6), (13.4, 10.6), (10.6, 13.4), (13.4, 13.4)] as [(CGFloat, CGFloat)] {
                    $0.dot(x, y)
                }
            }
        },
        pair("pills", pills) {
            $0.turned(45) { $0.lines(8.8, 11.6, 8.8, 17.6) }
            $0.lines(13.2, 17.2, 20.6, 17.2)
        },
        pair("brain", brain) {
            $0.lines(12, 3.4, 12, 20.6)
            $0.start(5.2, 11)
            $0.curve(6.6, 11, 8, 11.8, 8.2, 13.4)
            $0.start(18.8, 11)
            $0.curve(17.4, 11, 16, 11.8, 15.8, 13.4)
        },
        pair("brain.head.profile", head) {
            $0.start(7.6, 10.4)
            $0.curve(7.6, 6.4, 14.8, 6.4, 14.8, 10)
            $0.curve(14.8, 13, 9.6, 11, 9.6, 14)
        },
        pair("stopwatch", { $0.circle(12, 13.4, 8.2) }) { $0.lines(12, 13.4, 12, 8.6) }.mapValues {
            $0.line {
                $0.lines(12, 2.4, 12, 5)
                $0.lines(9.8, 2.4, 14.2, 2.4)
                $0.lines(18.4, 6.2, 19.8, 4.8)
            }
        },
        pair("alarm", { $0.circle(12, 12.8, 7.8) }) { $0.lines(12, 8.4, 12, 12.8, 15, 14.8) }.mapValues {
            $0.line {
                $0.lines(6.2, 18.4, 4.6, 21.2)
                $0.lines(17.8, 18.4, 19.4, 21.2)
                $0.arc(5.6, 6, 3, from: 130, to: 320)
                $0.arc(18.4, 6, 3, from: 220, to: 410)
            }
        },
        pair("bell.and.waveform") { $0.placed(0.8, 12, 12, bell) }.mapValues {
            $0.line {
                $0.arc(9.6, 9.6, 7, from: 150, to: 220)
                $0.arc(14.4, 9.6, 7, from: -40, to: 30)
            }
        },
        dials,
        [
            "stethoscope": SymbolDesign().line {
                $0.lines(6, 3, 3.6, 3, 3.6, 8.4)
                $0.curve(3.6, 15, 13.2, 15, 13.2, 8.4)
                $0.addLine(to: CGPoint(x: 13.2, y: 3))
                $0.addLine(to: CGPoint(x: 10.8, y: 3))
                $0.start(8.4, 13.4)
                $0.curve(8.4, 19, 10, 21.2, 13.4, 21.2)
                $0.curve(17, 21.2, 18.8, 19, 18.8, 15)
                $0.circle(18.8, 12.4, 2.6)
            },
            "waveform.path.ecg": SymbolDesign().line {
                $0.lines(2.4, 12.6, 7, 12.6, 9.6, 4.4, 13.6, 19.6, 16, 12.6, 21.6, 12.6)
            },
            "hourglass.bottomhalf.filled": hourglass {
                $0.lines(8.2, 19.4, 9, 16.4, 12, 14.4, 15, 16.4, 15.8, 19.4, closed: true)
            },
            "hourglass.tophalf.filled": hourglass {
                $0.lines(8.6, 5.6, 15.4, 5.6, 14.4, 8, 12, 9.8, 9.6, 8, closed: true)
            },
        ],
    ])

    private static func hourglass(_ sand: Shape) -> SymbolDesign {
        SymbolDesign().line {
            hourglassSide($0)
            $0.mirrored(hourglassSide)
            $0.lines(5, 2.8, 19, 2.8)
            $0.lines(5, 21.2, 19, 21.2)
        }.area(sand)
    }

    // MARK: Medicine

    private static func plusShape(_ path: CGMutablePath) {
        path.lines(9, 3, 15, 3, 15, 9, 21, 9, 21, 15, 15, 15, 15, 21, 9, 21, 9, 15, 3, 15, 3, 9, 9, 9, closed: true)
    }

    /// A capsule and a tablet.
    private static func pills(_ path: CGMutablePath) {
        path.turned(45) { $0.box(1.6, 11.6, 14.4, 6, radius: 3) }
        path.circle(16.9, 17.2, 4.4)
    }

    private static func brain(_ path: CGMutablePath) {
        let half: Shape = {
            $0.start(12, 4.6)
            $0.curve(10.8, 2.4, 7, 2.8, 6.8, 5.8)
            $0.curve(4, 6.2, 3.2, 8.8, 4.4, 10.6)
            $0.curve(2, 12, 2.2, 15.4, 4.6, 16.4)
            $0.curve(4.4, 19.4, 7.2, 20.6, 8.8, 19.8)
            $0.curve(9.8, 21.8, 12, 21, 12, 19.2)
            $0.closeSubpath()
        }
        half(path)
        path.mirrored(half)
    }

    private static func head(_ path: CGMutablePath) {
        path.start(8.6, 21.2)
        path.addLine(to: CGPoint(x: 8.6, y: 17.6))
        path.curve(5.4, 16, 3.6, 13.4, 3.6, 10.2)
        path.curve(3.6, 5.6, 7.2, 2.6, 11.6, 2.6)
        path.curve(16, 2.6, 19, 5.6, 19, 9.6)
        path.addLine(to: CGPoint(x: 21, y: 13.4))
        path.addLine(to: CGPoint(x: 18.8, y: 14.2))
        path.addLine(to: CGPoint(x: 18.6, y: 16.4))
        path.curve(18.4, 17.8, 17.4, 18.4, 15.4, 18)
        path.addLine(to: CGPoint(x: 15.4, y: 21.2))
        path.closeSubpath()
    }

    // MARK: Dials

    private static let dials: [String: SymbolDesign] = [
        "timer": SymbolDesign().line {
            $0.arc(12, 12, 9, from: -90, to: 210)
            $0.lines(12, 3, 12, 6)
            $0.lines(7.6, 7.6, 12, 12)
        }.area { $0.dot(12, 12, 0.7) },
        "gauge": SymbolDesign().line {
            $0.circle(12, 12, 9.4)
            $0.lines(12, 13.6, 15.6, 8.4)
            for degrees in [-180, -135, -90, 0] as [CGFloat] { $0.turned(degrees + 90) { $0.dot(12, 6) } }
        }.area { $0.dot(12, 13.6, 0.8) },
        "speedometer": SymbolDesign().line {
            $0.circle(12, 12, 9.4)
            $0.lines(12, 13, 8.6, 8)
            for degrees in [-90, 0, 45, 90] as [CGFloat] { $0.turned(degrees) { $0.lines(12, 2.6, 12, 4.8) } }
            $0.lines(8.8, 17.6, 15.2, 17.6)
        }.area { $0.dot(12, 13, 0.8) },
        "lifepreserver": SymbolDesign().line { path in
            path.circle(12, 12, 9.4)
            path.circle(12, 12, 4)
            for degrees in [45, 135, 225, 315] as [CGFloat] {
                path.turned(degrees) {
                    $0.lines(10.6, 2.8, 10.6, 8.2)
                    $0.lines(13.4, 2.8, 13.4, 8.2)
                }
            }
        },
    ]
}
