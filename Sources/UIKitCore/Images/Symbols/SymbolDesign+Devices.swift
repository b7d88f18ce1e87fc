import CoreGraphics

/// Computers, their parts, devices, keys and codes.
extension SymbolDesign {
    static let hardware: [String: SymbolDesign] = joined([
        batteries, computers, chips, keyboardKeys, codes,
        pair("tv", { $0.box(2, 4, 20, 13.4, radius: 2) }).mapValues { $0.line { $0.lines(8, 20.8, 16, 20.8) } },
        pair("printer", { $0.lines(2.6, 8, 21.4, 8, 21.4, 16.6, 2.6, 16.6, closed: true) }).mapValues {
            $0.clear { $0.box(7.2, 13.8, 9.6, 7.4, radius: 0.6) }.line {
                $0.lines(6.8, 8, 6.8, 3, 17.2, 3, 17.2, 8)
                $0.box(6.8, 13.4, 10.4, 7.8, radius: 0.8)
            }
        },
        pair("externaldrive", { $0.lines(5.2, 5, 18.8, 5, 21.6, 13, 21.6, 19, 2.4, 19, 2.4, 13, closed: true) }) {
            $0.lines(2.4, 13, 21.6, 13)
            $0.dot(17.8, 16)
        },
        pair("internaldrive", { $0.box(2.2, 6, 19.6, 12, radius: 2) }) {
            $0.lines(2.2, 13, 21.8, 13)
            $0.dot(18, 15.6)
        },
        slashed(pair("lightbulb", bulb)),
        [
            "gearshape.fill": SymbolDesign().area { $0.circle(12, 12, 7) }.line { rays($0, from: 7, to: 9.4) }
                .clear { $0.circle(12, 12, 2.2) }
        ],
        [
            "gearshape.2": SymbolDesign(width: 28).line(cogs).line {
                $0.circle(10, 10, 2)
                $0.dot(20.8, 16)
            },
            "gearshape.2.fill": SymbolDesign(width: 28).area(wheelsOfCogs).line(cogs).cut {
                $0.circle(10, 10, 1.2)
                $0.dot(20.8, 16)
            },
        ],
    ])

    private static func wheelsOfCogs(_ path: CGMutablePath) {
        path.circle(10, 10, 5)
        path.circle(20.8, 16, 3)
    }

    private static func cogs(_ path: CGMutablePath) {
        wheelsOfCogs(path)
        path.placed(0.7, 10, 10) { rays($0, from: 7.2, to: 9.8) }
        path.placed(0.48, 20.8, 16) { rays($0, from: 6.2, to: 9.6) }
    }

    // MARK: Devices

    private static let batteries: [String: SymbolDesign] = {
        var designs: [String: SymbolDesign] = [:]
        for percent in [0, 25, 50, 75] {
            let empty = SymbolDesign(width: 28).line {
                $0.box(2.2, 6.2, 20.8, 11.6, radius: 3)
                $0.lines(25.8, 10.6, 25.8, 13.4)
            }
            let width = 12.6 * CGFloat(percent) / 100
            designs["battery.\(percent)"] =
                percent == 0 ? empty : empty.area { $0.box(6.2, 10.3, width, 3.4, radius: 0.4) }
        }
        designs["battery.100.bolt"] = SymbolDesign(width: 28).line {
            $0.box(2.2, 6.2, 20.8, 11.6, radius: 3)
            $0.lines(25.8, 10.6, 25.8, 13.4)
        }.area { $0.box(6.2, 10.3, 12.6, 3.4, radius: 0.4) }
            .clear { $0.placed(0.86, 12.6, 12, bolt) }.area { $0.placed(0.56, 12.6, 12, bolt) }
        return designs
    }()

