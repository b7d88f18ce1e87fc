import UIKit

extension CGRect {
    /// Returns two parts with a gap of one point between them. The first is at `edge`, and its length is that fraction
    /// of the whole, rounded up to a whole point. The second gives up the gap.
    func dividedIntegral(fraction: CGFloat, from edge: CGRectEdge) -> (first: CGRect, second: CGRect) {
        let gap: CGFloat = 1
        let length = edge == .minXEdge || edge == .maxXEdge ? width : height
        let part = (length * fraction).rounded(.up)
        let most = length > gap ? length - gap : 0
        let (first, rest) = divided(atDistance: part < most ? part : most, from: edge)
        return (first, rest.divided(atDistance: gap, from: edge).remainder)
    }
}
