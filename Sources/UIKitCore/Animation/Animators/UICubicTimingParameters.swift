import CoreGraphics
import Foundation
import QuartzCore

/// A pace as a Bézier curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `.easeInOut` for parameters with control points.
    open private(set) var animationCurve: UIView.AnimationCurve
    /// The first control point.
    open private(set) var controlPoint1: CGPoint
    /// The second control point.
    open private(set) var controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// Creates a curve that is slow at both ends.
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Creates a named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        controlPoint1 = CGPoint(x: curve.curve.x1, y: curve.curve.y1)
        controlPoint2 = CGPoint(x: curve.curve.x2, y: curve.curve.y2)
        isBuiltIn = true
        super.init()
    }

    /// Creates a curve from (0, 0) to (1, 1) with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isBuiltIn = false
        super.init()
    }

    /// `.cubic`, or `.builtin` for a named curve.
    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    /// These parameters.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// nil, because this is a curve.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: TimingCurve { TimingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y) }
}
