import CoreGraphics

/// A 4 × 4 matrix in rows, as CATransform3D writes it: points are rows, so m41, m42 and m43 move.
package struct LayerTransform: Sendable, Hashable {
    /// m11, m12 … m44.
    package var rows: [CGFloat]

    package init(rows: [CGFloat]) {
        precondition(rows.count == 16, "A 4 × 4 matrix has 16 numbers; \(rows.count) were given.")
        self.rows = rows
    }

    package init(_ affine: CGAffineTransform) {
        rows = [affine.a, affine.b, 0, 0, affine.c, affine.d, 0, 0, 0, 0, 1, 0, affine.tx, affine.ty, 0, 1]
    }

    package static let identity = LayerTransform(.identity)

    package var isIdentity: Bool { self == .identity }

    /// The flat part, when nothing leaves the plane of the screen; nil for perspective and turns about x or y.
    package var affine: CGAffineTransform? {
        let flat = [2: 0, 3: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 1, 11: 0, 14: 0, 15: 1] as [Int: CGFloat]
        guard flat.allSatisfy({ rows[$0.key] == $0.value }) else { return nil }
        return CGAffineTransform(rows[0], rows[1], rows[4], rows[5], rows[12], rows[13])
    }
}

/// A line inside the box's edge.
package struct LayerBorder: Sendable, Hashable {
    package var width: CGFloat
    package var color: RGBA

    package init(width: CGFloat, color: RGBA) {
        self.width = width
        self.color = color
    }
}

/// The soft shape behind a layer.
package struct LayerShadow: Sendable, Hashable {
    package var color: RGBA
    package var offset: CGSize
    package var radius: CGFloat
    /// The outline of what casts it, in the box's coordinates; nil for the layer itself.
    package var path: [PathElement]?

    package init(color: RGBA, offset: CGSize, radius: CGFloat, path: [PathElement]? = nil) {
        self.color = color
        self.offset = offset
        self.radius = radius
        self.path = path
    }
}

/// What a layer does to what lies behind its box, as frosted glass does. The layer's background colour lies above it.
package struct LayerBackdrop: Sendable, Hashable {
    /// How soft what is behind gets: the standard deviation in points.
    package var radius: CGFloat
    /// How strong its colours get; 1 leaves them as they are.
    package var saturation: CGFloat
    /// The background colour where a screen cannot look behind.
    package var substitute: RGBA

    package init(radius: CGFloat, saturation: CGFloat, substitute: RGBA) {
        self.radius = radius
        self.saturation = saturation
        self.substitute = substitute
    }
}

/// Where content of another size than its box goes; Core Animation's names.
package enum ContentGravity: String, Sendable, Hashable, CaseIterable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    case resize, resizeAspect, resizeAspectFill
}
