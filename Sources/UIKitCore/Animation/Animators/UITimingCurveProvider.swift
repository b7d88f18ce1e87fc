import Foundation
import QuartzCore

/// The pace of a property animator: a curve, a spring, or both.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The kind of the pace.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, or nil.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, or nil.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of pace.
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
