import UIKit

/// The first item that is in view, and how far from the corner where reading begins.
struct ReadingPlace {
    let indexPath: IndexPath
    let distance: CGPoint
}

extension UICollectionView {
    /// The content offset there: the corner where reading begins, clear of the bars.
    var beginning: CGPoint { CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }

    var isAtBeginning: Bool { contentOffset.x <= beginning.x && contentOffset.y <= beginning.y }

    /// Nil where no item is in view. What bars cover is not in view.
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

    /// Puts the item as far from that corner as it was, or as near to it as the content's ends allow.
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
