import CoreGraphics
import RenderTree

/// Records that a layer's delegate leaves drawing to the layer: the default of `display(_:)` sets a mark (D5).
@MainActor package enum LayerDisplay {
    private static var isLeftToLayer = false

    package static func delegateDoesNotDisplay() { isLeftToLayer = true }

    /// A context that stayed empty, for reuse: most views of an app's own classes draw nothing.
    private static var emptyPaper: CGContext?

    static func takePaper(of size: CGSize) -> CGContext {
        guard let paper = emptyPaper else { return CGContext(size: size) }
        emptyPaper = nil
        paper.begin(size: size)
        return paper
    }

    static func giveBack(_ paper: CGContext) { emptyPaper = paper }

    /// Returns whether the delegate made the layer's contents.
    static func isDone(by delegate: any CALayerDelegate, for layer: CALayer) -> Bool {
        isLeftToLayer = false
        delegate.display(layer)
        return !isLeftToLayer
    }
}

extension CALayer {
    /// Adds the layer to its tree's list, once. A layer outside of all trees waits until it enters one.
    final func requestDisplay() {
        isDisplayNeeded = true
        guard !isWaitingForDisplay, let context else { return }
        isWaitingForDisplay = true
        context.layerNeedsDisplay(self)
    }

    /// Draws the contents. A layer without a size draws when it gets one.
    final func displayNow() {
        isWaitingForDisplay = false
        // The next frame draws what is requested during drawing.
        guard isDisplayNeeded, !isDisplaying, bounds.width > 0, bounds.height > 0 else { return }
        isDisplayNeeded = false
        isDisplaying = true
        display()
        isDisplaying = false
    }

    final func displayByDrawing() {
        if let delegate, LayerDisplay.isDone(by: delegate, for: self) { return }
        var paper = LayerDisplay.takePaper(of: bounds.size)
        paper.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        delegate?.layerWillDraw(self)
        draw(in: paper)
        let drawing = paper.drawing
        // Only if the app didn't keep the context.
        if drawing.commands.isEmpty, isKnownUniquelyReferenced(&paper) { LayerDisplay.giveBack(paper) }
        // A layer that draws nothing keeps contents that were set, but not contents that it drew before.
        guard !drawing.commands.isEmpty || hasDrawn else { return }
        hasDrawn = !drawing.commands.isEmpty
        content = hasDrawn ? .drawing(DrawingContent(drawing, extent: .size)) : nil
    }
}
