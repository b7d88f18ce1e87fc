import CoreGraphics

/// Everything that changed on screen in one frame, and nothing that didn't.
///
/// A screen applies it in the order of the fields: create, set, place, remove. A layer is created before any other
/// mention of it, and removed together with everything still below it.
package struct LayerTransaction: Sendable, Hashable {
    /// The number of the frame. A screen acknowledges it to say that it has shown this frame.
    package var number = 0
    /// The layer that fills the screen, if it changed.
    package var root: LayerID?
    /// The new layers, with the state of ``LayerState/init()``.
    package var created: [LayerID] = []
    package var changes: [LayerChange] = []
    package var placements: [LayerPlacement] = []
    package var removed: [LayerID] = []

    package init() {}

    package var isEmpty: Bool {
        root == nil && created.isEmpty && changes.isEmpty && placements.isEmpty && removed.isEmpty
    }
}

/// The changes of one layer.
package struct LayerChange: Sendable, Hashable {
    package var layer: LayerID
    package var properties: [LayerProperty]

    package init(layer: LayerID, properties: [LayerProperty]) {
        self.layer = layer
        self.properties = properties
    }
}

/// `layer` becomes the child of `parent` directly below `sibling`, or the topmost child.
///
/// Without a parent the layer is removed from its earlier place. Placements come top down: when one is applied, the
/// parent is in its final place already, so no layer is ever put inside itself.
package struct LayerPlacement: Sendable, Hashable {
    package var layer: LayerID
    package var parent: LayerID?
    package var sibling: LayerID?

    package init(layer: LayerID, parent: LayerID?, below sibling: LayerID?) {
        self.layer = layer
        self.parent = parent
        self.sibling = sibling
    }
}
