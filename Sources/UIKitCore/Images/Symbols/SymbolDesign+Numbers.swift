import CoreGraphics

/// Numbers in circles and squares, and signs of mathematics and programming.
extension SymbolDesign {
    static let numbers: [String: SymbolDesign] = joined([counts, arithmetic, code])

    // MARK: Numbers

    private static let counts: [String: SymbolDesign] = {
        var designs: [String: SymbolDesign] = [:]
        for number in 0...50 {
            let sign: Shape = { numeral(number, on: $0) }
            for (name, design) in circled("\(number).circle", sign) { designs[name] = design }
            for (name, design) in squared("\(number).square", sign) { designs[name] = design }
        }
        return designs
    }()

    /// Adds one digit in the middle, or two narrower ones.
    private static func numeral(_ number: Int, on path: CGMutablePath) {
        if number < 10 { return digit(number, from: 9.6, width: 4.8, on: path) }
        digit(number / 10, from: 7, width: 3.6, on: path)
        digit(number % 10, from: 13.2, width: 3.6, on: path)
    }

    /// Adds a digit between 7.6 and 16.4 units from the top.
    private static func digit(_ digit: Int, from left: CGFloat, width: CGFloat, on path: CGMutablePath) {
        let (right, middle) = (left + width, left + width / 2)
        switch digit {
        case 0: path.box(left, 7.6, width, 8.8, radius: width / 2)
        case 1: path.lines(middle - width * 0.34, 9, middle + width * 0.1, 7.6, middle + width * 0.1, 16.4)
        case 2:
            path.start(left, 9.6)
            path.curve(left, 6.9, right, 6.9, right, 9.8)
            path.curve(right, 12, middle, 13.4, left, 16.4)
            path.addLine(to: CGPoint(x: right, y: 16.4))
        case 3:
            path.lines(left, 7.6, right, 7.6, middle, 11)
            path.curve(right + width * 0.24, 11, right + width * 0.24, 16.4, middle, 16.4)
            path.curve(left + width * 0.24, 16.4, left, 15.6, left, 14.8)
        case 4: path.lines(right - width * 0.24, 16.4, right - width * 0.24, 7.6, left, 13.8, right, 13.8)
        case 5:
            path.lines(right, 7.6, left + width * 0.1, 7.6, left, 11.4)
            path.curve(left + width * 0.3, 10.6, right, 10.4, right, 13.5)
            path.curve(right, 17.2, left, 17.2, left, 14.9)
        case 6:
            path.start(right - width * 0.12, 7.6)
            path.curve(left + width * 0.3, 8.6, left, 11, left, 13.8)
            path.box(left, 11.2, width, 5.2, radius: min(width / 2, 2.6))
        case 7: path.lines(left, 7.6, right, 7.6, left + width * 0.3, 16.4)
        case 8:
            path.box(left + width * 0.08, 7.6, width * 0.84, 4.1, radius: min(width * 0.42, 2.05))
            path.box(left, 11.7, width, 4.7, radius: min(width / 2, 2.35))
        default:
            path.start(left + width * 0.12, 16.4)
            path.curve(right - width * 0.3, 15.4, right, 13, right, 10.2)
            path.box(left, 7.6, width, 5.2, radius: min(width / 2, 2.6))
        }
    }

    // MARK: Mathematics

