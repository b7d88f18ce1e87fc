/// An effect on several commands of a drawing together.
package struct DrawingEffect: Sendable, Hashable {
    package var transform = CGAffineTransform.identity
    package var opacity: CGFloat = 1
    package var shadow: DrawingShadow?
    package var blendMode = CGBlendMode.normal
    /// Whether the commands lie edge to edge and don't overlap. Where two of them share a pixel, their colours add up, so
    /// that no seam shows between them (Decisions/0103).
    package var isSeamless = false

    package init(transform: CGAffineTransform = .identity, opacity: CGFloat = 1, shadow: DrawingShadow? = nil) {
        self.transform = transform
        self.opacity = opacity
        self.shadow = shadow
    }

    package var isNone: Bool {
        transform.isIdentity && opacity == 1 && shadow == nil && blendMode == .normal && !isSeamless
    }
}

/// A soft shape behind the drawing.
package struct DrawingShadow: Sendable, Hashable {
    package var offset: CGSize
    /// The blur's standard deviation, in points.
    package var radius: CGFloat
    package var color: RGBA

    package init(offset: CGSize, radius: CGFloat, color: RGBA) {
        self.offset = offset
        self.radius = radius
        self.color = color
    }
}
