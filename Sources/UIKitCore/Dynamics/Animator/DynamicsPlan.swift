import CoreGraphics
import RigidBodies

/// What the behaviours of an animator hold, let hit and say of items, gathered when one of them changed.
@MainActor struct DynamicsPlan {
    let slots: [ObjectIdentifier: Int]
    private let findBounds: () -> CGRect
    /// What boundaries are made of that are the reference view's; nil while no behaviour asked.
    private(set) var knownBounds: CGRect?
    var materials: [Int: BodyMaterial] = [:]
    var joints: [Joint] = []
    var groups: [CollisionGroup] = []

    init(slots: [ObjectIdentifier: Int], findBounds: @escaping () -> CGRect) {
        (self.slots, self.findBounds) = (slots, findBounds)
    }

    /// The bounds of the reference view, or those of a layout's content.
    mutating func referenceBounds() -> CGRect {
        let bounds = knownBounds ?? findBounds()
        knownBounds = bounds
        return bounds
    }

    /// The body of an item.
    func slot(of item: any UIDynamicItem) -> Int? { slots[ObjectIdentifier(item)] }
}

/// Something that began or ceased to touch, in an app's words.
struct ContactReport {
    let item: any UIDynamicItem
    /// nil where it is a boundary.
    let other: (any UIDynamicItem)?
    let boundary: Int
    let isBeginning: Bool
    let point: CGPoint
}
