import CoreGraphics

/// Letters, trays and actions: symbols of apps that send and sort messages.
extension SymbolDesign {
    static let mail: [String: SymbolDesign] = joined([
        pair("envelope", envelope, details: flap),
        badged(pair("envelope", envelope, details: flap)),
        pair("envelope.open", openEnvelope) { $0.lines(2.5, 10.2, 12, 16.4, 21.5, 10.2) },
        pair("tray", tray, details: slot),
        pair("tray.full", tray) {
            slot($0)
            $0.lines(8.4, 7.6, 15.6, 7.6)
            $0.lines(7.4, 10.6, 16.6, 10.6)
        },
        pair("archivebox", archivebox) {
            $0.lines(3, 9.2, 21, 9.2)
            $0.lines(9.8, 13.2, 14.2, 13.2)
        },
        pair("xmark.bin", bin) {
            $0.lines(9.6, 11, 14.4, 16)
            $0.lines(14.4, 11, 9.6, 16)
        },
        pair("flag", flag), slashed(pair("flag", flag)),
        pair("pin", pin), slashed(pair("pin", pin)),
        pair("tag", tag) { $0.dot(7.6, 7.6, 0.3) },
        pair("paperplane", paperplane) { $0.lines(10.4, 13.6, 16.6, 7.4) },
        pair("arrowshape.turn.up.left", turnedArrow),
        pair("arrowshape.turn.up.right") { $0.mirrored(turnedArrow) },
        pair("message", message), pair("phone", phone),
        pair("doc.text", doc) {
            $0.lines(8.6, 12, 15.4, 12)
            $0.lines(8.6, 16.4, 15.4, 16.4)
        },
        circled("line.3.horizontal.decrease.circle") {
            $0.lines(7.2, 8.2, 16.8, 8.2)
            $0.lines(9, 12.3, 15, 12.3)
            $0.lines(11, 16.4, 13, 16.4)
        },
        tools,
    ])

    private static let tools: [String: SymbolDesign] = [
        "line.3.horizontal": SymbolDesign().line { for y in [6, 12, 18] as [CGFloat] { $0.lines(3, y, 21, y) } },
        "line.3.horizontal.decrease": SymbolDesign().line {
            $0.lines(3, 6, 21, 6)
            $0.lines(6.5, 12, 17.5, 12)
            $0.lines(10, 18, 14, 18)
        },
        "pencil": SymbolDesign().line {
            $0.lines(3.2, 20.8, 4.6, 15.4, 16.4, 3.6, 20.4, 7.6, 8.6, 19.4, closed: true)
            $0.lines(13.4, 6.6, 17.4, 10.6)
        },
        "square.and.pencil": SymbolDesign().line {
            $0.lines(12, 4.4, 3.4, 4.4, 3.4, 20.6, 19.6, 20.6, 19.6, 12)
            $0.lines(9, 15, 9.8, 11.4, 18.4, 2.8, 21.2, 5.6, 12.6, 14.2, closed: true)
        },
        "paperclip": SymbolDesign().line { $0.turned(42, paperclip) },
        "link": SymbolDesign().line { $0.turned(-45, link) },
        "tray.and.arrow.down": SymbolDesign().line {
            $0.lines(7.6, 7.5, 5.6, 7.5, 2.5, 14.2, 2.5, 20.5, 21.5, 20.5, 21.5, 14.2, 18.4, 7.5, 16.4, 7.5)
            $0.lines(2.5, 14.2, 8, 14.2, 9.5, 16.8, 14.5, 16.8, 16, 14.2, 21.5, 14.2)
            $0.lines(12, 2.5, 12, 11.4)
            $0.lines(9, 8.4, 12, 11.4, 15, 8.4)
        },
    ]

    static func envelope(_ path: CGMutablePath) { path.box(2.5, 5, 19, 14, radius: 2.5) }

    static func flap(_ path: CGMutablePath) { path.lines(3.2, 6.4, 12, 13.2, 20.8, 6.4) }

    private static func openEnvelope(_ path: CGMutablePath) {
        path.lines(2.5, 9.6, 12, 3, 21.5, 9.6, 21.5, 20.5, 2.5, 20.5, closed: true)
    }

    static func tray(_ path: CGMutablePath) {
        path.lines(2.5, 13.4, 6, 4.5, 18, 4.5, 21.5, 13.4, 21.5, 19.5, 2.5, 19.5, closed: true)
    }

    static func slot(_ path: CGMutablePath) {
        path.lines(2.5, 13.4, 8, 13.4, 9.5, 16, 14.5, 16, 16, 13.4, 21.5, 13.4)
    }

