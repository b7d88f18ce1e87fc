import Foundation

/// The shape of a body for collisions: convex pieces around its middle, in points, when the body isn't rotated.
package struct Shape: Sendable, Hashable {
    /// A disc (one corner and a radius) or a convex polygon (no radius).
    package struct Piece: Sendable, Hashable {
        /// The corners, in the order in which the inside is on the left of each side, where the area is positive.
        package let corners: [Vector]
        package let radius: Double
    }

    package let pieces: [Piece]
    /// The area in square points; never 0.
    package let area: Double
    /// The moment of inertia about the middle, for a body of mass 1.
    package let inertia: Double
    /// The distance of the furthest point from the middle.
    package let reach: Double

    /// The minimum width and height, so that an item without a size has a mass.
    package static let leastSize = 1.0
    /// The maximum width and height, so that a mass is finite.
    package static let largestSize = 1e6

    /// Returns the size within these limits.
    static func usable(_ size: Double) -> Double { size.isFinite ? min(max(size, leastSize), largestSize) : leastSize }

    private init(pieces: [Piece]) {
        self.pieces = pieces
        var (area, inertia, reach) = (0.0, 0.0, 0.0)
        for piece in pieces {
            let part = piece.areaAndInertia
            area += part.area
            inertia += part.inertia
            for corner in piece.corners { reach = max(reach, corner.length + piece.radius) }
        }
        self.area = max(area, Self.leastSize * Self.leastSize)
        self.inertia = area > 0 ? max(inertia / area, 0.1) : 0.1
        self.reach = reach
    }

    package static func rectangle(width: Double, height: Double) -> Shape {
        Shape(pieces: [.rectangle(width: width, height: height, center: .zero)])
    }

    package static func ellipse(width: Double, height: Double) -> Shape {
        let (width, height) = (usable(width), usable(height))
        guard (width - height).magnitude > 1e-6 else {
            return Shape(pieces: [Piece(corners: [.zero], radius: width / 2)])
        }
        let corners = (0..<24).map { index -> Vector in
            let angle = Double(index) / 24 * 2 * .pi
            return Vector(cos(angle) * width / 2, sin(angle) * height / 2)
        }
        return polygon(corners) ?? rectangle(width: width, height: height)
    }

    /// Makes the convex hull of the corners; nil if they have no area.
    package static func polygon(_ corners: [Vector]) -> Shape? {
        let hull = convexHull(of: corners)
        guard hull.count >= 3 else { return nil }
        let piece = Piece(corners: hull, radius: 0)
        return piece.areaAndInertia.area > 1e-6 ? Shape(pieces: [piece]) : nil
    }

    /// Combines several shapes that move as one.
    package static func compound(_ parts: [(shape: Shape, center: Vector, angle: Double)]) -> Shape {
        let pieces = parts.flatMap { part in
            part.shape.pieces.map { piece in
                Piece(
                    corners: piece.corners.map { corner in
                        let place = corner.rotated(by: Rotation(part.angle)) + part.center
                        return place.isFinite && place.length < largestSize ? place : corner
                    },
                    radius: piece.radius)
            }
        }
        return pieces.isEmpty ? rectangle(width: leastSize, height: leastSize) : Shape(pieces: pieces)
    }

    /// Andrew's monotone chain.
    static func convexHull(of points: [Vector]) -> [Vector] {
        let sorted = Set(points.filter { $0.isFinite && $0.length < largestSize }).sorted {
            ($0.x, $0.y) < ($1.x, $1.y)
        }
        guard sorted.count >= 3 else { return sorted }
        func chain(_ points: some Sequence<Vector>) -> [Vector] {
            var chain: [Vector] = []
            for point in points {
                while chain.count >= 2,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 1e-9
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            chain.removeLast()
            return chain
        }
        return chain(sorted) + chain(sorted.reversed())
    }
}

extension Shape.Piece {
    static func rectangle(width: Double, height: Double, center: Vector) -> Self {
        let half = Vector(Shape.usable(width) / 2, Shape.usable(height) / 2)
        let corners = [
            Vector(-half.x, -half.y), Vector(half.x, -half.y), Vector(half.x, half.y), Vector(-half.x, half.y),
        ]
        return Self(corners: corners.map { $0 + center }, radius: 0)
    }

    /// The area, and the moment of inertia about the body's middle, for a mass of 1 per square point.
    var areaAndInertia: (area: Double, inertia: Double) {
        if corners.count == 1 {
            let area = Double.pi * radius * radius
            return (area, area * (radius * radius / 2 + corners[0].dot(corners[0])))
        }
        var (area, inertia) = (0.0, 0.0)
        for index in corners.indices {
            let (p, q) = (corners[index], corners[(index + 1) % corners.count])
            let double = p.cross(q)
            area += double / 2
            inertia += double / 12 * (p.dot(p) + p.dot(q) + q.dot(q))
        }
        return (area, inertia)
    }
}
