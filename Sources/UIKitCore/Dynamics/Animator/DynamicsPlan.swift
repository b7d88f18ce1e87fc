import CoreGraphics
import RigidBodies

/// The joints, collisions and materials of an animator's behaviours, collected after one of them changed.
@MainActor struct DynamicsPlan {
    let slots: [ObjectIdentifier: Int]
    private let findBounds: () -> CGRect
    /// The reference view's bounds, for boundaries; nil while no behaviour needs them.
    private(set) var knownBounds: CGRect?
    var materials: [Int: BodyMaterial] = [:]
    var joints: [Joint] = []
    var groups: [CollisionGroup] = []

    init(slots: [ObjectIdentifier: Int], findBounds: @escaping () -> CGRect) {
        (self.slots, self.findBounds) = (slots, findBounds)
    }

    /// Returns the bounds of the reference view, or those of a layout's content.
    mutating func referenceBounds() -> CGRect {
        let bounds = knownBounds ?? findBounds()
        knownBounds = bounds
        return bounds
    }

    /// Returns the slot of an item's body.
    func slot(of item: any UIDynamicItem) -> Int? { slots[ObjectIdentifier(item)] }
}

/// A contact that began or ended, in the app's terms.
struct ContactReport {
    let item: any UIDynamicItem
    /// The other item; nil if this is a boundary.
    let other: (any UIDynamicItem)?
    let boundary: Int
    let isBeginning: Bool
    let point: CGPoint
}