    private static let computers: [String: SymbolDesign] = [
        "desktopcomputer": SymbolDesign().line {
            $0.box(2, 3, 20, 14, radius: 2)
            $0.lines(2, 13, 22, 13)
            $0.lines(10, 17, 9.4, 21)
            $0.lines(14, 17, 14.6, 21)
            $0.lines(7.4, 21, 16.6, 21)
        },
        "laptopcomputer": SymbolDesign(width: 28).line {
            $0.box(5, 5, 18, 12, radius: 1.8)
            $0.lines(2, 19.6, 26, 19.6)
        },
        "applewatch": SymbolDesign(width: 20).line {
            $0.box(4, 6, 12, 12, radius: 3.4)
            $0.lines(6.2, 6.2, 7, 2.4, 13, 2.4, 13.8, 6.2)
            $0.lines(6.2, 17.8, 7, 21.6, 13, 21.6, 13.8, 17.8)
            $0.lines(18, 10.6, 18, 13)
        },
        "server.rack": SymbolDesign().line {
            for y in [3, 9.4, 15.8] as [CGFloat] {
                $0.box(2.8, y, 18.4, 5.2, radius: 1.2)
                $0.dot(6.6, y + 2.6)
                $0.lines(11, y + 2.6, 17.4, y + 2.6)
            }
        },
        "power": SymbolDesign().line {
            $0.arc(12, 12.8, 8.2, from: -58, to: 238)
            $0.lines(12, 2.8, 12, 11.4)
        },
        "power.circle": SymbolDesign().line { $0.circle(12, 12, 9.4) }.line(smallPower),
        "power.circle.fill": SymbolDesign().area { $0.circle(12, 12, 9.4) }.cut(smallPower),
        "wifi.exclamationmark": SymbolDesign().line {
            $0.arc(12, 18.6, 9.8, from: -134, to: -46)
            $0.arc(12, 18.6, 14.4, from: -134, to: -46)
        }.clear { $0.box(10.6, 7.4, 2.8, 13, radius: 1) }.line {
            $0.lines(12, 8.4, 12, 14.8)
            $0.dot(12, 19.2, 0.2)
        },
        "network": SymbolDesign().line {
            $0.lines(12, 9.2, 12, 12.4)
            $0.lines(5.4, 15.4, 5.4, 12.4, 18.6, 12.4, 18.6, 15.4)
            $0.box(9, 3, 6, 6, radius: 1.2)
            $0.box(2.6, 15.4, 5.6, 5.6, radius: 1.2)
            $0.box(15.8, 15.4, 5.6, 5.6, radius: 1.2)
        },
        "dock.rectangle": SymbolDesign().line {
            $0.box(2.2, 4.4, 19.6, 15.2, radius: 2.4)
            $0.lines(7, 15.6, 17, 15.6)
        },
        "menubar.rectangle": SymbolDesign().line {
            $0.box(2.2, 4.4, 19.6, 15.2, radius: 2.4)
            $0.lines(2.2, 8.6, 21.8, 8.6)
        },
        "sidebar.squares.left": SymbolDesign().line {
            $0.box(2.5, 4.5, 19, 15, radius: 3)
            $0.lines(10, 4.5, 10, 19.5)
            $0.lines(5.8, 8.6, 6.8, 8.6)
            $0.lines(5.8, 12, 6.8, 12)
            $0.lines(5.8, 15.4, 6.8, 15.4)
        },
    ]

    private static func smallPower(_ path: CGMutablePath) {
        path.arc(12, 12.4, 4.4, from: -54, to: 234)
        path.lines(12, 7, 12, 11.6)
    }

    private static let chips: [String: SymbolDesign] = joined([
        pair("cpu", { $0.box(5.4, 5.4, 13.2, 13.2, radius: 2) }) { $0.box(9.6, 9.6, 4.8, 4.8, radius: 0.8) }.mapValues {
            $0.line { path in
                for degrees in [0, 90, 180, 270] as [CGFloat] {
                    path.turned(degrees) { for x in [8.6, 12, 15.4] as [CGFloat] { $0.lines(x, 2.4, x, 5.4) } }
                }
            }
        },
        pair("memorychip", { $0.box(2.2, 7, 19.6, 9.6, radius: 1.6) }) {
            for x in [5.8, 10.4, 15] as [CGFloat] { $0.box(x, 10.4, 2.6, 2.8, radius: 0.4) }
        }.mapValues {
            $0.line { for x in [5.6, 9.9, 14.1, 18.4] as [CGFloat] { $0.lines(x, 16.6, x, 19.4) } }
        },
    ])

    // MARK: Keys

