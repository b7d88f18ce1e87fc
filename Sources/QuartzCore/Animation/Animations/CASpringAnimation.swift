import Foundation

/// A way that is gone as by a weight on a spring.
///
/// It takes as long as `duration` says; set it to ``settlingDuration`` to see all of it.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    public override init() {
        super.init()
    }

    /// A spring that swings once in `perceptualDuration` seconds. A `bounce` of 0 does not go past its goal, one near 1
    /// hardly ever comes to rest, one below 0 arrives late.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce)
        stiffness = spring.frequency * spring.frequency
        damping = 2 * spring.dampingRatio * spring.frequency
        duration = settlingDuration
    }

    /// Of the weight; 1 by default.
    open var mass: CGFloat = 1
    /// How hard the spring pulls; 100 by default.
    open var stiffness: CGFloat = 100
    /// How soon the weight comes to rest; 10 by default.
    open var damping: CGFloat = 10
    /// Ways a second at which the weight sets off; 0 by default.
    open var initialVelocity: CGFloat = 0
    /// Seconds until the weight is, and stays, within a thousandth of its way.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// How long the movement seems to take, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }

    /// How much the movement goes beyond its end: 0 not at all, towards 1 more and more.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }

    package var spring: SpringCurve {
        SpringCurve(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }

    override var pace: Pace { .spring(spring, duration: duration) }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }

    override var mistake: (property: String, value: String)? {
        if let mistake = super.mistake { return mistake }
        let springs = [("mass", mass, true), ("stiffness", stiffness, true), ("damping", damping, false)]
        for (property, value, isPositive) in springs where !value.isFinite || value < 0 || isPositive && value == 0 {
            return (property, "\(value)")
        }
        return initialVelocity.isFinite ? nil : ("initialVelocity", "\(initialVelocity)")
    }
}
