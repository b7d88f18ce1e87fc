import CoreGraphics
import Foundation

/// Moves a property through several values, or a position along a path.
///
///     let shake = CAKeyframeAnimation(keyPath: "position.x")
///     shake.values = [0, -10, 10, -10, 0]
///     shake.isAdditive = true
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, first to last.
    open var values: [Any]?

    /// The path of a point, used instead of `values`.
    open var path: CGPath?

    /// When the animation reaches each value, from 0 to 1; nil, the default, spaces them evenly. With
    /// ``CAAnimationCalculationMode/discrete`` there is one more time, at which the last value ends.
    open var keyTimes: [NSNumber]?

    /// The pace between each value and the next.
    open var timingFunctions: [CAMediaTimingFunction]?

    /// How the animation moves from value to value; `.linear` by default.
    open var calculationMode = CAAnimationCalculationMode.linear

    /// How the layer turns with the path's direction; nil, the default, doesn't turn it.
    open var rotationMode: CAAnimationRotationMode?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path?.copy()
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        rotationMode = other.rotationMode
    }

    override func effect(on path: AnimatedKeyPath, kind: AnimationValue) -> (any AnimationEffect)? {
        let curves = (timingFunctions ?? []).map(\.curve)
        var frames: Keyframes
        if let track = self.path, case .point = kind {
            frames = Keyframes(along: track)
        } else {
            let read = (values ?? []).compactMap { kind.reading($0) }
            guard !read.isEmpty, read.count == values?.count else { return nil }
            frames = Keyframes(values: read, mode: calculationMode)
        }
        guard frames.prepare(times: keyTimes?.map(\.doubleValue), curves: curves, mode: calculationMode) else {
            return nil
        }
        return KeyframeEffect(
            path: path, frames: frames, pace: timingFunction?.curve ?? .linear, isAdditive: isAdditive,
            isCumulative: isCumulative, rotation: self.path == nil ? nil : rotationMode)
    }

    override var statedValues: [(property: String, value: Any?)] { (values ?? []).map { ("values", $0) } }

    override var mistake: (property: String, value: String)? {
        if let mistake = super.mistake { return mistake }
        guard let keyTimes else { return nil }
        let times = keyTimes.map(\.doubleValue)
        let isRising = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
        return isRising && times.allSatisfy({ (0...1).contains($0) }) ? nil : ("keyTimes", "\(times)")
    }
}

/// How an animation moves from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In a straight line from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// In steps: each value stays until the time of the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In straight lines, at a constant speed. Ignores `keyTimes` and `timingFunctions`.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along the same curve, at a nearly constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// How a layer turns while it follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer's x axis points in the direction of movement.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points against the direction of movement.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
