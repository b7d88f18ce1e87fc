import RenderTree

/// A layer that left its superlayer while neither was shown: screens that know both still have it in there, and hear of it when the
/// superlayer comes back.
struct DepartedLayer {
    let id: LayerID
    /// The tree whose screens know it (``LayerContext/name``).
    let tree: Int
    /// Not held: its superlayer of before may have become one of its sublayers since.
    weak var layer: CALayer?
}
