import CoreGraphics

/// The scale of the content, and which part of it is visible.
package struct ZoomPlace: Sendable, Hashable {
    package var scale: CGFloat
    /// The content offset, in points.
    package var offset: CGPoint

    package init(scale: CGFloat, offset: CGPoint) {
        self.scale = scale
        self.offset = offset
    }

    /// Returns the point of the zoomed view at `point` of the scroll view, which is measured from its corner.
    ///
    /// - Parameter origin: The origin of the zoomed view in the content.
    package func anchor(at point: CGPoint, origin: CGPoint) -> CGPoint {
        CGPoint(x: (offset.x + point.x - origin.x) / scale, y: (offset.y + point.y - origin.y) / scale)
    }

    /// Returns the place that shows the zoomed view's point `anchor` at `point` of the scroll view.
    package static func showing(_ anchor: CGPoint, at point: CGPoint, scale: CGFloat, origin: CGPoint) -> ZoomPlace {
        ZoomPlace(
            scale: scale,
            offset: CGPoint(x: origin.x + anchor.x * scale - point.x, y: origin.y + anchor.y * scale - point.y))
    }
}
