import UIKit

extension CGRect {
    /// Returns whether the two differ by no more than the rounding errors of thirds.
    func isAlmost(_ other: CGRect) -> Bool {
        origin.distance(to: other.origin) < 0.01 && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }

    /// Returns whether this point is on the straight line from one point to the other.
    func isBetween(_ start: CGPoint, _ end: CGPoint) -> Bool {
        abs(distance(to: start) + distance(to: end) - start.distance(to: end)) < 0.01
    }
}
