/// Has a say in what happens when a layer changes. A view is its layer's delegate.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// What happens when the property `event` changes: an action, NSNull for nothing at all, or nil, the default, to let
    /// the layer search on.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
