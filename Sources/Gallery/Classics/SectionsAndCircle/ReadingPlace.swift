import UIKit

/// The first visible item, and its distance from the corner where reading begins.
struct ReadingPlace {
    let indexPath: IndexPath
    let distance: CGPoint
}

extension UICollectionView {
    /// The content offset at the beginning: the corner where reading begins, below the bars.
    var beginning: CGPoint { CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }

    var isAtBeginning: Bool { contentOffset.x <= beginning.x && contentOffset.y <= beginning.y }

    /// nil if no item is visible. An item behind a bar isn't.
    var readingPlace: ReadingPlace? {
        let view = bounds.inset(by: adjustedContentInset)
        let first = indexPathsForVisibleItems.sorted().lazy.compactMap(layoutAttributesForItem)
            .first { $0.frame.intersects(view) }
        return first.map { item in
            ReadingPlace(
                indexPath: item.indexPath,
                distance: CGPoint(x: item.frame.minX - view.minX, y: item.frame.minY - view.minY))
        }
    }

    /// Scrolls until the item has the same distance from that corner, or as near to it as the content's ends allow.
    func scroll(to place: ReadingPlace) {
        guard let item = layoutAttributesForItem(at: place.indexPath) else { return }
        let inset = adjustedContentInset
        let end = CGPoint(
            x: contentSize.width - bounds.width + inset.right, y: contentSize.height - bounds.height + inset.bottom)
        contentOffset = CGPoint(
            x: max(min(item.frame.minX - place.distance.x - inset.left, end.x), beginning.x),
            y: max(min(item.frame.minY - place.distance.y - inset.top, end.y), beginning.y))
    }
}
