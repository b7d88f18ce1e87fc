import CoreGraphics
import Testing

@Suite("CGPath") struct CGPathTests {
    @Test("a rectangle has its four corners from the upper left one on, and is closed")
    func rectangle() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(
            path.elements == [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 6)),
                .line(CGPoint(x: 1, y: 6)), .close,
            ])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test("a transform applies to the added elements")
    func transform() {
        var doubling = CGAffineTransform(scaleX: 2, y: 2)
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: &doubling)
        #expect(path.boundingBox == CGRect(x: 2, y: 4, width: 6, height: 8))
        #expect(path.copy(using: &doubling)?.boundingBox == CGRect(x: 4, y: 8, width: 12, height: 16))
    }

    @Test("an ellipse fills its rectangle")
    func ellipse() {
        let rect = CGRect(x: 10, y: 20, width: 40, height: 20)
        let path = CGPath(ellipseIn: rect, transform: nil)
        #expect(path.elements.count == 6)
        #expect(path.boundingBoxOfPath.isNear(rect))
        #expect(path.elements.first == .move(CGPoint(x: 50, y: 30)))
    }

    @Test("round corners are at most half of each side")
    func roundedRect() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = CGPath(roundedRect: rect, cornerWidth: 50, cornerHeight: 5, transform: nil)
        #expect(path.elements.first == .move(CGPoint(x: 20, y: 0)))
        #expect(path.boundingBoxOfPath.isNear(rect))
        let square = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5, transform: nil)
        #expect(square == CGPath(rect: rect, transform: nil))
    }

    @Test(
        "an arc follows the given direction: clockwise against growing angles",
        arguments: [
            (false, CGRect(x: 0, y: 0, width: 10, height: 10)), (true, CGRect(x: -10, y: -10, width: 20, height: 20)),
        ])
    func arc(clockwise: Bool, box: CGRect) {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
        #expect(path.boundingBoxOfPath.isNear(box))
        #expect(path.elements.count == (clockwise ? 4 : 2))
        #expect(CGRect(origin: path.currentPoint, size: .zero).isNear(CGRect(x: 0, y: 10, width: 0, height: 0)))
    }

    @Test("an arc of more than a turn is one turn, and a negative arc goes round")
    func turns() {
        func curves(to end: CGFloat) -> Int {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: end, clockwise: false)
            return path.elements.count - 1
        }
        #expect(curves(to: 7 * .pi) == 4)
        #expect(curves(to: -.pi / 2) == 3)
        #expect(curves(to: 0) == 0)
    }

    @Test("a path's bounding box includes its control points, boundingBoxOfPath doesn't")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
        #expect(path.boundingBoxOfPath.isNear(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test("lines before the first move are ignored; after closing the current point is the start")
    func pen() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    }

    @Test("a copy stays unchanged when the original changes")
    func copies() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = path.copy()
        path.addPath(CGPath(rect: CGRect(x: 5, y: 5, width: 1, height: 1), transform: nil))
        #expect(copy?.elements.count == 5)
        #expect(path.elements.count == 10)
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 0.02 }
    }
}
