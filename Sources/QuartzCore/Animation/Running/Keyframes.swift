import CoreGraphics
import Foundation

/// Values, and the time at which each is reached.
struct Keyframes {
    /// What an animation moves along.
    private enum Track {
        case values([AnimationValue], isCubic: Bool)
        /// Curves one after the other. Gaps between the pieces of the path take no time.
        case curves([CubicCurve])
    }

    private let track: Track
    private var times: [Double] = []
    private var curves: [TimingCurve] = []
    private var isDiscrete = false

    init(values: [AnimationValue], mode: CAAnimationCalculationMode) {
        track = .values(values, isCubic: mode.isCubic)
    }

    init(along path: CGPath) {
        track = .curves(path.curves)
    }

    /// Spreads the values over time. Returns false if there is nothing to move along, or the number of times doesn't
    /// fit the values.
    mutating func prepare(times given: [Double]?, curves: [TimingCurve], mode: CAAnimationCalculationMode) -> Bool {
        isDiscrete = mode == .discrete
        self.curves = mode.isPaced ? [] : curves
        let count = stops
        guard count > 0 else { return false }
        if let given, !mode.isPaced {
            times = given
            return given.count == count || isDiscrete && given.count == count + 1
        }
        guard mode.isPaced else {
            let steps = Double(isDiscrete ? count : max(count - 1, 1))
            times = (0..<(isDiscrete ? count + 1 : count)).map { Double($0) / steps }
            return true
        }
        var total = 0.0
        let distances = lengths
        times =
            [0]
            + distances.map { length in
                total += length
                return total
            }
        if total > 0 { times = times.map { $0 / total } }
        return true
    }

    private var stops: Int {
        switch track {
        case .values(let values, _): values.count
        case .curves(let curves): curves.isEmpty ? 0 : curves.count + 1
        }
    }

    private var lengths: [Double] {
        switch track {
        case .values(let values, _): zip(values, values.dropFirst()).map { Double($0.distance(to: $1)) }
        case .curves(let curves): curves.map { Double($0.length) }
        }
    }

    /// - Returns: The value, and the direction of the path there.
    func value(at time: Double) -> (value: AnimationValue, angle: CGFloat?) {
        // Nothing moves before the first time and after the last.
        let last = (isDiscrete ? stops : stops - 1) - 1
        var index = (times.lastIndex { $0 <= time } ?? 0)
        index = max(min(index, last), 0)
        var part = 0.0
        if !isDiscrete, index + 1 < times.count {
            let (start, end) = (times[index], times[index + 1])
            part = end > start ? min(max((time - start) / (end - start), 0), 1) : 1
            if curves.indices.contains(index) { part = curves[index].value(at: part) }
        }
        switch track {
        case .values(let values, let isCubic):
            guard !isDiscrete, values.count > 1 else { return (values[min(index, values.count - 1)], nil) }
            return (
                isCubic ? values.smooth(index, CGFloat(part)) : values[index].mixed(with: values[index + 1], part), nil
            )
        case .curves(let curves):
            let curve = curves[min(index, curves.count - 1)]
            let place = isDiscrete && index == curves.count ? 1 : curve.parameter(atPart: CGFloat(part))
            return (.point(curve.point(at: place)), curve.direction(at: place))
        }
    }

    /// The value at the end.
    var end: AnimationValue { value(at: 1).value }
}

extension [AnimationValue] {
    /// Returns a value between this one and the next, on a smooth curve through all values: a Catmull-Rom curve,
    /// computed by repeated mixing (Barry and Goldman).
    fileprivate func smooth(_ index: Int, _ part: CGFloat) -> AnimationValue {
        let (one, two) = (self[index], self[index + 1])
        let zero = index > 0 ? self[index - 1] : two.mixed(with: one, 2)
        let three = index + 2 < count ? self[index + 2] : one.mixed(with: two, 2)
        let first = zero.mixed(with: one, part + 1)
        let second = one.mixed(with: two, part)
        let third = two.mixed(with: three, part - 1)
        let left = first.mixed(with: second, (part + 1) / 2)
        let right = second.mixed(with: third, part / 2)
        return left.mixed(with: right, part)
    }
}

/// The effect of ``CAKeyframeAnimation``.
struct KeyframeEffect: AnimationEffect {
    var path: AnimatedKeyPath
    var frames: Keyframes
    var pace: TimingCurve
    var isAdditive: Bool
    var isCumulative: Bool
    var rotation: CAAnimationRotationMode?

    func apply(to layer: CALayer, at progress: TimingProgress) {
        guard let base = path.value(of: layer) else { return }
        var (value, angle) = frames.value(at: pace.value(at: progress.fraction))
        if isCumulative { value = value.repeating(frames.end, progress.iteration) }
        path.setValue(isAdditive ? value.added(to: base) : value, of: layer)
        guard let rotation, let angle else { return }
        let turn = CATransform3DMakeRotation(rotation == .rotateAutoReverse ? angle + .pi : angle, 0, 0, 1)
        layer.transform = CATransform3DConcat(turn, layer.transform)
    }
}

extension CGPath {
    /// All lines and curves as curves, without the moves.
    fileprivate var curves: [CubicCurve] {
        var result: [CubicCurve] = []
        var (pen, start) = (CGPoint.zero, CGPoint.zero)
        func line(to point: CGPoint) {
            if point != pen { result.append(CubicCurve(start: pen, control: pen.middle(to: point), end: point)) }
        }
        for element in elements {
            switch element {
            case .move(let point): start = point
            case .line(let point): line(to: point)
            case .quadCurve(let point, let control):
                result.append(CubicCurve(start: pen, control: control, end: point))
            case .curve(let point, let control1, let control2):
                result.append(CubicCurve(start: pen, control1: control1, control2: control2, end: point))
            case .close: line(to: start)
            }
            pen = [element].penPosition ?? start
        }
        return result
    }
}

extension CGPoint {
    fileprivate func middle(to other: CGPoint) -> CGPoint { CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2) }
}

extension CubicCurve {
    private static let steps = 64

    fileprivate var length: CGFloat {
        (0..<Self.steps).reduce(0) { $0 + piece($1) }
    }

    private func piece(_ step: Int) -> CGFloat {
        let (one, two) = (
            point(at: CGFloat(step) / CGFloat(Self.steps)), point(at: CGFloat(step + 1) / CGFloat(Self.steps))
        )
        return hypot(two.x - one.x, two.y - one.y)
    }

    /// Returns the curve's parameter at a part of its length.
    fileprivate func parameter(atPart part: CGFloat) -> CGFloat {
        let goal = part * length
        var passed: CGFloat = 0
        for step in 0..<Self.steps {
            let piece = piece(step)
            if passed + piece >= goal, piece > 0 {
                return (CGFloat(step) + (goal - passed) / piece) / CGFloat(Self.steps)
            }
            passed += piece
        }
        return 1
    }

    /// Returns the curve's direction there, in radians.
    fileprivate func direction(at t: CGFloat) -> CGFloat {
        let (before, after) = (point(at: max(t - 1e-4, 0)), point(at: min(t + 1e-4, 1)))
        return atan2(after.y - before.y, after.x - before.x)
    }
}
