/// Some of the four corners of a box, with Core Animation's numbers.
package struct CornerSet: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let topLeft = CornerSet(rawValue: 1)
    package static let topRight = CornerSet(rawValue: 2)
    package static let bottomLeft = CornerSet(rawValue: 4)
    package static let bottomRight = CornerSet(rawValue: 8)
    package static let all = CornerSet(rawValue: 15)
}

/// A rectangle whose corners may be round.
package struct RoundBox: Sendable, Hashable {
    package var rect: CGRect
    /// The radii of the corners, clockwise from the upper left one.
    package private(set) var radii: [CGFloat]

    /// If two radii are longer than their side, shrinks all radii by the same factor, as browsers do.
    package init(_ rect: CGRect, radius: CGFloat, corners: CornerSet = .all) {
        self.rect = rect
        let radius = max(radius, 0)
        let wanted = [CornerSet.topLeft, .topRight, .bottomRight, .bottomLeft].map {
            corners.contains($0) ? radius : 0
        }
        var factor: CGFloat = 1
        for (index, side) in [rect.width, rect.height, rect.width, rect.height].enumerated() {
            let sum = wanted[index] + wanted[(index + 1) % 4]
            if sum > side { factor = min(factor, side / sum) }
        }
        radii = wanted.map { $0 * factor }
    }

    /// The radius of all four corners; nil if they differ.
    package var uniformRadius: CGFloat? {
        radii.allSatisfy { $0 == radii[0] } ? radii[0] : nil
    }

    package var isRound: Bool { radii.contains { $0 > 0 } }

    /// Returns a box whose edges are `distance` inside those of this one.
    package func inset(by distance: CGFloat) -> RoundBox {
        var box = self
        box.rect = rect.insetBy(dx: distance, dy: distance)
        box.radii = radii.map { max($0 - distance, 0) }
        return box
    }

    package var elements: [PathElement] {
        let path = CGMutablePath()
        path.addRoundBox(self)
        return path.elements
    }
}

extension CGMutablePath {
    /// Adds the box's outline, from the left end of the top edge, clockwise on screen.
    package func addRoundBox(_ box: RoundBox, transform: CGAffineTransform = .identity) {
        let (rect, radii) = (box.rect, box.radii)
        let corners: [(point: CGPoint, towards: CGVector)] = [
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 1, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -1, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: -1)),
        ]
        move(to: CGPoint(x: rect.minX + radii[0], y: rect.minY), transform: transform)
        for index in [1, 2, 3, 0] {
            let (corner, radius) = (corners[index], radii[index])
            let center = CGPoint(
                x: corner.point.x + corner.towards.dx * radius, y: corner.point.y + corner.towards.dy * radius)
            if radius > 0 {
                addRelativeArc(
                    center: center, radius: radius, startAngle: CGFloat(index - 2) * .pi / 2, delta: .pi / 2,
                    transform: transform)
            } else {
                addLine(to: corner.point, transform: transform)
            }
        }
        closeSubpath()
    }
}
