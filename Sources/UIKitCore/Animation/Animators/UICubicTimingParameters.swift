import CoreGraphics
import Foundation
import QuartzCore

/// A pace as a Bézier curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    open private(set) var animationCurve: UIView.AnimationCurve
    open private(set) var controlPoint1: CGPoint
    open private(set) var controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// Slow at both ends.
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        controlPoint1 = CGPoint(x: curve.curve.x1, y: curve.curve.y1)
        controlPoint2 = CGPoint(x: curve.curve.x2, y: curve.curve.y2)
        isBuiltIn = true
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isBuiltIn = false
        super.init()
    }

    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: TimingCurve { TimingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y) }
}
