import CoreGraphics

/// Everything that changed on screen in one frame, and nothing that did not.
///
/// A screen carries it out in the order of the fields: create, set, place, remove. A layer is created before it is
/// named anywhere else, and removed together with everything still below it.
package struct LayerTransaction: Sendable, Hashable {
    /// Counts frames; a screen that acknowledges it says "I have shown this one".
    package var number = 0
    /// The layer that fills the screen, when it changed.
    package var root: LayerID?
    /// With the state of ``LayerState/init()``.
    package var created: [LayerID] = []
    package var changes: [LayerChange] = []
    package var placements: [LayerPlacement] = []
    package var removed: [LayerID] = []

    package init() {}

    package var isEmpty: Bool {
        root == nil && created.isEmpty && changes.isEmpty && placements.isEmpty && removed.isEmpty
    }
}

/// What is new about one layer.
package struct LayerChange: Sendable, Hashable {
    package var layer: LayerID
    package var properties: [LayerProperty]

    package init(layer: LayerID, properties: [LayerProperty]) {
        self.layer = layer
        self.properties = properties
    }
}

/// `layer` becomes the child of `parent` that is drawn directly below `sibling`, or on top of all.
///
/// Without a parent it is taken out of where it was. Placements come top down: when one is carried out, the parent
/// is already where it belongs, so no layer is ever put inside itself.
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