    private static let keyboardKeys: [String: SymbolDesign] = joined([
        [
            "command": SymbolDesign().line { path in
                path.box(8.4, 8.4, 7.2, 7.2, radius: 0)
                for degrees in [0, 90, 180, 270] as [CGFloat] {
                    path.turned(degrees) {
                        $0.start(8.4, 8.4)
                        $0.turn(5.8, 5.8, 2.6, from: 0, to: -270)
                        $0.addLine(to: CGPoint(x: 8.4, y: 8.4))
                    }
                }
            },
            "option": SymbolDesign().line {
                $0.lines(2.6, 5, 8.4, 5, 15.6, 19, 21.4, 19)
                $0.lines(14, 5, 21.4, 5)
            },
            "control": SymbolDesign().line { $0.lines(4.6, 14.4, 12, 7, 19.4, 14.4) },
            "return": SymbolDesign().line {
                $0.lines(19.8, 5.4, 19.8, 14.4, 4, 14.4)
                $0.lines(9, 9.4, 4, 14.4, 9, 19.4)
            },
            "escape": SymbolDesign().line {
                $0.arc(13, 13, 8, from: -130, to: 190)
                $0.lines(13, 13, 4, 4)
                $0.lines(4, 10.4, 4, 4, 10.4, 4)
            },
            "delete.right": SymbolDesign(width: 26).line {
                $0.lines(17, 4.5, 2.5, 4.5, 2.5, 19.5, 17, 19.5, 23.5, 12, closed: true)
                $0.lines(8, 9, 14, 15)
                $0.lines(14, 9, 8, 15)
            },
            "keyboard.chevron.compact.down": SymbolDesign().line { $0.box(1.8, 2.6, 20.4, 12.4, radius: 2.2) }.line {
                for x in [5.8, 8.9, 12, 15.1, 18.2] as [CGFloat] { $0.dot(x, 6.4) }
                $0.lines(8.2, 11.2, 15.8, 11.2)
                $0.lines(7, 18.6, 12, 21.2, 17, 18.6)
            },
        ],
        pair("shift") { $0.lines(12, 3.4, 20.8, 12.6, 16, 12.6, 16, 20.4, 8, 20.4, 8, 12.6, 3.2, 12.6, closed: true) },
        pair("capslock") {
            $0.lines(12, 2.6, 20.6, 11, 16, 11, 16, 15.6, 8, 15.6, 8, 11, 3.4, 11, closed: true)
            $0.box(8, 19, 8, 2.2, radius: 0)
        },
        pair("key.horizontal", { $0.circle(7, 12, 4.8) }) { $0.dot(6.4, 12) }.mapValues {
            $0.line { $0.lines(11.8, 12, 21.8, 12, 21.8, 15.6) }.line { $0.lines(17.4, 12, 17.4, 15) }
        },
    ])

    // MARK: Codes

    private static let codes: [String: SymbolDesign] = [
        "qrcode": SymbolDesign().line {
            for (x, y) in [(3, 3), (14.2, 3), (3, 14.2)] as [(CGFloat, CGFloat)] {
                $0.box(x, y, 6.8, 6.8, radius: 0.8)
                $0.dot(x + 3.4, y + 3.4)
            }
            for (x, y) in [(14.4, 14.4), (20.6, 14.4), (17.5, 17.5), (14.4, 20.6), (20.6, 20.6)] as [(CGFloat, CGFloat)]
            {
                $0.dot(x, y, 0.2)
            }
        },
        "barcode": SymbolDesign().line {
            for x in [2.6, 6.2, 12.2, 15.2, 21.4] as [CGFloat] { $0.lines(x, 4.6, x, 19.4) }
        }.area {
            $0.lines(9.1, 4.6, 9.3, 4.6, 9.3, 19.4, 9.1, 19.4, closed: true)
            $0.lines(18, 4.6, 18.6, 4.6, 18.6, 19.4, 18, 19.4, closed: true)
        },
        "touchid": SymbolDesign().line {
            $0.arc(12, 12.4, 9.4, from: 196, to: 300)
            $0.arc(12, 12.4, 9.4, from: 326, to: 400)
            $0.start(5.8, 19.4)
            $0.curve(7.4, 16.6, 6, 13.4, 6.6, 11)
            $0.curve(7.6, 6.6, 15.4, 5.6, 17.2, 11)
            $0.curve(17.9, 13.6, 17.4, 16.6, 16.6, 19.4)
            $0.start(9, 21.2)
            $0.curve(10.6, 17.8, 10, 14.8, 10, 12.6)
            $0.curve(10.2, 9.8, 13.8, 9.8, 13.9, 12.6)
            $0.curve(14, 15.8, 13.6, 18.6, 12.6, 21.2)
        },
    ]
}
