import CoreGraphics
import Foundation

/// The distance and the direction of two fingers to each other.
struct TwoFingers: Equatable, Sendable {
    /// The distance in points.
    var distance: CGFloat
    /// The direction of the line from the first finger to the second, clockwise from the right, in radians.
    var angle: CGFloat

    init(_ first: CGPoint, _ second: CGPoint) {
        let way = CGPoint(x: second.x - first.x, y: second.y - first.y)
        distance = hypot(way.x, way.y)
        angle = atan2(way.y, way.x)
    }

    /// Returns the rotation of the line since `earlier`, the short way round: from -π to π.
    func turn(since earlier: TwoFingers) -> CGFloat {
        (angle - earlier.angle).remainder(dividingBy: 2 * .pi)
    }
}

/// The latest values of something that changes, from which its velocity is computed.
struct RecentValues: Sendable {
    private var samples: [(time: TimeInterval, value: CGFloat)] = []

    mutating func append(_ value: CGFloat, at time: TimeInterval) {
        samples.append((time, value))
        samples.removeAll { time - $0.time > 2 * GestureMetrics.velocityWindow }
    }

    mutating func removeAll() { samples = [] }

    /// The change per second, measured over the last tenth of a second.
    var velocity: CGFloat {
        guard let newest = samples.last,
            let recent = samples.first(where: { newest.time - $0.time <= GestureMetrics.velocityWindow }),
            newest.time > recent.time
        else { return 0 }
        return (newest.value - recent.value) / (newest.time - recent.time)
    }
}
