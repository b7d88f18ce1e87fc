import CoreGraphics
import Foundation

/// Recognises a quick stroke in one of four directions.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that the recogniser accepts. To the right by default.
    open var direction: Direction = .right
    /// The number of fingers that must swipe. 1 by default.
    open var numberOfTouchesRequired = 1

    private var fingers = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers == 0 { setDeadline(event.timestamp + GestureMetrics.swipeDuration) }
        fingers += touches.count
        if fingers > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let count = CGFloat(max(self.touches.count, 1))
        let way = self.touches.reduce(CGPoint.zero) {
            CGPoint(
                x: $0.x + ($1.windowLocation.x - $1.firstLocation.x) / count,
                y: $0.y + ($1.windowLocation.y - $1.firstLocation.y) / count)
        }
        switch Stroke(way, along: direction) {
        case .short: break
        case .long where fingers == numberOfTouchesRequired: state = .ended
        case .long, .astray: state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if !isWaiting { state = .failed } }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() { fingers = 0 }

    override func deadlineDidPass() { if !isWaiting { state = .failed } }
}

/// The result of a stroke so far.
enum Stroke: Equatable, Sendable {
    case short, long
    /// In a direction that the recogniser doesn't accept.
    case astray

    init(_ way: CGPoint, along direction: UISwipeGestureRecognizer.Direction) {
        let isSideways = abs(way.x) >= abs(way.y)
        let (along, aside) = isSideways ? (abs(way.x), abs(way.y)) : (abs(way.y), abs(way.x))
        guard along > GestureMetrics.tapMovement else {
            self = .short
            return
        }
        let heading: UISwipeGestureRecognizer.Direction =
            isSideways ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
        guard direction.contains(heading), aside <= along * GestureMetrics.swipeSlant else {
            self = .astray
            return
        }
        self = along >= GestureMetrics.swipeDistance ? .long : .short
    }
}
