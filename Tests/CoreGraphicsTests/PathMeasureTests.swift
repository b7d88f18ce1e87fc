import CoreGraphics
import Foundation
import Testing

@Suite("Points, parts and outlines of paths") struct PathMeasureTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func line(_ points: CGPoint...) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    @Test("a point is inside by the winding rule or by the even-odd rule")
    func contains() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
        #expect(path.contains(CGPoint(x: 105, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
    }

    @Test("a circle contains the points nearer to its centre than its radius")
    func circle() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(circle.contains(CGPoint(x: 50 + 49.9 * cos(1), y: 50 + 49.9 * sin(1))))
        #expect(!circle.contains(CGPoint(x: 50 + 50.1 * cos(1), y: 50 + 50.1 * sin(1))))
    }

    @Test("isRect is true for an upright rectangle only")
    func rectangles() {
        var rect = CGRect.null
        #expect(square.isRect(&rect) && rect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!CGPath(ellipseIn: rect).isRect(nil))
        var turn = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    }

    @Test("applyWithBlock visits the elements in order, control points before end points")
    func elements() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        var told: [String] = []
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            let points = (0..<count).map { element.pointee.points[$0] }
            told.append("\(element.pointee.type.rawValue) " + points.map { "\($0.x),\($0.y)" }.joined(separator: " "))
        }
        #expect(told == ["0 1.0,2.0", "2 3.0,4.0 5.0,6.0", "4 "])
    }

    @Test("the first half of a square's outline is its upper and right side")
    func trimmed() {
        #expect(
            square.trimmed(from: 0, to: 0.5) == [
                .move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
            ])
        #expect(
            square.trimmed(from: 0.875, to: 1) == [.move(CGPoint(x: 0, y: 5)), .line(.zero)])
        #expect(square.trimmed(from: 0, to: 1) == square.elements)
        #expect(square.trimmed(from: 0.5, to: 0.5) == [])
    }

    @Test("a third of a circle's outline ends after a third of a turn")
    func trimmedCurve() throws {
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let end = try #require(circle.trimmed(from: 0, to: 1 / 3).penPosition)
        #expect(abs(end.x - 10 * cos(2 * .pi / 3)) < 0.02 && abs(end.y - 10 * sin(2 * .pi / 3)) < 0.02)
    }

    @Test("dashes continue around corners, and begin at the phase")
    func dashes() {
        let dashed = line(.zero, CGPoint(x: 10, y: 0)).copy(dashingWithPhase: 1, lengths: [3, 2])
        #expect(
            dashed.elements == [
                .move(.zero), .line(CGPoint(x: 2, y: 0)), .move(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 7, y: 0)),
                .move(CGPoint(x: 9, y: 0)), .line(CGPoint(x: 10, y: 0)),
            ])
        let corner = line(.zero, CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 2)).copy(dashingWithPhase: 0, lengths: [3, 9])
        #expect(corner.elements == [.move(.zero), .line(CGPoint(x: 2, y: 0)), .line(CGPoint(x: 2, y: 1))])
        #expect(square.copy(dashingWithPhase: 0, lengths: [0, 0]) == square)
    }

    @Test(
        "a stroke of width 4 reaches 2 to each side, and beyond its end as its cap does",
        arguments: [(.butt, false, false), (.round, true, false), (.square, true, true)] as [(CGLineCap, Bool, Bool)])
    func caps(cap: CGLineCap, coversAhead: Bool, coversCorner: Bool) {
        let outline = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
            .copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        #expect(outline.contains(CGPoint(x: 20, y: 11.9)) && !outline.contains(CGPoint(x: 20, y: 12.1)))
        #expect(outline.contains(CGPoint(x: 31.5, y: 10)) == coversAhead)
        #expect(outline.contains(CGPoint(x: 31.8, y: 11.8)) == coversCorner)
    }

    @Test(
        "a right-angled corner is mitred, round or bevelled",
        arguments: [(.miter, true, true), (.round, true, false), (.bevel, false, false)] as [(CGLineJoin, Bool, Bool)])
    func joins(join: CGLineJoin, coversNear: Bool, coversFar: Bool) {
        let outline = line(CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0))
            .copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: 10)
        #expect(outline.contains(CGPoint(x: 11.3, y: 11.3)) == coversNear)
        #expect(outline.contains(CGPoint(x: 11.9, y: 11.9)) == coversFar)
    }

    @Test("an arc between two tangents begins and ends at its points of tangency")
    func tangents() throws {
        let path = line(.zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
        guard case .line(let start) = path.elements[1], let end = path.elements.penPosition else {
            Issue.record("no arc")
            return
        }
        #expect(start.distance(to: CGPoint(x: 5, y: 0)) < 1e-9 && end.distance(to: CGPoint(x: 10, y: 5)) < 1e-9)
    }

    @Test("radii too long for a side are reduced alike; other corners stay square")
    func roundBoxes() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(RoundBox(rect, radius: 30).radii == [20, 20, 20, 20])
        #expect(RoundBox(rect, radius: 50, corners: .topLeft).radii == [40, 0, 0, 0])
        #expect(RoundBox(rect, radius: 30, corners: [.topLeft, .bottomLeft]).radii == [20, 0, 0, 20])
        #expect(RoundBox(rect, radius: 8, corners: [.topRight]).uniformRadius == nil)
        #expect(RoundBox(rect, radius: 8).inset(by: 3).radii == [5, 5, 5, 5])
    }
}
