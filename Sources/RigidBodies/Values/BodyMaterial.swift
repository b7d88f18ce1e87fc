/// How a body reacts to what acts on it.
package struct BodyMaterial: Sendable, Hashable {
    /// 0 doesn't bounce, 1 loses nothing when it does.
    package var elasticity = 0.0
    package var friction = 0.0
    /// 1 is a mass of 1 for 100 × 100 points.
    package var density = 1.0
    /// What part of its speed a body loses, a second, at the beginning of that second.
    package var resistance = 0.0
    package var angularResistance = 0.0
    package var charge = 0.0
    /// An anchored body is hit, and doesn't move.
    package var isAnchored = false
    package var allowsRotation = true

    package init() {}
}
