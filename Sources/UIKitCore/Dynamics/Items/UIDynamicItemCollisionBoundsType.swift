/// The shape with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The rectangle of its bounds.
    case rectangle
    /// An ellipse as wide and high as its bounds.
    case ellipse
    /// The shape of ``UIDynamicItem/collisionBoundingPath``.
    case path
}
