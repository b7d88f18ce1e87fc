import Foundation
import QuartzCore

/// The pace of a property animator: a curve, a spring, or both.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable, Hashable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}
