import CoreGraphics

/// A picture made of filled shapes: sharp at any size, the same on every machine.
package struct VectorDrawing: Sendable, Hashable {
    /// In points; shapes outside are cut off.
    package var size: CGSize
    package var commands: [DrawingCommand] = []

    package init(size: CGSize) {
        self.size = size
    }
}

/// One step of painting, over what is already there. Coordinates are final: transforms are already applied.
package enum DrawingCommand: Sendable, Hashable {
    case fill([PathElement], color: RGBA, evenOdd: Bool)
    case stroke([PathElement], color: RGBA, width: CGFloat)
    case linearGradient(GradientStops, from: CGPoint, to: CGPoint, clip: [PathElement])
}

package struct GradientStops: Sendable, Hashable {
    package var colors: [RGBA]
    /// From 0 to 1, as many as colours.
    package var locations: [CGFloat]

    package init(colors: [RGBA], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
    }
}
