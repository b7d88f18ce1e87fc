import CoreGraphics
import Foundation

/// Shields and seals, letters and money, and small signs in circles.
extension SymbolDesign {
    static let signs: [String: SymbolDesign] = joined([
        shields, secrets, heldSigns, letters, money,
        encircled("heart", heart), slashed(pair("heart", heart)),
        encircled("star", star), slashed(pair("star", star)),
        encircled("bookmark", scale: 0.46, bookmark), slashed(pair("bookmark", bookmark)),
        encircled("bolt", bolt), slashed(pair("bolt", bolt)), encircled("flag", scale: 0.46, flag),
        encircled("bell", scale: 0.48, bell), encircled("tag", scale: 0.46, tag),
        encircled("location", scale: 0.46, location), slashed(pair("location", location)),
        encircled("leaf", scale: 0.54, leaf, lines: vein), encircled("moon", scale: 0.46, moon),
        encircled("lock", scale: 0.56, lock, lines: shackle),
    ])

    static func bookmark(_ path: CGMutablePath) {
        path.lines(6, 3, 18, 3, 18, 21, 12, 15.5, 6, 21, closed: true)
    }

    static func bolt(_ path: CGMutablePath) {
        path.lines(13.6, 2.5, 5.5, 13.6, 11.4, 13.6, 10.4, 21.5, 18.5, 10.4, 12.6, 10.4, closed: true)
    }

    private static let secrets: [String: SymbolDesign] = joined([
        slashed([
            "lock": SymbolDesign().line(lock).line(shackle), "lock.fill": SymbolDesign().area(lock).line(shackle),
        ]),
        circled("eye.circle") {
            $0.placed(0.54, 12, 12, eye)
            $0.dot(12, 12, 0.3)
        },
    ])

    // MARK: Shields and seals

    private static let shields: [String: SymbolDesign] = joined([
        pair("shield", shield), slashed(pair("shield", shield)),
        pair("checkmark.shield", shield) { $0.lines(8, 11.8, 11, 15, 16, 8.4) },
        pair("xmark.shield", shield) { $0.placed(0.84, 12, 11.4, cross) },
        pair("exclamationmark.shield", shield) {
            $0.lines(12, 7, 12, 12)
            $0.dot(12, 15.8)
        },
        pair("lock.shield", shield) {
            $0.box(8.6, 11, 6.8, 4.6, radius: 0.6)
            $0.start(9.8, 11)
            $0.turn(12, 8.8, 2.2, from: 180, to: 360)
            $0.addLine(to: CGPoint(x: 14.2, y: 11))
        },
        pair("checkmark.seal", seal) { $0.lines(8, 12.2, 11, 15.4, 16, 8.8) },
        pair("xmark.seal", seal) { $0.placed(0.9, 12, 12, cross) },
    ])

    static func shield(_ path: CGMutablePath) {
        path.start(12, 2.6)
        shieldSide(path)
        path.curve(6.6, 19.6, 3.6, 15.8, 3.6, 9.8)
        path.addLine(to: CGPoint(x: 3.6, y: 5.2))
        path.curve(7, 5.2, 9.6, 4.2, 12, 2.6)
        path.closeSubpath()
    }

    /// The right side, from the top to the tip.
    static func shieldSide(_ path: CGMutablePath) {
        path.curve(14.4, 4.2, 17, 5.2, 20.4, 5.2)
        path.addLine(to: CGPoint(x: 20.4, y: 9.8))
        path.curve(20.4, 15.8, 17.4, 19.6, 12, 21.6)
    }