    private static let arithmetic: [String: SymbolDesign] = joined([
        circled("equal.circle", equals), circled("multiply.circle", times), circled("divide.circle", divided),
        squared("equal.square", equals), squared("divide.square", divided),
        [
            "equal": SymbolDesign().line { $0.placed(1.7, 12, 12, equals) },
            "multiply": SymbolDesign().line {
                $0.lines(5, 5, 19, 19)
                $0.lines(19, 5, 5, 19)
            },
            "divide": SymbolDesign().line { $0.placed(1.7, 12, 12, divided) },
            "plusminus": SymbolDesign().line {
                $0.lines(12, 3, 12, 15)
                $0.lines(6, 9, 18, 9)
                $0.lines(6, 20, 18, 20)
            },
            "plus.forwardslash.minus": SymbolDesign(width: 26).line {
                $0.lines(7, 3.6, 7, 12.4)
                $0.lines(2.6, 8, 11.4, 8)
                $0.lines(8.4, 20, 17.6, 4)
                $0.lines(15.4, 16, 23.4, 16)
            },
            "lessthan": SymbolDesign().line { $0.lines(18.6, 4.6, 5, 12, 18.6, 19.4) },
            "greaterthan": SymbolDesign().line { $0.lines(5.4, 4.6, 19, 12, 5.4, 19.4) },
            "sum": SymbolDesign().line {
                $0.lines(18, 6.4, 18, 3.6, 5.4, 3.6, 12.6, 12, 5.4, 20.4, 18, 20.4, 18, 17.6)
            },
            "infinity": SymbolDesign(width: 28).line {
                $0.start(14, 12)
                $0.curve(10.4, 6, 2.8, 5.4, 2.8, 12)
                $0.curve(2.8, 18.6, 10.4, 18, 14, 12)
                $0.curve(17.6, 6, 25.2, 5.4, 25.2, 12)
                $0.curve(25.2, 18.6, 17.6, 18, 14, 12)
                $0.closeSubpath()
            },
            "x.squareroot": SymbolDesign().line {
                $0.lines(2.6, 12.4, 5, 11.4, 8.4, 20.4, 12, 4, 21.4, 4)
                $0.lines(13.4, 10, 19.4, 18)
                $0.lines(19.4, 10, 13.4, 18)
            },
            "function": SymbolDesign().line {
                $0.start(14, 4)
                $0.curve(11.4, 2.8, 9.8, 4.2, 9.2, 7.6)
                $0.addLine(to: CGPoint(x: 7.2, y: 18))
                $0.curve(6.6, 21, 5, 21.6, 3, 20.8)
                $0.lines(4.6, 10, 12.6, 10)
                $0.lines(14.2, 13, 20.4, 20.4)
                $0.lines(20.4, 13, 14.2, 20.4)
            },
        ],
    ])

    private static func equals(_ path: CGMutablePath) {
        path.lines(7.8, 10, 16.2, 10)
        path.lines(7.8, 14, 16.2, 14)
    }

    private static func times(_ path: CGMutablePath) {
        path.lines(8.7, 8.7, 15.3, 15.3)
        path.lines(15.3, 8.7, 8.7, 15.3)
    }

    private static func divided(_ path: CGMutablePath) {
        path.lines(7.8, 12, 16.2, 12)
        path.dot(12, 8.2)
        path.dot(12, 15.8)
    }

    // MARK: Programs

    private static let code: [String: SymbolDesign] = joined([
        pair("terminal", { $0.box(2.2, 3.6, 19.6, 16.8, radius: 2.4) }) {
            $0.lines(6.4, 8.2, 9.8, 11.4, 6.4, 14.6)
            $0.lines(12.2, 15.4, 16.8, 15.4)
        },
        pair("ellipsis.rectangle", { $0.box(2.2, 5.4, 19.6, 13.2, radius: 2.2) }) {
            for x in [7.6, 12, 16.4] as [CGFloat] { $0.dot(x, 12, 0.2) }
        },
        [
            "curlybraces": SymbolDesign().line {
                brace($0)
                $0.mirrored(brace)
            },
            "ellipsis.curlybraces": SymbolDesign().line {
                brace($0)
                $0.mirrored(brace)
                for x in [8.8, 12, 15.2] as [CGFloat] { $0.dot(x, 12) }
            },
            "arrow.triangle.branch": SymbolDesign().line {
                $0.lines(7, 21.4, 7, 6)
                $0.start(7, 16.6)
                $0.curve(7, 13.4, 17.4, 15.6, 17.4, 9)
            }.area {
                $0.lines(7, 3, 10, 7.4, 4, 7.4, closed: true)
                $0.lines(17.4, 5.4, 20.4, 9.8, 14.4, 9.8, closed: true)
            },
        ],
    ])

    private static func brace(_ path: CGMutablePath) {
        path.start(8, 3)
        path.curve(5.4, 3, 4.8, 4.2, 4.8, 6.6)
        path.curve(4.8, 9.6, 4.8, 11.4, 2.6, 12)
        path.curve(4.8, 12.6, 4.8, 14.4, 4.8, 17.4)
        path.curve(4.8, 19.8, 5.4, 21, 8, 21)
    }
}
