import UIKit

extension CGRect {
    /// Returns two parts with a gap of one point between them. The first is at `edge`, and its length is that fraction
    /// of what the gap leaves, in whole points.
    func dividedIntegral(fraction: CGFloat, from edge: CGRectEdge) -> (first: CGRect, second: CGRect) {
        let gap: CGFloat = 1
        let length = edge == .minXEdge || edge == .maxXEdge ? width : height
        let (first, rest) = divided(atDistance: ((length - gap) * fraction).rounded(), from: edge)
        return (first, rest.divided(atDistance: gap, from: edge).remainder)
    }
}
