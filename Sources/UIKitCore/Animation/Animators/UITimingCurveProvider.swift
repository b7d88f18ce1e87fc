import Foundation
import QuartzCore

/// The pace of a property animator: a curve, a spring, or both.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// Which of the two kinds the curve is.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, if it is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if it is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// Kinds of curves.
public enum UITimingCurveType: Int, Sendable, Hashable {
    /// A named curve.
    case builtin = 0
    /// A cubic curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A spring and a cubic curve.
    case composed = 3
}
