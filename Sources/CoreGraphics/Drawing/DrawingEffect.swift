/// An effect on several commands of a drawing together.
package struct DrawingEffect: Sendable, Hashable {
    package var transform = CGAffineTransform.identity
    package var opacity: CGFloat = 1
    package var shadow: DrawingShadow?
    package var blendMode = CGBlendMode.normal

    package init(transform: CGAffineTransform = .identity, opacity: CGFloat = 1, shadow: DrawingShadow? = nil) {
        self.transform = transform
        self.opacity = opacity
        self.shadow = shadow
    }

    package var isNone: Bool { transform.isIdentity && opacity == 1 && shadow == nil && blendMode == .normal }
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