    private static func archivebox(_ path: CGMutablePath) {
        path.lines(2.5, 4, 21.5, 4, 21.5, 9.2, 20, 9.2, 20, 20, 4, 20, 4, 9.2, 2.5, 9.2, closed: true)
    }

    private static func bin(_ path: CGMutablePath) {
        path.lines(5, 6, 6, 21, 18, 21, 19, 6, closed: true)
        path.lines(3, 6, 21, 6)
        path.lines(9, 6, 9, 3, 15, 3, 15, 6)
    }

    static func flag(_ path: CGMutablePath) {
        path.lines(5, 21.4, 5, 4.6)
        path.curve(7.4, 3.2, 10, 3.2, 12.4, 4.2)
        path.curve(14.8, 5.2, 17, 5.2, 19.4, 4.2)
        path.addLine(to: CGPoint(x: 19.4, y: 13.6))
        path.curve(17, 14.6, 14.8, 14.6, 12.4, 13.6)
        path.curve(10, 12.6, 7.4, 12.6, 5, 14)
    }

    static func pin(_ path: CGMutablePath) {
        path.lines(8, 3, 16, 3, 15, 5, 15, 9.6)
        path.curve(17, 10.6, 18.4, 12.4, 18.6, 14.8)
        path.addLine(to: CGPoint(x: 5.4, y: 14.8))
        path.curve(5.6, 12.4, 7, 10.6, 9, 9.6)
        path.addLine(to: CGPoint(x: 9, y: 5))
        path.closeSubpath()
        path.lines(12, 14.8, 12, 21.4)
    }

    static func tag(_ path: CGMutablePath) {
        path.lines(3, 3, 11.4, 3, 21, 12.6, 12.6, 21, 3, 11.4, closed: true)
    }

    static func paperplane(_ path: CGMutablePath) {
        path.lines(21.2, 2.8, 2.6, 9.8, 10.4, 13.6, 14.2, 21.4, closed: true)
    }

    /// A broad arrow that comes from below and turns to the left.
    static func turnedArrow(_ path: CGMutablePath) {
        path.lines(2.5, 10.4, 10, 3.8, 10, 7.4)
        path.curve(17, 7.4, 21.4, 12, 21.4, 19.8)
        path.curve(19, 15.4, 15.4, 13.4, 10, 13.4)
        path.addLine(to: CGPoint(x: 10, y: 17))
        path.closeSubpath()
    }

    static func message(_ path: CGMutablePath) {
        path.start(9, 17.8)
        path.curve(10, 18.1, 11, 18.2, 12, 18.2)
        path.curve(17.4, 18.2, 21.6, 14.8, 21.6, 10.6)
        path.curve(21.6, 6.4, 17.4, 3, 12, 3)
        path.curve(6.6, 3, 2.4, 6.4, 2.4, 10.6)
        path.curve(2.4, 13, 3.7, 15.2, 5.9, 16.6)
        path.curve(5.9, 18.2, 5.2, 19.8, 4, 21)
        path.curve(6, 20.8, 7.8, 19.6, 9, 17.8)
        path.closeSubpath()
    }

    static func phone(_ path: CGMutablePath) {
        path.lines(4.4, 3.6, 7.6, 2.9, 9.8, 8, 7.4, 10)
        path.curve(8.6, 12.8, 11.2, 15.4, 14, 16.6)
        path.addLine(to: CGPoint(x: 16, y: 14.2))
        path.addLine(to: CGPoint(x: 21.1, y: 16.4))
        path.addLine(to: CGPoint(x: 20.4, y: 19.6))
        path.curve(20.2, 20.6, 19.4, 21.1, 18.4, 21)
        path.curve(10, 20.4, 3.6, 14, 3, 5.6)
        path.curve(2.9, 4.6, 3.4, 3.8, 4.4, 3.6)
        path.closeSubpath()
    }

    /// An upright clip, drawn as one wire from its inner end to its outer one.
    static func paperclip(_ path: CGMutablePath) {
        path.start(9.9, 8)
        path.turn(11.7, 15, 1.8, from: 180, to: 0)
        path.turn(10, 6, 3.5, from: 0, to: -180)
        path.turn(11.7, 16.2, 5.2, from: 180, to: 0)
        path.addLine(to: CGPoint(x: 16.9, y: 7.6))
    }

    /// Two links of a chain, side by side.
    static func link(_ path: CGMutablePath) {
        let link: Shape = {
            $0.start(10.4, 8)
            $0.turn(5.6, 12, 4, from: -90, to: -270)
            $0.addLine(to: CGPoint(x: 9, y: 16))
        }
        link(path)
        path.turned(180, link)
        path.lines(8.2, 12, 15.8, 12)
    }
}
