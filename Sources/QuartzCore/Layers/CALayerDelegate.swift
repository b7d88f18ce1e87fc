import CoreGraphics

/// Provides the contents, layout and actions of a layer. A view is its layer's delegate.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Returns the action for a change of the property `event`: an action, NSNull for nothing at all, or nil, the
    /// default, to let the layer continue its search.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?

    /// Sets the layer's contents instead of drawing them. Without this method the layer draws.
    func display(_ layer: CALayer)

    /// Called before ``draw(_:in:)``.
    func layerWillDraw(_ layer: CALayer)

    /// Draws the layer's contents, in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Places the sublayers of `layer` before a frame for which it requested layout. A view places its subviews, too.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    public func display(_ layer: CALayer) { LayerDisplay.delegateDoesNotDisplay() }

    public func layerWillDraw(_ layer: CALayer) {}

    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    public func layoutSublayers(of layer: CALayer) {}
}
