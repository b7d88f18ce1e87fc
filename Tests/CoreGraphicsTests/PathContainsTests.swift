import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite("Points inside a path") struct PathContainsTests {
    private static let rules = [CGPathFillRule.winding, .evenOdd]
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test("a rectangle's edges and corners are inside of its path", arguments: rules)
    func edges(rule: CGPathFillRule) {
        let path = CGPath(rect: square, transform: nil)
        for place in [0.0, 2.5, 5, 10] {
            for edge in [0.0, 10] {
                #expect(path.contains(CGPoint(x: place, y: edge), using: rule))
                #expect(path.contains(CGPoint(x: edge, y: place), using: rule))
            }
            for outside in [-1e-6, 10 + 1e-6] {
                #expect(!path.contains(CGPoint(x: place, y: outside), using: rule))
                #expect(!path.contains(CGPoint(x: outside, y: place), using: rule))
            }
        }
    }

    @Test("the edge of a hole belongs to the area around it")
    func hole() {
        let path = CGMutablePath()
        path.addRect(square)
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(
            path.contains(CGPoint(x: 8, y: 5), using: .evenOdd) && path.contains(CGPoint(x: 5, y: 2), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 7.999, y: 5), using: .evenOdd))
    }

    @Test("the line that closes an open subpath is inside of the path", arguments: rules)
    func open(rule: CGPathFillRule) {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        #expect(path.contains(CGPoint(x: 5, y: 5), using: rule) && path.contains(CGPoint(x: 10, y: 5), using: rule))
        #expect(!path.contains(CGPoint(x: 5, y: 5.001), using: rule))
        path.move(to: CGPoint(x: 100, y: 100))
        path.addLine(to: CGPoint(x: 110, y: 100))
        path.addLine(to: CGPoint(x: 110, y: 110))
        #expect(path.contains(CGPoint(x: 105, y: 105), using: rule))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: rule), "also where another piece follows")
    }

    @Test("a slanted edge is inside under a transform, despite rounding")
    func slanted() {
        let turn = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 1_000, y: -700)
        let path = CGPath(rect: square, transform: nil)
        for place in stride(from: 0.0, through: 10, by: 0.7) {
            for point in [CGPoint(x: place, y: 10), CGPoint(x: 10, y: place), CGPoint(x: place, y: 0)] {
                #expect(path.contains(point.applying(turn), transform: turn))
            }
            #expect(!path.contains(CGPoint(x: 10.0001, y: place).applying(turn), transform: turn))
        }
    }

    @Test("points of a curve are inside of it, those just outside are not", arguments: rules)
    func curves(rule: CGPathFillRule) {
        let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        for point in [CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: -50, y: 0), CGPoint(x: 0, y: -50)] {
            #expect(circle.contains(point, using: rule))
            #expect(!circle.contains(CGPoint(x: point.x * 1.000_001, y: point.y * 1.000_001), using: rule))
        }
        var pen = circle.elements.penPosition ?? .zero
        for element in circle.elements {
            if case .curve(let end, let control1, let control2) = element {
                let curve = CubicCurve(start: pen, control1: control1, control2: control2, end: end)
                for step in 0...20 {
                    let point = curve.point(at: CGFloat(step) / 20)
                    #expect(circle.contains(point, using: rule))
                    #expect(!circle.contains(CGPoint(x: point.x * 1.000_001, y: point.y * 1.000_001), using: rule))
                    #expect(circle.contains(CGPoint(x: point.x * 0.999_999, y: point.y * 0.999_999), using: rule))
                }
            }
            pen = [element].penPosition ?? pen
        }
    }

    @Test("a line, and a degenerate curve, contain nothing")
    func lines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addQuadCurve(to: CGPoint(x: 30, y: 30), control: CGPoint(x: 20, y: 20))
        for place in [0.0, 5, 10, 25, 30] { #expect(!path.contains(CGPoint(x: place, y: place))) }
        #expect(!CGMutablePath().contains(.zero))
    }

    @Test("random curves and lines contain the same points as fine polygons")
    func oracle() {
        var random = SeededGenerator(seed: 20_26)
        for _ in 0..<200 {
            let path = CGMutablePath()
            path.move(to: random.point())
            for _ in 0..<6 {
                switch Int.random(in: 0..<5, using: &random) {
                case 0: path.addLine(to: random.point())
                case 1: path.addQuadCurve(to: random.point(), control: random.point())
                case 2, 3: path.addCurve(to: random.point(), control1: random.point(), control2: random.point())
                default:
                    path.closeSubpath()
                    if Bool.random(using: &random) { path.move(to: random.point()) }
                }
            }
            let polygon = path.elements.polylines
            for _ in 0..<50 {
                let point = random.point()
                guard polygon.allSatisfy({ $0.distance(from: point) > 0.1 }) else { continue }
                let turns = polygon.reduce(0) { $0 + $1.turns(around: point) }
                #expect(path.contains(point) == (turns != 0))
                #expect(path.contains(point, using: .evenOdd) == !turns.isMultiple(of: 2))
            }
        }
    }
}

extension SeededGenerator {
    fileprivate mutating func point() -> CGPoint {
        CGPoint(x: CGFloat.random(in: 0...100, using: &self), y: CGFloat.random(in: 0...100, using: &self))
    }
}

extension Polyline {
    private var sides: [(start: CGPoint, end: CGPoint)] {
        var closed = self
        closed.isClosed = true
        return closed.segments
    }

    /// How often the piece goes around a point, looked up side by side.
    fileprivate func turns(around point: CGPoint) -> Int {
        sides.reduce(0) { turns, side in
            guard (side.start.y <= point.y) != (side.end.y <= point.y) else { return turns }
            let part = (point.y - side.start.y) / (side.end.y - side.start.y)
            guard side.start.x + part * (side.end.x - side.start.x) > point.x else { return turns }
            return turns + (side.start.y <= point.y ? 1 : -1)
        }
    }

    fileprivate func distance(from point: CGPoint) -> CGFloat {
        sides.map { side in
            let along = CGPoint(x: side.end.x - side.start.x, y: side.end.y - side.start.y)
            let way = CGPoint(x: point.x - side.start.x, y: point.y - side.start.y)
            let square = along.x * along.x + along.y * along.y
            let part = square > 0 ? min(max((way.x * along.x + way.y * along.y) / square, 0), 1) : 0
            return CGPoint(x: way.x - part * along.x, y: way.y - part * along.y).length
        }.min() ?? .infinity
    }
}
