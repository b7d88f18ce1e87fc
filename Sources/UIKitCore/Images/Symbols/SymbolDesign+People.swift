import CoreGraphics

/// People, hands, faces, and speech bubbles.
extension SymbolDesign {
    static let people: [String: SymbolDesign] = joined([
        encircled("person", scale: 0.52, person), slashed(pair("person", person)),
        badgedWithPlus(pair("person", person)),
        crowd, cards,
        pair("hand.thumbsup", thumb), pair("hand.thumbsdown") { $0.turned(180) { $0.mirrored(thumb) } },
        pair("hand.point.up.left", pointingHand),
        pair("hand.tap") { $0.placed(0.8, 12.8, 13.6, tappingHand) }
            .mapValues { $0.line { $0.arc(8.6, 7.4, 4.6, from: 170, to: 350) } },
        pair("face.smiling", { $0.circle(12, 12, 9.4) }) {
            $0.dot(8.8, 9.4, 0.2)
            $0.dot(15.2, 9.4, 0.2)
            $0.start(7.4, 14)
            $0.curve(9, 17.8, 15, 17.8, 16.6, 14)
        },
        bubbles,
        encircled("message", scale: 0.52, message), encircled("phone", phone),
        encircled("envelope", scale: 0.54, envelope).mapValues { $0.line { $0.placed(0.54, 12, 12, flap) } },
        encircled("paperplane", scale: 0.48) { $0.placed(1, 11.4, 12.6, paperplane) },
        pair("phone.down") { $0.placed(0.98, 12, 13.6, hungUp) },
    ])

    // MARK: People

    private static let crowd: [String: SymbolDesign] = {
        let sides: Shape = { path in
            for x in [6.6, 27.4] as [CGFloat] {
                path.placed(0.62, x, 13.4) {
                    $0.circle(12, 6.4, 4)
                    $0.start(3.4, 20.6)
                    $0.curve(3.4, 16, 7.4, 14, 12, 14)
                    $0.curve(16.6, 14, 20.6, 16, 20.6, 20.6)
                    $0.closeSubpath()
                }
            }
        }
        let middle: Shape = { $0.placed(0.86, 17, 11.4, person) }
        let gap: Shape = { $0.placed(1.02, 17, 11.4, person) }
        return [
            "person.3": SymbolDesign(width: 34).line(sides).clear(gap).line(middle),
            "person.3.fill": SymbolDesign(width: 34).area(sides).clear(gap).area(middle),
        ]
    }()

    private static let cards: [String: SymbolDesign] = joined([
        pair("person.text.rectangle", { $0.box(2.2, 4.6, 19.6, 14.8, radius: 2.2) }) {
            $0.circle(8, 9.8, 1.7)
            $0.start(5.2, 15.6)
            $0.curve(5.4, 13.4, 10.6, 13.4, 10.8, 15.6)
            $0.lines(14, 9.6, 18.4, 9.6)
            $0.lines(14, 14, 18.4, 14)
        },
        [
            "person.crop.square": SymbolDesign().line { $0.box(3, 3, 18, 18, radius: 3) }.line {
                $0.circle(12, 9.6, 3.2)
                $0.start(5.8, 20.4)
                $0.curve(6.6, 16.4, 9, 15.2, 12, 15.2)
                $0.curve(15, 15.2, 17.4, 16.4, 18.2, 20.4)
            },
            "person.crop.square.fill": SymbolDesign().area { $0.box(3, 3, 18, 18, radius: 3) }
                .clear { $0.circle(12, 9.4, 2.6) }
                .clear {
                    $0.start(6.6, 19.4)
                    $0.curve(7.4, 16.4, 9.4, 15.8, 12, 15.8)
                    $0.curve(14.6, 15.8, 16.6, 16.4, 17.4, 19.4)
                    $0.closeSubpath()
                },
        ],
    ])

    // MARK: Hands

