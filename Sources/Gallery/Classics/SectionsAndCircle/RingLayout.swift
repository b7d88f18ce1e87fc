import UIKit

/// A circle seen a little from above, clockwise from its top. Of two items that overlap, the lower one is in front.
///
/// It is as large as the room between the bars, and each item has its own `zIndex`.
final class RingLayout: CenteredLayout {
    override func places(of count: Int, in collectionView: UICollectionView) -> [(center: CGPoint, zIndex: Int)] {
        let room = CGRect(origin: .zero, size: collectionView.bounds.size).inset(by: collectionView.safeAreaInsets)
        let radius = max(min(room.width, room.height) / 2 - 100, 0) * spread
        center = CGPoint(x: room.midX, y: room.midY)
        return (0..<count).map { item in
            let angle = 2 * CGFloat.pi / CGFloat(count) * CGFloat(item)
            let middle = CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
            return (center: Self.onPoints(middle), zIndex: Self.zIndex(of: item, count: count))
        }
    }

    /// Returns a centre with which the item's edges are on whole points, at most a point further up and to the left.
    private static func onPoints(_ middle: CGPoint) -> CGPoint {
        let (halfWidth, halfHeight) = (itemSize.width / 2, itemSize.height / 2)
        return CGPoint(
            x: floor(middle.x - halfWidth) + halfWidth, y: floor(middle.y - halfHeight) + halfHeight)
    }

    /// Rises in the right half (0, 2, 4 …) and falls in the left half (… 5, 3, 1). Each number occurs once.
    static func zIndex(of item: Int, count: Int) -> Int { min(2 * item, 2 * (count - item) - 1) }
}
