/// One step of a drawing, painted over the steps before. Coordinates are final unless a group transforms them.
package indirect enum DrawingCommand: Sendable, Hashable {
    case fill([PathElement], color: RGBA, evenOdd: Bool)
    case stroke([PathElement], color: RGBA, StrokeStyle)
    /// A gradient within a path.
    case gradient(GradientFill, clip: [PathElement])
    case image(DrawnImage)
    case text(TextLine)
    /// Commands of which only the part inside the path shows.
    case clip([PathElement], evenOdd: Bool, [DrawingCommand])
    /// Commands that are combined first, and then transformed, faded, shadowed or blended as one.
    case group(DrawingEffect, [DrawingCommand])
    /// Commands that show only where other commands would draw, or only where they wouldn't.
    case masked([DrawingCommand], by: [DrawingCommand], isInverted: Bool)
}
