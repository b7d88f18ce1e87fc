/// How a body reacts to forces and collisions.
package struct BodyMaterial: Sendable, Hashable {
    /// 0 doesn't bounce, and 1 bounces without loss.
    package var elasticity = 0.0
    package var friction = 0.0
    /// 1 is a mass of 1 for 100 × 100 points.
    package var density = 1.0
    /// The part of its speed that a body loses per second, at the beginning of that second.
    package var resistance = 0.0
    package var angularResistance = 0.0
    package var charge = 0.0
    /// Whether the body is anchored: others hit it, but it doesn't move.
    package var isAnchored = false
    package var allowsRotation = true

    package init() {}
}
