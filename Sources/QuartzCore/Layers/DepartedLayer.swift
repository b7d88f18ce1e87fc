import RenderTree

/// A layer that was removed from its superlayer while neither was in a visible tree. The screens still have it, and
/// hear of its removal when the superlayer is visible again.
struct DepartedLayer {
    let id: LayerID
    /// The tree whose screens know the layer (``LayerContext/name``).
    let tree: Int
    /// Weak, because the former superlayer may have become one of this layer's sublayers.
    weak var layer: CALayer?
}
