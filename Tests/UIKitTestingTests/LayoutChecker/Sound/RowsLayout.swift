import UIKit

/// Rows of 60 points, with a header of 30 points above each section: the superclass of the flawed layouts.
class RowsLayout: UICollectionViewLayout {
    var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    /// The attributes of all rows and headers, from top to bottom.
    var ordered: [UICollectionViewLayoutAttributes] = []
    var height: CGFloat = 0

    override func prepare() {
        super.prepare()
        cells = [:]
        headers = [:]
        ordered = []
        height = 0
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections {
            let path = IndexPath(item: 0, section: section)
            let header = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
            add(header, height: 30)
            headers[path] = header
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let cell = makeCell(path)
                add(cell, height: 60)
                cells[path] = cell
            }
        }
    }

    func makeCell(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        UICollectionViewLayoutAttributes(forCellWith: path)
    }

    func add(_ attributes: UICollectionViewLayoutAttributes, height: CGFloat) {
        attributes.frame = CGRect(x: 0, y: self.height, width: collectionView?.bounds.width ?? 0, height: height)
        self.height += height
        ordered.append(attributes)
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var low = 0
        var high = ordered.count
        while low < high {
            let middle = (low + high) / 2
            if ordered[middle].frame.maxY <= rect.minY { low = middle + 1 } else { high = middle }
        }
        return Array(ordered[low...].prefix { $0.frame.minY < rect.maxY }).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cells[indexPath]
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { headers[indexPath] }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
