/// One step of painting, over what is already there. Coordinates are final unless a group says otherwise.
package indirect enum DrawingCommand: Sendable, Hashable {
    case fill([PathElement], color: RGBA, evenOdd: Bool)
    case stroke([PathElement], color: RGBA, StrokeStyle)
    /// Colours that blend into each other, within a path.
    case gradient(GradientFill, clip: [PathElement])
    case image(DrawnImage)
    case text(TextLine)
    /// Steps of which only what lies inside the path is seen.
    case clip([PathElement], evenOdd: Bool, [DrawingCommand])
    /// Steps that are put together first and then moved, faded, shaded or blended as one.
    case group(DrawingEffect, [DrawingCommand])
    /// Steps that are seen only as far as others would cover the same place, or as far as they would not.
    case masked([DrawingCommand], by: [DrawingCommand], isInverted: Bool)
}
