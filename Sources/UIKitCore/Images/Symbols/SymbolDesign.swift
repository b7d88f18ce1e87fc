import CoreGraphics
import Foundation

/// A drawing of a symbol: lines of any weight, areas, and lines that are cut out of areas. Our own artwork.
///
/// The grid is 24 units high, and y points down. Drawings stay 2 units from the edges.
struct SymbolDesign: Sendable {
    static let height: CGFloat = 24

    /// A function that draws a shape on the grid.
    typealias Shape = (CGMutablePath) -> Void

    private indirect enum Part: Sendable {
        case line([PathElement])
        case area([PathElement])
        case cut([PathElement])
        case clear([PathElement])
        case design([Part])
    }

    var width: CGFloat = 24
    /// Whether the symbol points along the text, so that it is mirrored where that runs from right to left.
    var followsText = false
    private var parts: [Part] = []

    init(width: CGFloat = 24) {
        self.width = width
    }

    func line(_ build: Shape) -> SymbolDesign { adding(.line(path(build))) }

    /// Adds an area. Its outline is drawn, too, so that areas and lines of a symbol are equally large.
    func area(_ build: Shape) -> SymbolDesign { adding(.area(path(build))) }

    /// Cuts a line out of everything drawn before.
    func cut(_ build: Shape) -> SymbolDesign { adding(.cut(path(build))) }

    /// Removes everything drawn before in an area, and half a line's width around it.
    func clear(_ build: Shape) -> SymbolDesign { adding(.clear(path(build))) }

    /// Adds another design in front of everything drawn before. Cuts in it don't affect that.
    func joining(_ other: SymbolDesign) -> SymbolDesign { adding(.design(other.parts)) }

    func followingText() -> SymbolDesign {
        var design = self
        design.followsText = true
        return design
    }

    private func path(_ build: Shape) -> [PathElement] {
        let path = CGMutablePath()
        build(path)
        return path.elements
    }

    private func adding(_ part: Part) -> SymbolDesign {
        var design = self
        design.parts.append(part)
        return design
    }

    /// Returns a black drawing with lines of a width in units. A unit has `unit` points. Its size is a whole number of
    /// points.
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
        func area(_ path: [PathElement]) -> [DrawingCommand] {
            [.fill(path.map { $0.applying(scale) }, color: .black, evenOdd: false), stroke(path)]
        }
        func commands(_ parts: [Part]) -> [DrawingCommand] {
            var drawn: [DrawingCommand] = []
            for part in parts {
                switch part {
                case .line(let path): drawn.append(stroke(path))
                case .area(let path): drawn += area(path)
                case .cut(let path): drawn = [.masked(drawn, by: [stroke(path)], isInverted: true)]
                case .clear(let path): drawn = [.masked(drawn, by: area(path), isInverted: true)]
                case .design(let parts): drawn += commands(parts)
                }
            }
            return drawn
        }
        return VectorDrawing(size: size, commands: commands(parts))
    }
}

extension CGMutablePath {
    /// Adds a line through points, given as x, y, x, y …
    func lines(_ numbers: CGFloat..., closed: Bool = false) {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        addLines(between: points)
        if closed { closeSubpath() }
    }

    /// Adds a curve from the current point: two control points and the end, as x, y each.
    func curve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat) {
        addCurve(to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
    }

    func start(_ x: CGFloat, _ y: CGFloat) { move(to: CGPoint(x: x, y: y)) }

    func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// Adds a small filled disc. Its edge is drawn with the symbol's line, so it is half a line's width larger than the
    /// radius.
    ///
    /// Browsers don't fill a circle with a radius of less than half the line's width. A line without length but with
    /// round ends covers the hole.
    func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat = 0) {
        if radius > 0 { circle(x, y, radius) }
        lines(x, y, x, y)
    }

    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat) {
        addRoundedRect(
            in: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius)
    }

    /// Adds a part of a circle, in degrees clockwise from the right.
    func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        let path = CGMutablePath()
        path.turn(x, y, radius, from: start, to: end)
        addPath(path)
    }

    /// Adds a part of a circle, with a straight line to its start from the current point.
    func turn(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        let degree = CGFloat.pi / 180
        addRelativeArc(
            center: CGPoint(x: x, y: y), radius: radius, startAngle: start * degree, delta: (end - start) * degree)
    }

    /// Adds a shape, rotated clockwise around the centre of the symbol, in degrees.
    func turned(_ degrees: CGFloat, _ shape: SymbolDesign.Shape) {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let path = CGMutablePath()
        shape(path)
        addPath(
            path,
            transform: CGAffineTransform(
                cosine, sine, -sine, cosine, 12 - 12 * cosine + 12 * sine, 12 - 12 * sine - 12 * cosine))
    }

    /// Adds a shape, scaled, with the centre of the symbol at a point.
    func placed(_ scale: CGFloat, _ x: CGFloat, _ y: CGFloat, _ shape: SymbolDesign.Shape) {
        let path = CGMutablePath()
        shape(path)
        addPath(path, transform: CGAffineTransform(scale, 0, 0, scale, x - 12 * scale, y - 12 * scale))
    }

    /// Adds a shape with left and right exchanged.
    func mirrored(_ shape: SymbolDesign.Shape) {
        let path = CGMutablePath()
        shape(path)
        addPath(path, transform: CGAffineTransform(-1, 0, 0, 1, SymbolDesign.height, 0))
    }
}
