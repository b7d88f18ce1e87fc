import CoreGraphics
import RenderTree

/// How a layer's delegate says that it leaves drawing to the layer: the default of `display(_:)` leaves a mark (D5).
@MainActor package enum LayerDisplay {
    private static var isLeftToLayer = false

    package static func delegateDoesNotDisplay() { isLeftToLayer = true }

    /// Most views of an app's own classes draw nothing, so the paper they leave empty is used again.
    private static var emptyPaper: CGContext?

    static func takePaper(of size: CGSize) -> CGContext {
        guard let paper = emptyPaper else { return CGContext(size: size) }
        emptyPaper = nil
        paper.begin(size: size)
        return paper
    }

    static func giveBack(_ paper: CGContext) { emptyPaper = paper }

    /// Whether the delegate made the layer's contents.
    static func isDone(by delegate: any CALayerDelegate, for layer: CALayer) -> Bool {
        isLeftToLayer = false
        delegate.display(layer)
        return !isLeftToLayer
    }
}

extension CALayer {
    /// Tells the tree, once; a layer outside of any waits until it is in one.
    final func requestDisplay() {
        isDisplayNeeded = true
        guard !isWaitingForDisplay, let context else { return }
        isWaitingForDisplay = true
        context.layerNeedsDisplay(self)
    }

    /// A layer without a size draws when it gets one.
    final func displayNow() {
        isWaitingForDisplay = false
        // What is asked for while it draws is drawn with the next frame.
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
        // Unless the app kept it.
        if drawing.commands.isEmpty, isKnownUniquelyReferenced(&paper) { LayerDisplay.giveBack(paper) }
        // Whoever draws nothing keeps the contents that were set, but not those drawn before.
        guard !drawing.commands.isEmpty || hasDrawn else { return }
        hasDrawn = !drawing.commands.isEmpty
        content = hasDrawn ? .drawing(DrawingContent(drawing, extent: .size)) : nil
    }
}
