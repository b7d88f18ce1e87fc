import CoreGraphics

/// Which way content goes along one axis, and how fast.
///
/// A finger is never quite still: a direction turns only when content has come back by ``slack`` from the furthest point
/// that it reached.
package struct Travel: Sendable, Hashable {
    package enum Direction: Sendable, Hashable {
        /// Towards the end of the content.
        case forward
        case backward
    }

    /// nil until content has moved.
    package private(set) var direction: Direction?
    /// Points a second, whichever way.
    package private(set) var speed: CGFloat = 0
    private var position: CGFloat?
    /// The furthest point in the direction.
    private var furthest: CGFloat = 0
    /// The furthest point that `reach` has reached in the direction.
    private var farEnd: CGFloat?
    private var time: Double = 0

    /// In points.
    package static let slack: CGFloat = 8
    /// In lengths of the view.
    private static let farthest: CGFloat = 3
    /// A longer time than this between two frames says nothing of a speed, in seconds.
    private static let longestFrame = 0.1

    package init() {}

    /// Content is here now.
    ///
    /// - Parameters:
    ///   - position: A place to rest at: beyond an edge content goes nowhere.
    ///   - isMoving: Whether it goes on by itself, or with a finger. Otherwise it was put there.
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

    /// How far beyond the edge of what is in view things are made ready: to where content would coast, at least one and at most
    /// three times as far as what is in view is long. What was reached is not given up while content goes the same way.
    /// Decisions/0048.
    package mutating func reach(viewport: CGFloat) -> CGFloat {
        // Content coasts 0.499 s further at the speed that it has (M8).
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
