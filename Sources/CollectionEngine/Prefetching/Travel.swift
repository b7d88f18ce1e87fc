import CoreGraphics

/// The direction and the speed of the content along one axis.
///
/// A finger is never completely still. So the direction changes only when the content has come back by ``slack`` from
/// the furthest point.
package struct Travel: Sendable, Hashable {
    package enum Direction: Sendable, Hashable {
        /// Towards the end of the content.
        case forward
        case backward
    }

    /// The direction; nil until the content has moved.
    package private(set) var direction: Direction?
    /// The speed in either direction, in points per second.
    package private(set) var speed: CGFloat = 0
    private var position: CGFloat?
    /// The furthest point of the content in this direction.
    private var furthest: CGFloat = 0
    /// The furthest point to which `reach` has extended in this direction.
    private var farEnd: CGFloat?
    private var time: Double = 0

    /// The distance that the content must come back, in points.
    package static let slack: CGFloat = 8
    /// The maximum reach, in lengths of the view.
    private static let farthest: CGFloat = 3
    /// The longest time between two frames from which a speed is computed, in seconds.
    private static let longestFrame = 0.1

    package init() {}

    /// Records the content's position.
    ///
    /// - Parameters:
    ///   - position: A position at which the content can rest: beyond an edge the content goes nowhere.
    ///   - isMoving: Whether the content moves on its own or with a finger. Otherwise the app has set its position.
    package mutating func move(to position: CGFloat, at time: Double, isMoving: Bool) {
        let elapsed = time - self.time
        self.time = time
        guard let last = self.position else {
            self.position = position
            furthest = position
            return
        }
        self.position = position
        if !isMoving || elapsed > Self.longestFrame { speed = 0 }
        if isMoving, elapsed > 0, elapsed <= Self.longestFrame { speed = (position - last).magnitude / elapsed }
        follow(position)
    }

    /// Returns how far beyond the visible area to prepare items: to where the content would coast, but at least one and
    /// at most three lengths of the visible area. It doesn't shrink while the content keeps its direction
    /// (Decisions/0048).
    package mutating func reach(viewport: CGFloat) -> CGFloat {
        // The content coasts as far as it moves in 0.499 s at its present speed (M8).
        let reach = min(max(viewport, speed * 0.499), Self.farthest * viewport)
        guard let direction, let position else { return reach }
        let sign: CGFloat = direction == .forward ? 1 : -1
        let end = sign * position + reach
        farEnd = max(farEnd ?? end, end)
        return min((farEnd ?? end) - sign * position, Self.farthest * viewport)
    }

    private mutating func follow(_ position: CGFloat) {
        switch direction {
        case .forward where position >= furthest, .backward where position <= furthest: furthest = position
        case .forward where furthest - position <= Self.slack, .backward where position - furthest <= Self.slack: break
        default:
            guard position != furthest else { return }
            direction = position > furthest ? .forward : .backward
            furthest = position
            farEnd = nil
        }
    }
}
