extension CGPoint {
    /// Returns where the transform moves the point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Transforms the size as a vector: a translation doesn't change it, a mirror makes it negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the bounding box of the transformed corners. Null and infinite rectangles stay as they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite, !t.isIdentity else { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        var (left, right) = (corners[0].x, corners[0].x)
        var (top, bottom) = (corners[0].y, corners[0].y)
        for corner in corners.dropFirst() {
            left = Swift.min(left, corner.x)
            right = Swift.max(right, corner.x)
            top = Swift.min(top, corner.y)
            bottom = Swift.max(bottom, corner.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGPoint {
    @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    @inlinable package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    @inlinable package var isFinite: Bool { origin.isFinite && size.isFinite }
}
