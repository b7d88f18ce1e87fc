import CoreGraphics

/// How large the content is shown, and which part of it is in view.
package struct ZoomPlace: Sendable, Hashable {
    package var scale: CGFloat
    /// The content offset, in points.
    package var offset: CGPoint

    package init(scale: CGFloat, offset: CGPoint) {
        self.scale = scale
        self.offset = offset
    }

    /// The point of the zoomed view that is seen at `point` of the scroll view, counted from its corner.
    ///
    /// - Parameter origin: Where the zoomed view begins in the content.
    package func anchor(at point: CGPoint, origin: CGPoint) -> CGPoint {
        CGPoint(x: (offset.x + point.x - origin.x) / scale, y: (offset.y + point.y - origin.y) / scale)
    }

    /// The place at which `anchor` of the zoomed view is seen at `point` of the scroll view.
    package static func showing(_ anchor: CGPoint, at point: CGPoint, scale: CGFloat, origin: CGPoint) -> ZoomPlace {
        ZoomPlace(
            scale: scale,
            offset: CGPoint(x: origin.x + anchor.x * scale - point.x, y: origin.y + anchor.y * scale - point.y))
    }
}
