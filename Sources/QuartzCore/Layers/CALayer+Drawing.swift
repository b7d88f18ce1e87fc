import CoreGraphics
import RenderTree

extension CALayer {
    /// Draws the layer and all inside it, in its own coordinates, as it is set up now; animations do not count.
    public func render(in ctx: CGContext) {
        ctx.saveGState()
        ctx.translateBy(x: bounds.origin.x, y: bounds.origin.y)
        ctx.draw(VectorDrawing(size: bounds.size, commands: commands))
        ctx.restoreGState()
    }

    /// The layer and all inside it in its box's coordinates, without its own transform and opacity.
    package var commands: [DrawingCommand] { state.commands(children: childrenInDrawingOrder.map(\.placedCommands)) }

    /// The layer and all inside it, in its superlayer's coordinates.
    var placedCommands: [DrawingCommand] {
        guard !isHidden, opacity > 0 else { return [] }
        return state.placedCommands(children: childrenInDrawingOrder.map(\.placedCommands))
    }

    /// The same as it is seen at this moment.
    var shownCommands: [DrawingCommand] {
        let shown = shown
        guard !shown.isHidden, shown.opacity > 0 else { return [] }
        return shown.state.placedCommands(children: childrenInDrawingOrder.map(\.shownCommands))
    }
}
