import UIKit

/// The circle that many tutorials teach: items go clockwise around the middle of the frame, the first one is at the
/// right, and each centre is rounded down to whole points.
///
/// `zIndex` rises through the right half, and falls through the left half.
final class CircleLayout: CenteredLayout {
    override func places(of count: Int, in collectionView: UICollectionView) -> [(center: CGPoint, zIndex: Int)] {
        let size = collectionView.frame.size
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = (min(size.width, size.height) / 2 - 100) * spread
        var number = 0
        return (0..<count).map { item in
            // The first item isn't counted. Each of the others has the number from before it is counted.
            let zIndex = number
            if item > 0 { number += Self.isOnTheRight(item, of: count) ? 1 : -1 }
            return (center: place(of: item, count: count, radius: radius), zIndex: zIndex)
        }
    }

    /// Computed in `Float` as it is taught: above and below the centre, the cosine is a little off 0, and a `Double`
    /// would keep enough of it to lose a point.
    private func place(of item: Int, count: Int, radius: CGFloat) -> CGPoint {
        let angle = Float(2 * Double.pi * Double(item) / Double(count))
        let x = Float(radius) * cos(angle) + Float(center.x)
        let y = Float(radius) * sin(angle) + Float(center.y)
        return CGPoint(x: CGFloat(floor(x)), y: CGFloat(floor(y)))
    }

    /// Whether the item's angle is in (0, π/2] or (3π/2, 2π]. It's compared in quarters of a turn, so that no digit of
    /// π decides.
    private static func isOnTheRight(_ item: Int, of count: Int) -> Bool { 4 * item <= count || 4 * item > 3 * count }
}
