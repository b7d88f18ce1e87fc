/// One step of painting, over what is already there. Coordinates are final: transforms are already applied.
package indirect enum DrawingCommand: Sendable, Hashable {
    case fill([PathElement], color: RGBA, evenOdd: Bool)
    case stroke([PathElement], color: RGBA, width: CGFloat)
    case linearGradient(GradientStops, from: CGPoint, to: CGPoint, clip: [PathElement])
    /// Steps of which only what lies inside the path is seen.
    case clip([PathElement], evenOdd: Bool, [DrawingCommand])
}
