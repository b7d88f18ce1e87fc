import CoreGraphics
import RenderTree

extension CALayer {
    final func drawTree(in ctx: CGContext) {
        ctx.saveGState()
        ctx.translateBy(x: bounds.origin.x, y: bounds.origin.y)
        ctx.draw(VectorDrawing(size: bounds.size, commands: commands(.asSet)))
        ctx.restoreGState()
    }

    /// Which values of an animated layer to draw.
    package enum Moment {
        /// The values of its properties.
        case asSet
        /// The values that the next frame shows.
        case asShown
        /// The values that screens were last told. Leaves out layers that no screen knows.
        case asCommitted
    }

    /// Returns the layer and its sublayers in the coordinates of its box, without its own transform and opacity.
    package func commands(_ moment: Moment) -> [DrawingCommand] {
        state(moment)?.commands(children: childrenInDrawingOrder.map { $0.placedCommands(moment) }) ?? []
    }

    /// Returns the layer and its sublayers in its superlayer's coordinates.
    func placedCommands(_ moment: Moment) -> [DrawingCommand] {
        guard let state = state(moment), !state.isHidden, state.opacity > 0 else { return [] }
        return state.placedCommands(children: childrenInDrawingOrder.map { $0.placedCommands(moment) })
    }

    private func state(_ moment: Moment) -> LayerState? {
        guard moment != .asCommitted else { return told?.state }
        displayIfNeeded()
        return moment == .asSet ? state : shownState
    }

    /// Whether a screen knows the layer.
    package var isKnownToScreens: Bool { told != nil }
}
