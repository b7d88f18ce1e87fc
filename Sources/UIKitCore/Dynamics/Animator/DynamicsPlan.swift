import CoreGraphics
import RigidBodies

/// What the behaviours of an animator hold, let hit and say of items, gathered when one of them changed.
@MainActor struct DynamicsPlan {
    let slots: [ObjectIdentifier: Int]
    /// What boundaries are made of when behaviours ask for the reference view's.
    let referenceBounds: CGRect
    var dependsOnReferenceBounds = false
    var materials: [Int: BodyMaterial] = [:]
    var joints: [Joint] = []
    var groups: [CollisionGroup] = []

    init(slots: [ObjectIdentifier: Int], referenceBounds: CGRect) {
        (self.slots, self.referenceBounds) = (slots, referenceBounds)
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
