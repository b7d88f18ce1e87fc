import UIKit

/// The circle that many tutorials teach: items go clockwise around the middle of the frame, the first one is at the
/// right, and each centre is rounded down to whole points.
///
/// `zIndex` rises through the right half, and falls through the left half.
final class CircleLayout: CenteredLayout {
    override func places(of count: Int, in collectionView: UICollectionView) -> [(center: CGPoint, zIndex: Int)] {
        let size = collectionView.frame.size
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = min(size.width, size.height) / 2 - 100
        var zIndex = 0
        return (0..<count).map { item in
            let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count)
            if item > 0 { zIndex += Self.isOnTheRight(item, of: count) ? 1 : -1 }
            return (
                center: CGPoint(x: floor(radius * cos(angle) + center.x), y: floor(radius * sin(angle) + center.y)),
                zIndex: zIndex
            )
        }
    }

    /// Whether the item's angle is in (0, π/2] or (3π/2, 2π]. It's compared in quarters of a turn, so that no digit of
    /// π decides.
    private static func isOnTheRight(_ item: Int, of count: Int) -> Bool { 4 * item <= count || 4 * item > 3 * count }
}
