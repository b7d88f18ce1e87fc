import CoreGraphics
import Foundation
import QuartzCore

/// The pace of a weight on a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Kind {
        /// Comes to rest at the end of the animator's duration.
        case ratio(CGFloat)
        /// Has its own duration.
        case spring(SpringCurve)
    }

    private let kind: Kind
    /// The velocity at which the weight starts, in lengths of the whole way per second. Movements here have one
    /// velocity: the length of this vector.
    open private(set) var initialVelocity: CGVector

    /// Creates UIKit's standard spring: without bounce, and half a second long.
    public override convenience init() {
        self.init(duration: 0.5, bounce: 0)
    }

    /// Creates a spring with a damping ratio. It swings less, the nearer the ratio is to 1, where it doesn't swing.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring with a damping ratio and a velocity at its start, in lengths of the whole way per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring with physical values. It runs until it comes to rest, independently of the animator's duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .spring(
            SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.length))
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring that swings once in `duration` seconds, independently of the animator's duration.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
        kind = .spring(
            SpringCurve(perceptualDuration: duration, bounce: bounce, initialVelocity: initialVelocity.length))
        self.initialVelocity = initialVelocity
        super.init()
    }

    /// `.spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// nil, because this is a spring.
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

    /// The spring's own duration; nil if the animator's applies.
    var ownDuration: TimeInterval? {
        if case .spring(let spring) = kind { spring.settlingDuration } else { nil }
    }
}

extension CGVector {
    /// The vector's length, with the sign of a movement along one axis.
    fileprivate var length: CGFloat {
        if dy == 0 { return dx }
        return dx == 0 ? dy : hypot(dx, dy)
    }
}
