import UIKit

/// A delegate that gives each item its own size, around the layout's item size.
final class MixedSizes: NSObject, UICollectionViewDelegateFlowLayout {
    /// The largest size of an item across the scroll axis, so that no item is larger than a line.
    var room = CGSize.zero

    private static let widths: [CGFloat] = [1, 0.6, 1.4, 0.8, 1.8, 1, 0.7, 1.2, 0.5, 1.6, 0.9]
    private static let heights: [CGFloat] = [1, 1.3, 0.7, 1, 0.8, 1.5, 1]

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
        let width = flow.itemSize.width * Self.widths[indexPath.item % Self.widths.count]
        let height = flow.itemSize.height * Self.heights[indexPath.item % Self.heights.count]
        let isVertical = flow.scrollDirection == .vertical
        return CGSize(
            width: isVertical ? min(width.rounded(), room.width) : width.rounded(),
            height: isVertical ? height.rounded() : min(height.rounded(), room.height))
    }
}
