import UIKit

/// Gives the layout the proportions of its items.
@MainActor protocol MasonryLayoutDelegate: AnyObject {
    func masonryLayout(_ layout: MasonryLayout, aspectRatioForItemAt indexPath: IndexPath) -> CGFloat
}

/// Columns of equal width whose items keep their proportions. Each item goes into the column that is shortest so far.
final class MasonryLayout: UICollectionViewLayout {
    weak var delegate: MasonryLayoutDelegate?
    /// The smallest width of a column, in points.
    var minimumColumnWidth: CGFloat = 170
    var spacing: CGFloat = 6

    private var attributes: [UICollectionViewLayoutAttributes] = []
    /// The items of each column, from top to bottom.
    private var columns: [[Int]] = []
    private var contentSize = CGSize.zero

    override func prepare() {
        super.prepare()
        attributes = []
        columns = []
        contentSize = .zero
        guard let collectionView, collectionView.numberOfSections > 0 else { return }
        let safe = collectionView.safeAreaInsets
        let width = collectionView.bounds.width - safe.left - safe.right
        guard width > 2 * spacing else { return }

        let count = max(2, Int((width - spacing) / (minimumColumnWidth + spacing)))
        let columnWidth = (width - spacing * CGFloat(count + 1)) / CGFloat(count)
        var bottoms = [CGFloat](repeating: spacing, count: count)
        columns = Array(repeating: [], count: count)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let path = IndexPath(item: item, section: 0)
            let ratio = delegate?.masonryLayout(self, aspectRatioForItemAt: path) ?? 1
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let height = (columnWidth / max(ratio, 0.1)).rounded()
            let place = UICollectionViewLayoutAttributes(forCellWith: path)
            place.frame = CGRect(
                x: safe.left + spacing + CGFloat(column) * (columnWidth + spacing), y: bottoms[column],
                width: columnWidth, height: height)
            attributes.append(place)
            columns[column].append(item)
            bottoms[column] += height + spacing
        }
        contentSize = CGSize(width: collectionView.bounds.width, height: bottoms.max() ?? 0)
    }

    override var collectionViewContentSize: CGSize { contentSize }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        columns.flatMap { column in
            column[firstItem(in: column, below: rect.minY)...].prefix { attributes[$0].frame.minY < rect.maxY }
                .map { attributes[$0] }
        }
    }

    /// Returns the position in a column of the first item that ends below `y`, by binary search.
    private func firstItem(in column: [Int], below y: CGFloat) -> Int {
        var (low, high) = (0, column.count)
        while low < high {
            let middle = (low + high) / 2
            if attributes[column[middle]].frame.maxY <= y { low = middle + 1 } else { high = middle }
        }
        return low
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
