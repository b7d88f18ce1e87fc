import RenderTree

/// A layer that was removed from its superlayer while neither was in a shown tree. The screens still have it, and are told when the
/// superlayer is shown again.
struct DepartedLayer {
    let id: LayerID
    /// The tree whose screens know it (``LayerContext/name``).
    let tree: Int
    /// Weak, because its former superlayer may have become one of its sublayers by now.
    weak var layer: CALayer?
}
