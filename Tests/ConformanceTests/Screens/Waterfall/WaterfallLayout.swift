import UIKit

@MainActor
protocol WaterfallLayoutDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat
}

/// Columns of tiles: each tile goes where the column is shortest. As it was written in 2016.
class WaterfallLayout: UICollectionViewLayout {
    weak var delegate: WaterfallLayoutDelegate?
    var minimumColumnWidth: CGFloat = 150
    var spacing: CGFloat = 10

    private var cache = [UICollectionViewLayoutAttributes]()
    private var contentHeight: CGFloat = 0

    private var contentWidth: CGFloat {
        guard let collectionView = collectionView else { return 0 }
        let insets = collectionView.adjustedContentInset
        return collectionView.bounds.width - insets.left - insets.right
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: contentWidth, height: contentHeight)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        cache.removeAll()
        let columns = max(Int((contentWidth + spacing) / (minimumColumnWidth + spacing)), 1)
        let width = (contentWidth - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var bottoms = [CGFloat](repeating: 0, count: columns)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let column = bottoms.firstIndex(of: bottoms.min()!)!
            let height = delegate?.collectionView(collectionView, heightForItemAt: indexPath, withWidth: width) ?? width
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: CGFloat(column) * (width + spacing), y: bottoms[column], width: width, height: height)
            cache.append(attributes)
            bottoms[column] += height + spacing
        }
        contentHeight = max((bottoms.max() ?? 0) - spacing, 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return newBounds.width != collectionView?.bounds.width
    }
}
