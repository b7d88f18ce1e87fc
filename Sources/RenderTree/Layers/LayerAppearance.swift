import CoreGraphics

/// A 4 × 4 matrix in rows, as in CATransform3D: points are rows, so m41, m42 and m43 translate.
package struct LayerTransform: Sendable, Hashable {
    /// The numbers m11, m12 … m44.
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

    /// The transform in the plane, if nothing leaves the plane of the screen; nil for perspective and rotations about x
    /// or y.
    package var affine: CGAffineTransform? {
        let flat = [2: 0, 3: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 1, 11: 0, 14: 0, 15: 1] as [Int: CGFloat]
        guard flat.allSatisfy({ rows[$0.key] == $0.value }) else { return nil }
        return CGAffineTransform(rows[0], rows[1], rows[4], rows[5], rows[12], rows[13])
    }
}

/// A line inside the edge of the box.
package struct LayerBorder: Sendable, Hashable {
    package var width: CGFloat
    package var color: RGBA

    package init(width: CGFloat, color: RGBA) {
        self.width = width
        self.color = color
    }
}

/// The soft shadow behind a layer.
package struct LayerShadow: Sendable, Hashable {
    package var color: RGBA
    package var offset: CGSize
    package var radius: CGFloat
    /// The outline that casts the shadow, in the box's coordinates; nil for the layer's own shape.
    package var path: [PathElement]?

    package init(color: RGBA, offset: CGSize, radius: CGFloat, path: [PathElement]? = nil) {
        self.color = color
        self.offset = offset
        self.radius = radius
        self.path = path
    }
}

/// The effect of a layer on what is behind its box, as frosted glass has. The layer's background colour is above it.
package struct LayerBackdrop: Sendable, Hashable {
    /// How blurred the background becomes: the standard deviation, in points.
    package var radius: CGFloat
    /// The saturation of the background's colours; 1 leaves them unchanged.
    package var saturation: CGFloat
    /// The background colour for a screen without this effect.
    package var substitute: RGBA

    package init(radius: CGFloat, saturation: CGFloat, substitute: RGBA) {
        self.radius = radius
        self.saturation = saturation
        self.substitute = substitute
    }
}

/// How content of another size is placed in its box, with Core Animation's names.
package enum ContentGravity: String, Sendable, Hashable, CaseIterable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    case resize, resizeAspect, resizeAspectFill
}
