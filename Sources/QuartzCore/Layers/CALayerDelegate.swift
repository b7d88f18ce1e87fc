import CoreGraphics

/// Has a say in what happens when a layer changes. A view is its layer's delegate.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// What happens when the property `event` changes: an action, NSNull for nothing at all, or nil, the default, to let
    /// the layer search on.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?

    /// Gives the layer its contents, instead of drawing them. Without it the layer draws.
    func display(_ layer: CALayer)

    /// Called before ``draw(_:in:)``.
    func layerWillDraw(_ layer: CALayer)

    /// Draws the layer's contents, in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Places the layers inside `layer`, before a frame for which it asked for layout. A view places its subviews, too.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    public func display(_ layer: CALayer) { LayerDisplay.delegateDoesNotDisplay() }

    public func layerWillDraw(_ layer: CALayer) {}

    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    public func layoutSublayers(of layer: CALayer) {}
}
