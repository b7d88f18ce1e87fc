import UIKit

// Rows in impossible places, each in one way.

/// Spreads items over the width, and divides the remaining width by the number of gaps: for a single item, by 0.
final class DividesByZero: RowsLayout {
    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        for cell in cells.values {
            let count = CGFloat(collectionView.numberOfItems(inSection: cell.indexPath.section))
            let gap = (collectionView.bounds.width - 10 * count) / (count - 1)
            cell.frame.origin.x = CGFloat(cell.indexPath.item) * (10 + gap)
            cell.frame.size.width = 10
        }
    }
}

/// Leaves the last row out of the content.
final class LastRowOutside: RowsLayout {
    override var collectionViewContentSize: CGSize {
        CGSize(width: super.collectionViewContentSize.width, height: max(height - 60, 0))
    }
}

/// Has a content that reaches as far as the view was scrolled.
final class ContentThatGrows: RowsLayout {
    override var collectionViewContentSize: CGSize {
        let size = super.collectionViewContentSize
        guard let bounds = collectionView?.bounds else { return size }
        return CGSize(width: size.width, height: max(size.height, bounds.maxY + 100))
    }
}

/// Keeps headers in view, and forgets to put them in front.
class PinnedBehind: RowsLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let cells = super.layoutAttributesForElements(in: rect)?.filter { $0.representedElementCategory == .cell } ?? []
        return cells + headers.keys.sorted().compactMap(pinned).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { pinned(indexPath) }

    func pinned(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let header = headers[path]?.copy() as? UICollectionViewLayoutAttributes, let collectionView else {
            return nil
        }
        header.frame.origin.y = pinnedTop(of: header, collectionView)
        return header
    }

    func pinnedTop(of header: UICollectionViewLayoutAttributes, _ collectionView: UICollectionView) -> CGFloat {
        let count = CGFloat(collectionView.numberOfItems(inSection: header.indexPath.section))
        return min(max(header.frame.minY, collectionView.bounds.minY), header.frame.minY + count * 60)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Puts pinned headers in front, but moves the attributes that it returned before.
final class PinnedInPlace: PinnedBehind {
    private var tops: [IndexPath: CGFloat] = [:]

    override func prepare() {
        // The prepared attributes are kept as long as only the scroll position changes.
        let counts = (0..<(collectionView?.numberOfSections ?? 0)).map { collectionView?.numberOfItems(inSection: $0) }
        if counts != self.counts || width != collectionView?.bounds.width { super.prepare() }
        (self.counts, width) = (counts, collectionView?.bounds.width)
        for header in headers.values where tops[header.indexPath] == nil || header.zIndex == 0 {
            tops[header.indexPath] = header.frame.minY
            header.zIndex = 1
        }
    }
    private var counts: [Int?] = []
    private var width: CGFloat?

    override func pinned(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let header = headers[path], let collectionView, let top = tops[path] else { return nil }
        let count = CGFloat(collectionView.numberOfItems(inSection: path.section))
        header.frame.origin.y = min(max(top, collectionView.bounds.minY), top + count * 60)
        return header
    }
}