    /// A wavy edge.
    static func seal(_ path: CGMutablePath) {
        for index in 0...16 {
            let radius: CGFloat = index.isMultiple(of: 2) ? 9.6 : 8
            let angle = CGFloat(index) * .pi / 8
            let point = CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
    }

    private static func cross(_ path: CGMutablePath) {
        path.lines(8.4, 8.4, 15.6, 15.6)
        path.lines(15.6, 8.4, 8.4, 15.6)
    }

    // MARK: Signs

    private static let heldSigns: [String: SymbolDesign] = joined([
        squared("questionmark.square", question),
        pair("info.square", { $0.box(3.5, 3.5, 17, 17, radius: 3) }, details: info),
        pair("exclamationmark.square", { $0.box(3.5, 3.5, 17, 17, radius: 3) }) {
            $0.lines(12, 7, 12, 12.4)
            $0.dot(12, 16.6)
        },
        pair("exclamationmark.octagon", octagon) {
            $0.lines(12, 7, 12, 12.4)
            $0.dot(12, 16.6)
        },
        pair("xmark.octagon", octagon, details: cross),
        circled("line.3.horizontal.circle") { for y in [8.2, 12, 15.8] as [CGFloat] { $0.lines(7.4, y, 16.6, y) } },
        circled("number.circle") { $0.placed(0.5, 12, 12, hash) },
        circled("link.circle") { $0.placed(0.6, 12, 12) { $0.turned(-45, link) } },
        circled("magnifyingglass.circle") {
            $0.circle(11.2, 11.2, 3.6)
            $0.lines(13.9, 13.9, 16.6, 16.6)
        },
        circled("pencil.circle") {
            $0.placed(0.54, 12, 12) {
                $0.lines(3.2, 20.8, 4.6, 15.4, 16.4, 3.6, 20.4, 7.6, 8.6, 19.4, closed: true)
            }
        },
        circled("trash.circle") {
            $0.lines(7.4, 8.6, 16.6, 8.6)
            $0.lines(10.4, 8.6, 10.4, 6.8, 13.6, 6.8, 13.6, 8.6)
            $0.lines(8.4, 8.6, 9, 17, 15, 17, 15.6, 8.6)
        },
        slashed(["trash": trash, "trash.fill": filledTrash]),
    ])

    private static let letters: [String: SymbolDesign] = [
        "exclamationmark": SymbolDesign(width: 12).line { $0.lines(6, 3.4, 6, 14.6) }.area { $0.dot(6, 20, 0.4) },
        "exclamationmark.2": SymbolDesign(width: 16).line {
            $0.lines(4.4, 3.4, 4.4, 14.6)
            $0.lines(11.6, 3.4, 11.6, 14.6)
        }.area {
            $0.dot(4.4, 20, 0.4)
            $0.dot(11.6, 20, 0.4)
        },
        "questionmark": SymbolDesign(width: 18).line {
            $0.start(3.4, 8.2)
            $0.curve(3.4, 5.2, 5.8, 3.2, 9, 3.2)
            $0.curve(12.2, 3.2, 14.6, 5.2, 14.6, 8.2)
            $0.curve(14.6, 12, 9, 11.8, 9, 15)
        }.area { $0.dot(9, 20, 0.4) },
        "info": SymbolDesign(width: 14).line {
            $0.lines(4, 9.4, 7.4, 9.4, 7.4, 20.4)
            $0.lines(3.6, 20.4, 11, 20.4)
        }.area { $0.dot(7, 4.2, 0.5) },
        "number": SymbolDesign().line(hash),
        "at": SymbolDesign().line(at),
        "percent": SymbolDesign().line {
            $0.lines(18.8, 4, 5.2, 20)
            $0.circle(6.6, 7, 3.4)
            $0.circle(17.4, 17, 3.4)
        },
    ]

    private static func hash(_ path: CGMutablePath) {
        path.lines(9.4, 3, 7, 21)
        path.lines(17, 3, 14.6, 21)
        path.lines(3.4, 8.4, 20.8, 8.4)
        path.lines(3.2, 15.6, 20.6, 15.6)
    }

    private static func at(_ path: CGMutablePath) {
        path.circle(12, 12, 3.8)
        path.lines(15.8, 8.2, 15.8, 13.2)
        path.curve(15.8, 16.8, 21.2, 16.8, 21.2, 12)
        path.turn(12, 12, 9.2, from: 0, to: -300)
    }

    // MARK: Money

    private static let money: [String: SymbolDesign] = {
        var designs: [String: SymbolDesign] = [:]
        for (name, sign) in [
            ("dollarsign", dollar), ("eurosign", euro), ("sterlingsign", pound), ("yensign", yen),
        ] as [(String, Shape)] {
            designs[name] = SymbolDesign().line(sign)
            for (name, design) in circled(name + ".circle", { $0.placed(0.58, 12, 12, sign) }) {
                designs[name] = design
            }
        }
        return designs
    }()

    private static func dollar(_ path: CGMutablePath) {
        path.start(17.2, 7.8)
        path.curve(16.6, 5.6, 14.6, 4.6, 12, 4.6)
        path.curve(9, 4.6, 6.8, 6, 6.8, 8.4)
        path.curve(6.8, 13.4, 17.6, 10.4, 17.6, 15.6)
        path.curve(17.6, 18, 15.2, 19.4, 12, 19.4)
        path.curve(9.2, 19.4, 7, 18.2, 6.4, 16)
        path.lines(12, 2.2, 12, 21.8)
    }

    private static func euro(_ path: CGMutablePath) {
        path.arc(13.6, 12, 7.6, from: 48, to: 312)
        path.lines(3.4, 10, 14, 10)
        path.lines(3.4, 14, 13, 14)
    }

    private static func pound(_ path: CGMutablePath) {
        path.start(17.4, 7)
        path.curve(16.6, 4.6, 14.8, 3.4, 12.8, 3.4)
        path.curve(10, 3.4, 8.4, 5.4, 8.4, 8)
        path.curve(8.4, 12.4, 11.6, 17, 6, 20.4)
        path.addLine(to: CGPoint(x: 18, y: 20.4))
        path.lines(6, 12.4, 14.6, 12.4)
    }

    private static func yen(_ path: CGMutablePath) {
        path.lines(5, 3.4, 12, 12, 19, 3.4)
        path.lines(12, 12, 12, 20.8)
        path.lines(6.6, 12.6, 17.4, 12.6)
        path.lines(6.6, 16.6, 17.4, 16.6)
    }
}
