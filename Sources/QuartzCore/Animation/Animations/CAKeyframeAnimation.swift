import CoreGraphics
import Foundation

/// A way through several values, or along a path.
///
///     let shake = CAKeyframeAnimation(keyPath: "position.x")
///     shake.values = [0, -10, 10, -10, 0]
///     shake.isAdditive = true
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// Where it goes, first to last.
    open var values: [Any]?

    /// For points: where it goes, in place of `values`.
    open var path: CGPath?

    /// When each value is reached, from 0 to 1; evenly spread when nil. With ``CAAnimationCalculationMode/discrete`` there
    /// is one more, the end of the last value.
    open var keyTimes: [NSNumber]?

    /// The pace between each two values.
    open var timingFunctions: [CAMediaTimingFunction]?

    /// How it gets from value to value; in straight lines by default.
    open var calculationMode = CAAnimationCalculationMode.linear

    /// Whether the layer turns with a path.
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

/// How an animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Straight from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all: each value stays until it is the next one's turn.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In straight lines, at one speed; `keyTimes` and `timingFunctions` are not looked at.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along the same curve, at nearly one speed.
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

    /// Its x axis points where it goes.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points where it comes from.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
