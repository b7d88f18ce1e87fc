import CoreGraphics
import Foundation
import QuartzCore

/// A pace as of a weight on a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Kind {
        /// Comes to rest when the animator's duration is over.
        case ratio(CGFloat)
        /// Takes its own time.
        case spring(SpringCurve)
    }

    private let kind: Kind
    /// Ways a second at which the weight sets off. Movements here have one velocity, the length of this one.
    open private(set) var initialVelocity: CGVector

    /// UIKit's own spring: no bounce, and half a second.
    public override convenience init() {
        self.init(duration: 0.5, bounce: 0)
    }

    /// A spring that swings less, the nearer the ratio is to 1; at 1 it doesn't swing.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring that starts at a velocity, in lengths of the way a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// Takes as long as it takes to come to rest; the animator's duration is not looked at.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .spring(
            SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.length))
        initialVelocity = velocity
        super.init()
    }

    /// A spring that swings once in `duration` seconds; the animator's duration is not looked at.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
        kind = .spring(
            SpringCurve(perceptualDuration: duration, bounce: bounce, initialVelocity: initialVelocity.length))
        self.initialVelocity = initialVelocity
        super.init()
    }

    /// `.spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// These parameters.
    open var springTimingParameters: UISpringTimingParameters? { self }

    func spring(duration: TimeInterval) -> SpringCurve {
        switch kind {
        case .ratio(let ratio):
            SpringCurve(settlingIn: duration, dampingRatio: ratio, initialVelocity: initialVelocity.length)
        case .spring(let spring): spring
        }
    }

    /// nil where the animator's own counts.
    var ownDuration: TimeInterval? {
        if case .spring(let spring) = kind { spring.settlingDuration } else { nil }
    }
}

extension CGVector {
    /// With the sign of a movement along one axis.
    fileprivate var length: CGFloat {
        if dy == 0 { return dx }
        return dx == 0 ? dy : hypot(dx, dy)
    }
}
