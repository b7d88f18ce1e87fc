import Foundation

/// Moves a property as a weight on a spring moves.
///
/// The animation takes `duration` seconds: set that to ``settlingDuration`` to see all of the movement.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    public override init() {
        super.init()
    }

    /// Makes a spring that swings once in `perceptualDuration` seconds. With a `bounce` of 0 the spring doesn't
    /// overshoot. Near 1 it hardly comes to rest, and below 0 it arrives late.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce)
        stiffness = spring.frequency * spring.frequency
        damping = 2 * spring.dampingRatio * spring.frequency
        duration = settlingDuration
    }

    /// The mass of the weight; 1 by default.
    open var mass: CGFloat = 1
    /// How strongly the spring pulls; 100 by default.
    open var stiffness: CGFloat = 100
    /// How quickly the weight comes to rest; 10 by default.
    open var damping: CGFloat = 10
    /// The weight's speed at the start, in whole movements per second; 0 by default.
    open var initialVelocity: CGFloat = 0
    /// Seconds until the weight stays within a thousandth of the whole movement from its goal.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// How long the movement seems to take to a person, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }

    /// How far the movement overshoots: 0 is not at all, and higher values up to 1 overshoot further.
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
