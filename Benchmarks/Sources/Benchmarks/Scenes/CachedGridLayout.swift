import UIKit

/// A grid as apps write it: attributes are made on first use, and kept.
final class CachedGridLayout: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes?] = []
    private var rows: Int { (cache.count + Workload.itemsPerRow - 1) / Workload.itemsPerRow }

    override func prepare() {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        if cache.count != count { cache = Array(repeating: nil, count: count) }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: Workload.screen.width, height: CGFloat(rows) * Workload.rowStep)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let first = max(Int(rect.minY / Workload.rowStep), 0) * Workload.itemsPerRow
        let end = min(Int((rect.maxY / Workload.rowStep).rounded(.up)) * Workload.itemsPerRow, cache.count)
        var answers: [UICollectionViewLayoutAttributes] = []
        for item in first..<max(first, end) { answers.append(attributes(of: item)) }
        return answers
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: indexPath.item)
    }

    private func attributes(of item: Int) -> UICollectionViewLayoutAttributes {
        if let known = cache[item] { return known }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(
            origin: CGPoint(
                x: CGFloat(item % Workload.itemsPerRow) * 65, y: CGFloat(item / Workload.itemsPerRow) * Workload.rowStep
            ),
            size: Workload.itemSize)
        cache[item] = attributes
        return attributes
    }
}