    /// A fist with the thumb up, and the cuff on the left.
    private static func thumb(_ path: CGMutablePath) {
        path.box(2.4, 10.6, 3.4, 9.6, radius: 0.8)
        path.start(8, 11.4)
        path.curve(10.2, 9.6, 11.4, 7.6, 11.6, 4.4)
        path.curve(11.8, 2.2, 15.4, 2, 15.4, 5.4)
        path.curve(15.4, 7.2, 15, 8.4, 14.4, 9.8)
        path.addLine(to: CGPoint(x: 19.6, y: 9.8))
        path.curve(21.4, 9.8, 22, 11.4, 21.4, 12.8)
        path.addLine(to: CGPoint(x: 19.4, y: 18.4))
        path.curve(18.8, 20, 17.8, 20.6, 16.2, 20.6)
        path.addLine(to: CGPoint(x: 12, y: 20.6))
        path.curve(10.4, 20.6, 9.2, 20, 8, 19)
        path.closeSubpath()
    }

    /// One finger up, the others bent to the right of it.
    private static func tappingHand(_ path: CGMutablePath) {
        path.start(6, 14)
        path.turn(7.8, 4.2, 1.8, from: 180, to: 360)
        path.addLine(to: CGPoint(x: 9.6, y: 9.6))
        path.addLine(to: CGPoint(x: 16.8, y: 11))
        path.curve(18.8, 11.4, 19.8, 12.6, 19.6, 14.6)
        path.addLine(to: CGPoint(x: 19, y: 18.6))
        path.curve(18.7, 20.6, 17.6, 21.6, 15.6, 21.6)
        path.addLine(to: CGPoint(x: 11.2, y: 21.6))
        path.curve(9.4, 21.6, 8.2, 21, 7.2, 19.6)
        path.addLine(to: CGPoint(x: 3, y: 14.4))
        path.curve(2, 13, 3.6, 11.6, 5, 12.8)
        path.closeSubpath()
    }

    private static func pointingHand(_ path: CGMutablePath) {
        path.turned(-30) { $0.placed(0.96, 13, 12.4, tappingHand) }
    }

    private static func hungUp(_ path: CGMutablePath) {
        path.turned(135, phone)
    }

    // MARK: Bubbles

    private static let bubbles: [String: SymbolDesign] = joined([
        pair("exclamationmark.bubble", leftBubble) {
            $0.lines(12, 6.8, 12, 10.6)
            $0.dot(12, 13.6)
        },
        pair("ellipsis.bubble", leftBubble) { for x in [7.8, 12, 16.2] as [CGFloat] { $0.dot(x, 10.3, 0.2) } },
        pair("plus.bubble", leftBubble) {
            $0.lines(12, 6.9, 12, 13.7)
            $0.lines(8.6, 10.3, 15.4, 10.3)
        },
        pair("text.bubble", leftBubble) {
            $0.lines(6.8, 8.4, 17.2, 8.4)
            $0.lines(6.8, 12.2, 13.6, 12.2)
        },
        pair("quote.bubble", leftBubble) {
            for x in [9, 14.6] as [CGFloat] {
                $0.dot(x, 9, 0.4)
                $0.start(x + 0.9, 9.2)
                $0.curve(x + 1, 11, x + 0.2, 12.2, x - 1, 12.8)
            }
        },
        [
            "bubble.left.and.bubble.right": twoBubbles { $0.line($1) },
            "bubble.left.and.bubble.right.fill": twoBubbles { $0.area($1) },
        ],
    ])

    private static func leftBubble(_ path: CGMutablePath) { path.mirrored(bubble) }

    private static func twoBubbles(_ drawn: (SymbolDesign, Shape) -> SymbolDesign) -> SymbolDesign {
        let left: Shape = { $0.placed(0.66, 9.2, 9, leftBubble) }
        let right: Shape = { $0.placed(0.6, 20.2, 14.6, bubble) }
        let gap: Shape = { $0.placed(0.78, 20.2, 14.8, bubble) }
        return drawn(drawn(SymbolDesign(width: 28), left).clear(gap), right)
    }
}
