import CoreGraphics

/// Things at home, in shops and outdoors, and the buttons of a player.
extension SymbolDesign {
    static let everyday: [String: SymbolDesign] = joined([
        pair("play") { $0.lines(6, 4, 19.6, 12, 6, 20, closed: true) },
        pair("pause") {
            $0.box(5, 4.4, 4, 15.2, radius: 0.8)
            $0.box(15, 4.4, 4, 15.2, radius: 0.8)
        },
        pair("stop") { $0.box(4.8, 4.8, 14.4, 14.4, radius: 1.6) },
        pair("drop", drop), pair("leaf", leaf, details: vein),
        pair("camera", camera) { $0.circle(12, 13.2, 3.6) },
        pair("creditcard", { $0.box(2, 4.8, 20, 14.4, radius: 2.4) }) {
            $0.lines(2, 9.4, 22, 9.4)
            $0.lines(5.8, 15, 9.4, 15)
        },
        pair("gift", gift) {
            $0.lines(3.6, 12, 20.4, 12)
            $0.lines(12, 8, 12, 20.8)
        }.mapValues { $0.line(bow) },
        filled, notes,
    ])

    /// The filled forms of symbols that are drawn as lines in `all`.
    private static let filled: [String: SymbolDesign] = [
        "trash.fill": filledTrash,
        "person.crop.circle.fill": SymbolDesign().area { $0.circle(12, 12, 9.4) }
            .clear { $0.circle(12, 9.2, 2.4) }
            .clear {
                $0.start(6.8, 17.4)
                $0.curve(7.6, 15.8, 9.4, 15, 12, 15)
                $0.curve(14.6, 15, 16.4, 15.8, 17.2, 17.4)
                $0.curve(15.8, 18.7, 14, 19.4, 12, 19.4)
                $0.curve(10, 19.4, 8.2, 18.7, 6.8, 17.4)
                $0.closeSubpath()
            },
    ]

    static let filledTrash: SymbolDesign = SymbolDesign(width: 22).area {
        $0.lines(5, 6, 17, 6, 16, 21, 6, 21, closed: true)
    }.cut {
        $0.lines(9, 10, 9.3, 17)
        $0.lines(13, 10, 12.7, 17)
    }.line {
        $0.lines(3, 6, 19, 6)
        $0.lines(8, 6, 8, 3, 14, 3, 14, 6)
    }

    private static let notes: [String: SymbolDesign] = [
        "calendar": SymbolDesign().line {
            $0.box(2.8, 4.4, 18.4, 16.8, radius: 2.8)
            $0.lines(2.8, 9.4, 21.2, 9.4)
            $0.lines(7.6, 2.2, 7.6, 6)
            $0.lines(16.4, 2.2, 16.4, 6)
            for x in [7.4, 12, 16.6] as [CGFloat] {
                $0.dot(x, 13.2)
                $0.dot(x, 17.2)
            }
        },
        "cart": SymbolDesign().line(cartHandle).line(basket).line(wheels),
        "cart.fill": SymbolDesign().line(cartHandle).area(basket).area(wheels),
        "music.note": SymbolDesign(width: 18).line {
            $0.lines(9.4, 17.8, 9.4, 2.6)
            $0.curve(9.6, 6, 15.4, 6.6, 14.4, 12)
        }.area { $0.addEllipse(in: CGRect(x: 3.4, y: 15.8, width: 6, height: 4.6)) },
        "thermometer": SymbolDesign(width: 16).line {
            $0.start(5.6, 14)
            $0.turn(8, 4.6, 2.4, from: 180, to: 360)
            $0.turn(8, 17.4, 4.2, from: -55, to: 235)
            $0.closeSubpath()
            $0.lines(8, 9, 8, 17.4)
        }.area { $0.dot(8, 17.4, 0.9) },
    ]

    static func cartHandle(_ path: CGMutablePath) {
        path.lines(1.8, 3.8, 4.6, 3.8, 7.2, 15.8, 19.2, 15.8)
    }

    static func basket(_ path: CGMutablePath) {
        path.lines(5.3, 7, 21.6, 7, 19.8, 12.4, 6.5, 12.4, closed: true)
    }

    static func wheels(_ path: CGMutablePath) {
        path.dot(9, 19.8, 0.9)
        path.dot(17.4, 19.8, 0.9)
    }

    static func camera(_ path: CGMutablePath) {
        path.lines(2.4, 7.4, 6.8, 7.4, 8.6, 4.4, 15.4, 4.4, 17.2, 7.4, 21.6, 7.4, 21.6, 19.6, 2.4, 19.6, closed: true)
    }

    private static func gift(_ path: CGMutablePath) {
        path.lines(2.6, 8, 21.4, 8, 21.4, 12, 19.8, 12, 19.8, 21, 4.2, 21, 4.2, 12, 2.6, 12, closed: true)
    }

    private static func bow(_ path: CGMutablePath) {
        let loop: Shape = {
            $0.start(12, 8)
            $0.curve(11, 4, 9.4, 2.4, 7.8, 2.4)
            $0.curve(5, 2.4, 4.4, 8, 12, 8)
        }
        loop(path)
        path.mirrored(loop)
    }

    static func drop(_ path: CGMutablePath) {
        path.start(12, 2.4)
        path.curve(8.8, 7, 5.2, 10.6, 5.2, 14.8)
        path.curve(5.2, 18.6, 8.2, 21.4, 12, 21.4)
        path.curve(15.8, 21.4, 18.8, 18.6, 18.8, 14.8)
        path.curve(18.8, 10.6, 15.2, 7, 12, 2.4)
        path.closeSubpath()
    }

    static func leaf(_ path: CGMutablePath) {
        path.start(20.8, 3.4)
        path.curve(21.4, 12, 18.4, 19.2, 11, 19.2)
        path.curve(7, 19.2, 4.6, 16.6, 4.6, 13.2)
        path.curve(4.6, 6.4, 14, 8, 20.8, 3.4)
        path.closeSubpath()
    }

    static func vein(_ path: CGMutablePath) {
        path.start(2.8, 21.4)
        path.curve(5.4, 16.6, 9.6, 13, 15, 11.2)
    }
}
