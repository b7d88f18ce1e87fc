import UIKit

/// Strips of photos, 200 points high and 1 apart, each divided in another way than the one above it. They keep clear of
/// the safe area at the sides. The content is as wide as the view all the same, so it doesn't scroll horizontally.
final class MosaicLayout: UICollectionViewLayout {
    private struct Segment {
        let minY, maxY: CGFloat
        let items: Range<Int>
    }

    private let segmentHeight: CGFloat = 200
    private let spacing: CGFloat = 1

    private var attributes: [UICollectionViewLayoutAttributes] = []
    /// The strips, from top to bottom. None overlaps another.
    private var segments: [Segment] = []
    private var contentSize = CGSize.zero

    override func prepare() {
        super.prepare()
        attributes.removeAll(keepingCapacity: true)
        segments.removeAll(keepingCapacity: true)
        contentSize = .zero
        guard let collectionView, collectionView.numberOfSections > 0 else { return }

        let count = collectionView.numberOfItems(inSection: 0)
        let (width, sides) = (collectionView.bounds.width, collectionView.safeAreaInsets)
        let room = max(width - sides.left - sides.right, 0)
        var style = MosaicSegmentStyle.fullWidth
        // As between strips, there's a point above the first one.
        var top = spacing
        while attributes.count < count {
            append(style, in: CGRect(x: sides.left, y: top, width: room, height: segmentHeight))
            contentSize = CGSize(width: width, height: top + segmentHeight)
            top += segmentHeight + spacing
            style = .next(after: style, remaining: count - attributes.count)
        }
    }

    private func append(_ style: MosaicSegmentStyle, in frame: CGRect) {
        let first = attributes.count
        for frame in style.frames(in: frame) {
            let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: attributes.count, section: 0))
            place.frame = frame
            attributes.append(place)
        }
        segments.append(Segment(minY: frame.minY, maxY: frame.maxY, items: first..<attributes.count))
    }

    override var collectionViewContentSize: CGSize { contentSize }

    /// Returns the photos of all strips that intersect the rectangle. A photo of such a strip may be outside it, which
    /// does no harm: checking each photo would take longer than returning it.
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let first = firstSegment(at: rect.minY)
        var end = first
        while end < segments.count, segments[end].minY < rect.maxY { end += 1 }
        guard first < end else { return [] }
        return Array(attributes[segments[first].items.lowerBound..<segments[end - 1].items.upperBound])
    }

    /// Returns the first strip that ends below `y`, by binary search.
    private func firstSegment(at y: CGFloat) -> Int {
        var (low, high) = (0, segments.count)
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].maxY <= y { low = middle + 1 } else { high = middle }
        }
        return low
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
    }

    /// Scrolling changes the bounds, too, but only another size moves photos. The controller invalidates the layout
    /// when the safe area changes.
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}
