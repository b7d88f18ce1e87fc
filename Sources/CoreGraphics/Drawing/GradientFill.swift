/// The colours of a gradient, and the shape along which they change.
package struct GradientFill: Sendable, Hashable {
    package enum Shape: Sendable, Hashable {
        /// Along the line between two points. Beyond them the outer colours continue.
        case linear(from: CGPoint, to: CGPoint)
        /// From one circle to another.
        case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
        /// Around a point, beginning at an angle in radians from the x axis towards the y axis.
        case conic(center: CGPoint, angle: CGFloat)
    }

    package var stops: GradientStops
    package var shape: Shape

    package init(_ stops: GradientStops, _ shape: Shape) {
        self.stops = stops
        self.shape = shape
    }
}
