import UIKit

extension CGRect {
    /// Whether the two differ by no more than what is lost in thirds.
    func isAlmost(_ other: CGRect) -> Bool {
        origin.distance(to: other.origin) < 0.01 && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }

    /// On the straight line from one to the other.
    func isBetween(_ start: CGPoint, _ end: CGPoint) -> Bool {
        abs(distance(to: start) + distance(to: end) - start.distance(to: end)) < 0.01
    }
}
