import CoreGraphics

// The effect of a transform in space on a layer, which is flat: its points have z = 0, and are seen from the front.

extension LayerTransform {
    package init(moveBy x: CGFloat, _ y: CGFloat) {
        self.init(CGAffineTransform(translationX: x, y: y))
    }

    /// Returns a transform that applies `self` first, and then `other`.
    package func concatenating(_ other: LayerTransform) -> LayerTransform {
        var product = [CGFloat](repeating: 0, count: 16)
        for row in 0..<4 {
            for column in 0..<4 {
                var sum: CGFloat = 0
                for index in 0..<4 { sum += rows[row * 4 + index] * other.rows[index * 4 + column] }
                product[row * 4 + column] = sum
            }
        }
        return LayerTransform(rows: product)
    }

    /// Returns this transform about a point instead of the origin.
    package func about(_ point: CGPoint) -> LayerTransform {
        guard !isIdentity, point != .zero else { return self }
        return LayerTransform(moveBy: -point.x, -point.y).concatenating(self)
            .concatenating(LayerTransform(moveBy: point.x, point.y))
    }

    /// Returns where a point of the plane appears; nil if it is behind the eye.
    package func projected(_ point: CGPoint) -> CGPoint? {
        let distance = point.x * rows[3] + point.y * rows[7] + rows[15]
        guard distance > 1e-9 else { return nil }
        return CGPoint(
            x: (point.x * rows[0] + point.y * rows[4] + rows[12]) / distance,
            y: (point.x * rows[1] + point.y * rows[5] + rows[13]) / distance)
    }

    /// Returns the transform without perspective that comes nearest to the visible corners of a box.
    package func flattened(for box: CGRect) -> CGAffineTransform {
        if let affine { return affine }
        let flat = CGAffineTransform(rows[0], rows[1], rows[4], rows[5], rows[12], rows[13])
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
            CGPoint(x: box.maxX, y: box.maxY),
        ].compactMap(projected)
        guard corners.count == 4, box.width > 0, box.height > 0 else { return flat }
        let (width, height) = (box.width * 2, box.height * 2)
        let a = (corners[1].x - corners[0].x + corners[3].x - corners[2].x) / width
        let b = (corners[1].y - corners[0].y + corners[3].y - corners[2].y) / width
        let c = (corners[2].x - corners[0].x + corners[3].x - corners[1].x) / height
        let d = (corners[2].y - corners[0].y + corners[3].y - corners[1].y) / height
        let middle = CGPoint(
            x: corners.reduce(0) { $0 + $1.x } / 4, y: corners.reduce(0) { $0 + $1.y } / 4)
        return CGAffineTransform(
            a, b, c, d, middle.x - a * box.midX - c * box.midY, middle.y - b * box.midX - d * box.midY)
    }

    /// Whether the plane is seen from behind, because it is rotated, not mirrored.
    package var showsBack: Bool {
        let cofactor = rows[0] * rows[5] - rows[1] * rows[4]
        let determinant =
            rows[10] * cofactor - rows[9] * (rows[0] * rows[6] - rows[2] * rows[4])
            + rows[8] * (rows[1] * rows[6] - rows[2] * rows[5])
        return cofactor * determinant < 0
    }
}
