import CoreGraphics

/// A symbol as it is drawn: lines of any weight, areas, and lines that are cut out of areas. Our own artwork.
///
/// The grid is 24 units high, y points down; what is drawn stays 2 units from the edges.
struct SymbolDesign: Sendable {
    static let height: CGFloat = 24

    private enum Part: Sendable {
        case line([PathElement])
        case area([PathElement])
        case cut([PathElement])
    }

    var width: CGFloat = 24
    /// Whether it points along the text, so that it is mirrored where that runs from right to left.
    var followsText = false
    private var parts: [Part] = []

    init(width: CGFloat = 24) {
        self.width = width
    }

    func line(_ build: (CGMutablePath) -> Void) -> SymbolDesign { adding(.line(path(build))) }

    /// The outline is drawn too, so areas and lines of one symbol are equally large.
    func area(_ build: (CGMutablePath) -> Void) -> SymbolDesign { adding(.area(path(build))) }

    /// A line through all that was drawn before.
    func cut(_ build: (CGMutablePath) -> Void) -> SymbolDesign { adding(.cut(path(build))) }

    func followingText() -> SymbolDesign {
        var design = self
        design.followsText = true
        return design
    }

    private func path(_ build: (CGMutablePath) -> Void) -> [PathElement] {
        let path = CGMutablePath()
        build(path)
        return path.elements
    }

    private func adding(_ part: Part) -> SymbolDesign {
        var design = self
        design.parts.append(part)
        return design
    }

    /// Black, with lines so many units thick, each unit so many points long; as large as a whole number of points.
    func drawing(lineWidth: CGFloat, unit: CGFloat) -> VectorDrawing {
        var pen = StrokeStyle(width: lineWidth * unit)
        pen.cap = .round
        pen.join = .round
        let size = CGSize(width: (width * unit).rounded(), height: (Self.height * unit).rounded())
        let scale = CGAffineTransform(
            unit, 0, 0, unit, (size.width - width * unit) / 2, (size.height - Self.height * unit) / 2)
        func stroke(_ path: [PathElement]) -> DrawingCommand {
            .stroke(path.map { $0.applying(scale) }, color: .black, pen)
        }
        var commands: [DrawingCommand] = []
        for part in parts {
            switch part {
            case .line(let path): commands.append(stroke(path))
            case .area(let path):
                commands.append(.fill(path.map { $0.applying(scale) }, color: .black, evenOdd: false))
                commands.append(stroke(path))
            case .cut(let path): commands = [.masked(commands, by: [stroke(path)], isInverted: true)]
            }
        }
        return VectorDrawing(size: size, commands: commands)
    }
}

extension CGMutablePath {
    /// A line through points given as x, y, x, y …
    func lines(_ numbers: CGFloat..., closed: Bool = false) {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        addLines(between: points)
        if closed { closeSubpath() }
    }

    /// A curve from where the pen is: two control points and the end, as x, y each.
    func curve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat) {
        addCurve(to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
    }

    func start(_ x: CGFloat, _ y: CGFloat) { move(to: CGPoint(x: x, y: y)) }

    func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat) {
        addRoundedRect(
            in: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius)
    }

    /// Part of a circle, in degrees clockwise from the right.
    func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        let degree = CGFloat.pi / 180
        let path = CGMutablePath()
        path.addRelativeArc(
            center: CGPoint(x: x, y: y), radius: radius, startAngle: start * degree, delta: (end - start) * degree)
        addPath(path)
    }
}
