import UIKit

/// Three columns: each item goes below the shortest column, and its height depends on its number.
final class MosaicLayout: UICollectionViewLayout {
    private var tiles: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var height: CGFloat = 0

    override func prepare() {
        super.prepare()
        tiles = [:]
        height = 0
        guard let collectionView else { return }
        let width = collectionView.bounds.width / 3
        var bottoms: [CGFloat] = [0, 0, 0]
        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let column = (0..<3).min { bottoms[$0] < bottoms[$1] } ?? 0
                let tile = UICollectionViewLayoutAttributes(forCellWith: path)
                tile.frame = CGRect(
                    x: CGFloat(column) * width, y: bottoms[column], width: width,
                    height: 40 + CGFloat(item * 37 % 90))
                bottoms[column] = tile.frame.maxY
                tiles[path] = tile
            }
        }
        height = bottoms.max() ?? 0
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        tiles.values.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        tiles[indexPath]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
