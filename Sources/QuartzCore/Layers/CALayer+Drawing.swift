import CoreGraphics
import RenderTree

extension CALayer {
    final func drawTree(in ctx: CGContext) {
        ctx.saveGState()
        ctx.translateBy(x: bounds.origin.x, y: bounds.origin.y)
        ctx.draw(VectorDrawing(size: bounds.size, commands: commands(.asSet)))
        ctx.restoreGState()
    }

    /// Which values of a layer that moves are drawn.
    package enum Moment {
        /// Those it will have.
        case asSet
        /// Those it is seen with in the next frame.
        case asShown
        /// Those that screens were last told; layers that no screen knows are left out.
        case asCommitted
    }

    /// The layer and all inside it in its box's coordinates, without its own transform and opacity.
    package func commands(_ moment: Moment) -> [DrawingCommand] {
        state(moment)?.commands(children: childrenInDrawingOrder.map { $0.placedCommands(moment) }) ?? []
    }

    /// The layer and all inside it, in its superlayer's coordinates.
    func placedCommands(_ moment: Moment) -> [DrawingCommand] {
        guard let state = state(moment), !state.isHidden, state.opacity > 0 else { return [] }
        return state.placedCommands(children: childrenInDrawingOrder.map { $0.placedCommands(moment) })
    }

    private func state(_ moment: Moment) -> LayerState? {
        guard moment != .asCommitted else { return told?.state }
        displayIfNeeded()
        return moment == .asSet ? state : shownState
    }

    /// Whether a screen was told of the layer.
    package var isKnownToScreens: Bool { told != nil }
}
