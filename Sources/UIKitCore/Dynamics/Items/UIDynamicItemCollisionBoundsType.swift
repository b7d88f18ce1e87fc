/// With which shape an item hits others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// That of its bounds.
    case rectangle
    /// As wide and high as its bounds.
    case ellipse
    /// That of ``UIDynamicItem/collisionBoundingPath``.
    case path
}
